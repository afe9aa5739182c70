import type { Difference } from "../../core/services/ports/journal-desk.ts"
import type { JournalSource, Refusal } from "../machines/reading.ts"
import { isPrivateValue } from "../marks.ts"
import { savedJournal } from "../saved-journal.ts"
import { countWord, refusalText } from "../text.ts"
import { useInspector, useOther, useSave, useShown } from "./inspector-context.tsx"
import styles from "./top.module.css"

export function Top() {
  const inspector = useInspector()
  const save = useSave()
  const { replayIndex, differences, snapshot } = useShown()
  const { comparison, snapshot: comparisonSnapshot } = useOther()
  const { build, count, source } = snapshot.context
  const name = source?.kind === "tab" ? source.title : source?.name
  return (
    <header className={styles["top"]}>
      <h1>Инспектор</h1>
      {source === null ? null : (
        <>
          <p title={name}>
            {source.kind === "tab" ? "вкладка" : "файл"}: {name}
          </p>
          <p>сборка {build}</p>
          <p className={styles["count"]}>журнал: {countWord(count, ["событие", "события", "событий"])}</p>
        </>
      )}
      <p className={styles["state"]} data-tone={toneOf(snapshot.hasTag("live"), snapshot.hasTag("past"))} role="status">
        {snapshot.hasTag("shown") ? toneText(snapshot.hasTag("live"), snapshot.hasTag("past")) : ""}
      </p>
      {snapshot.hasTag("past") ? (
        <button type="button" onClick={() => inspector.send({ type: "time.return" })}>
          {snapshot.hasTag("live") ? "Вернуться к настоящему" : "К концу журнала"}
        </button>
      ) : null}
      {snapshot.hasTag("shown") ? (
        <button type="button" onClick={() => save(`journal-${build}-${count}.json`, savedJournal(replayIndex), "application/json")}>
          Сохранить журнал
        </button>
      ) : null}
      {snapshot.hasTag("shown") ? (
        <JournalFile
          label="Сравнить"
          onFile={(from) => {
            comparison?.send({ type: "comparison.open", from })
            inspector.send({ type: "center.choose", center: "comparison" })
          }}
        />
      ) : null}
      <JournalFile label="Открыть журнал" onFile={(from) => inspector.send({ type: "journal.open", from })} />
      {differences.map(({ actor, incarnation, parts, seq }) => (
        <p key={`${actor}#${incarnation}`} role="alert" className={styles["refusal"]} title={parts.map(partText).join("\n")}>
          Эта сборка сворачивает журнал иначе, чем он записан: {actor}, после seq {seq ?? "?"}: {parts.map(partText).join("; ")}
        </p>
      ))}
      <Refusals refusals={[snapshot.context.refusal, comparisonSnapshot?.context.refusal ?? null]} />
    </header>
  )
}

const partText = ({ folded, place, recorded }: Difference["parts"][number]): string =>
  [recorded, folded].some((json) => isPrivateValue(place, json))
    ? `${place}: записано не то, что здесь`
    : `${place}: записано ${recorded}, здесь ${folded}`

const toneOf = (isLive: boolean, isPast: boolean): string => (isPast ? "past" : isLive ? "live" : "still")

const toneText = (isLive: boolean, isPast: boolean): string => {
  if (isLive) return isPast ? "Запись идёт, просмотр прошлого" : "Запись идёт"
  return isPast ? "Просмотр прошлого" : "Конец журнала"
}

type FileProps = { readonly label: string; readonly onFile: (from: JournalSource) => void }

/** Also accepts a dropped file. */
function JournalFile({ label, onFile }: FileProps) {
  const read = async (file: File | null | undefined) => {
    if (file !== null && file !== undefined) onFile({ kind: "chosen", name: file.name, text: await file.text() })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the input in it
    <label
      className={styles["file"]}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void read(event.dataTransfer.files.item(0))
      }}
    >
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ""
        }}
      />
      {label}
    </label>
  )
}

function Refusals({ refusals }: { readonly refusals: ReadonlyArray<Refusal | null> }) {
  return refusals.map((refusal, index) =>
    refusal === null ? null : (
      <p key={index} role="alert" className={styles["refusal"]}>
        {refusalText(refusal)}
      </p>
    )
  )
}
