import { type KeyboardEvent, useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import { keyCommand } from "../../core/domain/gallery/gallery-keys.ts"
import { zoomStep } from "../../core/domain/gallery/picture-view.ts"
import { galleryModeOf } from "../../core/machines/product/gallery-mode.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { showModal } from "../ui/modal.ts"
import { type GalleryActor, pointerHandlers, spotOf, watchWheel } from "./gallery-gestures.ts"
import styles from "./gallery-stage.module.css"
import { GalleryTools } from "./gallery-tools.tsx"
import { Picture } from "../product/picture.tsx"

type Props = {
  readonly gallery: GalleryActor
  readonly snapshot: SnapshotFrom<GalleryActor>
  readonly name: string
  readonly pictures: ReadonlyArray<string>
  readonly frames: ReadonlyArray<ReadonlyArray<string>>
}

export function GalleryStage({ frames, gallery, name, pictures, snapshot }: Props) {
  const handlers = useMemo(() => pointerHandlers(gallery), [gallery])
  const wheel = useMemo(() => watchWheel(gallery), [gallery])
  const { at, frame, view } = snapshot.context
  const mode = galleryModeOf(snapshot)
  const close = () => gallery.send({ type: "gallery.close" })
  const press = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyCommand(event.key, mode)
    if (command === undefined) return
    event.preventDefault()
    gallery.send(command)
  }
  const picture = pictures[at] ?? ""
  return (
    <dialog
      ref={showModal}
      className={styles["viewer"]}
      aria-label={typeset(`Изображения: ${name}`)}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={({ currentTarget }) => (currentTarget.isConnected ? close() : undefined)}
    >
      <h2 className="unseen" tabIndex={-1}>
        {typeset(`Изображения: ${name}`)}
      </h2>
      <div
        ref={wheel}
        className={styles["stage"]}
        data-looking={mode}
        {...handlers}
        onDoubleClick={(event) => gallery.send({ type: "gallery.zoom", factor: mode === "near" ? 0 : 2, spot: spotOf(event) })}
      >
        {mode === "turning" ? (
          <Turn frames={frames[at] ?? []} frame={frame} name={name} />
        ) : (
          <div
            className={styles["lying"]}
            style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.zoom})` }}
            key={picture}
          >
            <Picture
              base={picture}
              alt={typeset(`${name}, изображение ${at + 1} из ${pictures.length}`)}
              sizes={`${Math.ceil(view.zoom) * 100}vmin`}
              first
            />
          </div>
        )}
      </div>
      <GalleryTools snapshot={snapshot} count={pictures.length} mode={mode} send={gallery.send} zoomStep={zoomStep} />
    </dialog>
  )
}

type TurnProps = { readonly frames: ReadonlyArray<string>; readonly frame: number; readonly name: string }

/** Renders all frames and shows one, so that rotation never waits. */
function Turn({ frame, frames, name }: TurnProps) {
  return (
    <div className={styles["lying"]} role="img" aria-label={typeset(`${name}, поворот на ${(360 / frames.length) * frame}°`)}>
      {frames.map((base, index) => (
        <div key={base} className={styles["frame"]} data-shown={index === frame}>
          <Picture base={base} alt="" sizes="100vmin" first />
        </div>
      ))}
    </div>
  )
}
