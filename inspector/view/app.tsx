import { useDeferredValue, type DragEvent } from "react"
import type { InspectorCommand } from "../machines/inspector.machine.ts"
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

/** Opens a file dropped anywhere. */
export function App() {
  const inspector = useInspector()
  const { replayIndex, snapshot } = useShown()
  const context = useDeferredValue(snapshot.context)
  const moment = momentOf(replayIndex, context)
  return (
    <div
      className={styles["inspector"]}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void openDropped(event, (command) => inspector.send(command))}
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

const openDropped = async (event: DragEvent, send: (command: InspectorCommand) => void): Promise<void> => {
  event.preventDefault()
  const file = event.dataTransfer.files.item(0)
  if (file !== null) send({ type: "journal.open", from: { kind: "chosen", name: file.name, text: await file.text() } })
}
