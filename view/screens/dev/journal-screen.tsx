import { useSelector } from "../../use-selector.ts"
import { journalRefusalTexts } from "../../../core/domain/maintenance/journal-refusal.ts"
import type { JournalDeskContext } from "../../../core/machines/maintenance/journal-desk.machine.ts"
import type { Comparison, JournalReport } from "../../../core/services/ports/journal-desk.ts"
import { useActor } from "../../shop-context.tsx"
import styles from "./journal-screen.module.css"

/** Exports this tab's journal; folds it, or one from a file. */
export function JournalScreen() {
  const desk = useActor("journalDesk")
  const snapshot = useSelector(desk, (current) => current)
  const { refusal, report, source } = snapshot.context
  const busy = !snapshot.can({ type: "desk.read" })
  return (
    <section className={styles["desk"]} aria-busy={busy}>
      <h1>Журнал вкладки</h1>
      <p>
        Всё, что произошло с&nbsp;машинами этой вкладки, по&nbsp;порядку. Состояние каждой машины получается свёрткой журнала; файл можно
        проверить и&nbsp;вне браузера: <code>npm run journal -- файл.json</code>.
      </p>
      <p className={styles["actions"]}>
        <button type="button" disabled={busy} onClick={() => desk.send({ type: "desk.read" })}>
          Свернуть журнал вкладки
        </button>
        <button type="button" disabled={busy} onClick={() => desk.send({ type: "desk.save", masked: true })}>
          Скачать, скрыв личное
        </button>
        <button type="button" disabled={busy} onClick={() => desk.send({ type: "desk.save", masked: false })}>
          Скачать как есть
        </button>
        <button type="button" disabled={busy} onClick={() => desk.send({ type: "desk.open" })}>
          Открыть файл
        </button>
      </p>
      {refusal !== null ? <p role="alert">{refusalText(refusal)}</p> : null}
      {report !== null ? <Report report={report} title={source === "tab" ? "Эта вкладка" : "Файл"} /> : null}
    </section>
  )
}

function Report({ report, title }: { readonly report: JournalReport; readonly title: string }) {
  return (
    <table className={styles["lives"]}>
      <caption>
        {title}: {report.entries} событий, сборка {report.build}
        {report.masked ? ", личное скрыто" : ""}
      </caption>
      <thead>
        <tr>
          <th scope="col">Машина</th>
          <th scope="col">Жизнь</th>
          <th scope="col">Событий</th>
          <th scope="col">Состояние по журналу</th>
          <th scope="col">Совпадает с живым</th>
        </tr>
      </thead>
      <tbody>
        {report.incarnations.map(({ actor, comparison, entries, incarnation, value }) => (
          <tr key={`${actor}#${incarnation}`}>
            <th scope="row">{actor}</th>
            <td>{incarnation}</td>
            <td>{entries}</td>
            <td>{value ?? "не свернулось"}</td>
            <td>{comparisonTexts[comparison]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const comparisonTexts: Readonly<Record<Comparison, string>> = {
  same: "да",
  different: "нет",
  unfolded: "сверить не с чем: машина неизвестна или начало журнала утеряно",
  ended: "завершена",
  unrecorded: "состояние не записано"
}

const refusalText = (refusal: NonNullable<JournalDeskContext["refusal"]>): string => {
  switch (refusal._tag) {
    case "JournalRefused":
      return `${journalRefusalTexts[refusal.reason]}: ${refusal.detail}`
    case "NothingChosen":
      return "Файл не выбран"
    case "Defect":
      return "Не получилось. Подробности в консоли"
  }
}
