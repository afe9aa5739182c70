import type { ChangeEvent } from "react"
import type { InspectorIntent } from "../../core/machines/inspector-setup.ts"
import { savedJournal } from "../saved-journal.ts"
import { numbered } from "../words.ts"
import { useInspector, useSave, useShown } from "./inspector-context.tsx"
import styles from "./top.module.css"

/** What is shown, whether it is the present, and what can be done with it. */
export function Top() {
  const inspector = useInspector()
  const save = useSave()
  const { archive, snapshot } = useShown()
  const { build, count, source } = snapshot.context
  return (
    <header className={styles["top"]}>
      <h1>Инспектор</h1>
      {source === null ? null : (
        <>
          <p>
            {source.kind === "tab" ? "вкладка" : "файл"}: {source.kind === "tab" ? source.title : source.name}
          </p>
          <p>сборка {build}</p>
          <p>журнал: {numbered(count, ["событие", "события", "событий"])}</p>
        </>
      )}
      <p className={styles["state"]} data-tone={toneOf(snapshot.hasTag("live"), snapshot.hasTag("past"))} role="status">
        {snapshot.hasTag("shown") ? said(snapshot.hasTag("live"), snapshot.hasTag("past")) : ""}
      </p>
      {snapshot.hasTag("past") ? (
        <button type="button" onClick={() => inspector.send({ type: "time.return" })}>
          {snapshot.hasTag("live") ? "Вернуться к настоящему" : "К концу журнала"}
        </button>
      ) : null}
      {snapshot.hasTag("shown") ? (
        <button type="button" onClick={() => save(`journal-${build}-${count}.json`, savedJournal(archive), "application/json")}>
          Сохранить журнал
        </button>
      ) : null}
      <label className={styles["file"]}>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void openChosen(event, (intent) => inspector.send(intent))}
        />
        Открыть журнал
      </label>
    </header>
  )
}

const toneOf = (isLive: boolean, isPast: boolean): string => (isPast ? "past" : isLive ? "live" : "still")

const said = (isLive: boolean, isPast: boolean): string => {
  if (isLive) return isPast ? "Запись идёт, просмотр прошлого" : "Запись идёт"
  return isPast ? "Просмотр прошлого" : "Конец журнала"
}

const openChosen = async ({ target }: ChangeEvent<HTMLInputElement>, send: (intent: InspectorIntent) => void): Promise<void> => {
  const file = target.files?.[0]
  if (file !== undefined) send({ type: "journal.open", from: { kind: "chosen", name: file.name, text: await file.text() } })
  target.value = ""
}
