import { Suspense, useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { liveStoneOf } from "../../core/domain/live-stone/live-stone.ts"
import type { Failure, LiveStoneEvent, liveStoneMachine } from "../../core/machines/product/live-stone.machine.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { onDemand } from "../islands/late.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import { useSelector } from "../use-selector.ts"
import { useTellWhenRunning } from "../use-tell.ts"
import styles from "./live-stone.module.css"

export type LiveStoneSend = (event: LiveStoneEvent) => void

/** Loaded with the first press. */
const Stage = onDemand(() => import("./live-stage.tsx").then((part) => part.LiveStage))

const removal = { type: "liveStone.remove" } as const

/** Button that brings a stone to life over its picture, and the live picture with its panel. */
export function LiveStoneOf({ diamond }: { readonly diamond: Diamond }) {
  const place = useMemo(() => ({ type: "liveStone.place", stones: [liveStoneOf(diamond)] }) as const, [diamond])
  useTellWhenRunning("liveStone", place, removal)
  const send = useSend("liveStone")
  const snapshot = useSelector(useFeature("liveStone"), (state) => state)
  if (snapshot === undefined || !isSupported()) return null
  const start = () => send({ type: "liveStone.start", isSwaying: !prefersRest() })
  if (snapshot.hasTag("offered"))
    return (
      <>
        <button type="button" className={styles["start"]} onClick={start}>
          <Icon name="rotate" size={20} />
          Живой камень
        </button>
        <Failed snapshot={snapshot} />
      </>
    )
  if (!snapshot.hasTag("live")) return null
  return (
    <Suspense fallback={null}>
      <Stage state={snapshot.context} send={send} name={diamond.name} isReported={diamond.cert !== null} />
    </Suspense>
  )
}

const Failed = ({ snapshot }: { readonly snapshot: SnapshotFrom<typeof liveStoneMachine> }) => {
  const { failure } = snapshot.context
  return (
    <p className={styles["failure"]} role="status">
      {failure === null ? null : typeset(failures[failure])}
    </p>
  )
}

const failures: Readonly<Record<Failure, string>> = {
  impossible: "Пропорции не складываются в огранку, живой модели у этого камня нет.",
  unsupported: "Этот браузер не умеет рисовать живой камень.",
  slow: "На этом устройстве живой камень движется слишком медленно, осталось изображение.",
  lost: "Живой камень остановился. Нажмите ещё раз."
}

/** A stone does not move by itself with reduced motion or the data saver. */
const prefersRest = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || isSavingData()

const isSavingData = (): boolean => {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
}

const isSupported = (): boolean => typeof WebGL2RenderingContext === "function"
