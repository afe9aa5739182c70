import { useDeferredValue, type DragEvent, type KeyboardEvent } from "react"
import type { InspectorIntent } from "../../core/machines/inspector-setup.ts"
import { Actors } from "./actors.tsx"
import styles from "./app.module.css"
import { Center } from "./center.tsx"
import { useInspector, useShown } from "./inspector-context.tsx"
import { Log } from "./log.tsx"
import { momentOf } from "../moment.ts"
import { Player } from "./player.tsx"
import { Side } from "./side.tsx"
import { Start } from "./start.tsx"
import { Top } from "./top.tsx"

/** The whole inspector. A file that is let fall anywhere on it is opened. */
export function App() {
  const inspector = useInspector()
  const { archive, snapshot } = useShown()
  const context = useDeferredValue(snapshot.context)
  const moment = momentOf(archive, context)
  return (
    <div
      className={styles["inspector"]}
      onKeyDown={(event) => {
        const intent = intentOf(event, snapshot.matches({ time: "playing" }))
        if (intent === undefined) return
        event.preventDefault()
        inspector.send(intent)
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void openDropped(event, (intent) => inspector.send(intent))}
    >
      <Top />
      {moment === undefined || context.count === 0 ? (
        <Start />
      ) : (
        <main className={styles["frame"]}>
          <Actors moment={moment} />
          <Center moment={moment} />
          <Side moment={moment} />
          <Player moment={moment} />
          <Log moment={moment} />
        </main>
      )}
    </div>
  )
}

/** Arrows step, Home and End go to the ends, the space bar plays, Escape comes back to the present; not while something is typed. */
const intentOf = ({ altKey, ctrlKey, key, metaKey, shiftKey, target }: KeyboardEvent, isPlaying: boolean): InspectorIntent | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  if (target instanceof HTMLElement && target.closest("input, textarea, select, summary, [role=listbox]") !== null) return undefined
  const isOnButton = target instanceof HTMLElement && target.closest("button, a") !== null
  switch (key) {
    case "ArrowLeft":
      return { type: "time.step", by: shiftKey ? -10 : -1 }
    case "ArrowRight":
      return { type: "time.step", by: shiftKey ? 10 : 1 }
    case "Home":
      return { type: "time.goTo", position: 0 }
    case "End":
      return { type: "time.goTo", position: Infinity }
    case "Escape":
      return { type: "time.return" }
    case " ":
      return isOnButton ? undefined : { type: isPlaying ? "time.pause" : "time.play" }
    default:
      return undefined
  }
}

const openDropped = async (event: DragEvent, send: (intent: InspectorIntent) => void): Promise<void> => {
  event.preventDefault()
  const file = event.dataTransfer.files.item(0)
  if (file !== null) send({ type: "journal.open", from: { kind: "chosen", name: file.name, text: await file.text() } })
}
