import type { SnapshotFrom } from "xstate"
import type { GalleryMode } from "../../core/domain/gallery/gallery-keys.ts"
import { formatPercent } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { GalleryActor } from "./gallery-gestures.ts"
import styles from "./gallery-stage.module.css"
import { Icon } from "../ui/icon.tsx"
import type { IconName } from "../ui/icon-names.ts"

type Props = {
  readonly snapshot: SnapshotFrom<GalleryActor>
  readonly count: number
  readonly mode: GalleryMode
  readonly zoomStep: number
  readonly send: GalleryActor["send"]
}

type Event = Parameters<GalleryActor["send"]>[0]

export function GalleryTools({ count, mode, send, snapshot, zoomStep }: Props) {
  const { at, view } = snapshot.context
  const tool = (label: string, icon: IconName, event: Event, className?: string) => (
    <button type="button" className={className} aria-label={label} disabled={!snapshot.can(event)} onClick={() => send(event)}>
      <Icon name={icon} size={20} />
    </button>
  )
  const turn = { type: "gallery.toggleTurning" } as const
  const canTurn = mode === "turning" || snapshot.can(turn)
  return (
    <>
      <p className={styles["place"]} aria-live="polite">
        {[count > 1 ? typeset(`${at + 1} из ${count}`) : null, mode === "near" ? formatPercent(Math.round(view.zoom * 100)) : null]
          .filter((part) => part !== null)
          .join(", ")}
      </p>
      {tool("Закрыть", "close", { type: "gallery.close" }, styles["close"])}
      <div className={styles["tools"]} role="group" aria-label="Просмотр">
        {count > 1 ? tool("Предыдущее изображение", "arrow-left", { type: "gallery.step", by: -1 }) : null}
        {mode === "turning"
          ? [
              tool("Повернуть влево", "chevron-left", { type: "gallery.turn", by: -1 }),
              tool("Повернуть вправо", "chevron-right", { type: "gallery.turn", by: 1 })
            ].map((button, index) => <span key={index}>{button}</span>)
          : [
              tool("Отдалить", "minus", { type: "gallery.zoom", factor: 1 / zoomStep }),
              tool("Приблизить", "plus", { type: "gallery.zoom", factor: zoomStep })
            ].map((button, index) => <span key={index}>{button}</span>)}
        {canTurn ? (
          <button type="button" className={styles["turn"]} aria-pressed={mode === "turning"} onClick={() => send(turn)}>
            <Icon name="rotate" size={20} />
            Вращать
          </button>
        ) : null}
        {count > 1 ? tool("Следующее изображение", "arrow-right", { type: "gallery.step", by: 1 }) : null}
      </div>
    </>
  )
}
