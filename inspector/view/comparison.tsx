import { useMemo } from "react"
import { eventText } from "../chart/chart.ts"
import { Comparison as Compared, type Difference, type Row, type Side } from "../compare.ts"
import { type Moment, shortName } from "../moment.ts"
import { countWord } from "../text.ts"
import styles from "./comparison.module.css"
import { useInspector, useOther, useShown } from "./inspector-context.tsx"

/** Rows before and after the divergence. */
const reach = 40

export function Comparison({ moment: { position } }: { readonly moment: Moment }) {
  const { replayIndex, snapshot } = useShown()
  const { comparison, other, snapshot: comparisonSnapshot } = useOther()
  const compared = useMemo(() => (other === null ? null : new Compared(replayIndex, other)), [replayIndex, other])
  if (compared === null || comparisonSnapshot?.context.other === null || comparisonSnapshot === undefined) {
    return (
      <p className={styles["message"]}>
        {comparisonSnapshot?.hasTag("busy") === true ? "Открываем журнал" : "Выберите второй журнал кнопкой «Сравнить» вверху"}
      </p>
    )
  }
  const { source } = snapshot.context
  const names = [source?.kind === "tab" ? source.title : (source?.name ?? ""), comparisonSnapshot.context.other.name] as const
  const { divergence, others } = compared
  const [first] = others
  const middle = divergence ?? first ?? Math.min(position, Math.max(compared.left.length, compared.right.length) - 1)
  return (
    <div className={styles["frame"]} tabIndex={0} role="region" aria-label="Сравнение журналов">
      <header className={styles["head"]}>
        <h3>{titleOf(compared)}</h3>
        <button type="button" onClick={() => comparison?.send({ type: "comparison.close" })}>
          Убрать второй журнал
        </button>
      </header>
      {first === undefined ? null : (
        <p className={styles["note"]}>
          {divergence === null ? "Путь один, а" : "До неё путь один, а"}&nbsp;данные отличаются:{" "}
          {countWord(others.length, ["запись", "записи", "записей"])}, первая под номером {first + 1}
        </p>
      )}
      <Differences differences={compared.differences(middle)} names={names} position={middle} />
      <table className={styles["rows"]}>
        <caption>Записи по порядку</caption>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {compared.around(middle, reach).map((row) => (
            <Line key={row.position} row={row} isDivergence={row.position === divergence} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const titleOf = ({ divergence, left, right }: Compared): string => {
  if (divergence !== null) return `Пути расходятся на записи ${divergence + 1}`
  const common = Math.min(left.length, right.length)
  if (left.length === right.length) return `Пути совпадают: ${countWord(common, ["запись", "записи", "записей"])}`
  return `Пути совпадают, ${left.length < right.length ? "левый" : "правый"} журнал кончается на записи ${common}`
}

type LineProps = { readonly row: Row; readonly isDivergence: boolean }

function Line({ isDivergence, row: { kind, left, position, right } }: LineProps) {
  const inspector = useInspector()
  const { replayIndex } = useShown()
  return (
    <tr data-kind={kind} data-part={isDivergence} aria-current={isDivergence}>
      <th scope="row">
        <button
          type="button"
          aria-label={`К записи ${position + 1}`}
          disabled={position >= replayIndex.length}
          onClick={() => inspector.send({ type: "time.goTo", position })}
        >
          {position + 1}
        </button>
      </th>
      <Cell side={left} />
      <Cell side={right} />
    </tr>
  )
}

function Cell({ side }: { readonly side: Side | null }) {
  if (side === null) return <td className={styles["none"]}>конец журнала</td>
  return (
    <td>
      {shortName(side.entry.actor)} <code>{eventText(side.entry.event.type)}</code> <span>{side.state}</span>
    </td>
  )
}

type DifferencesProps = {
  readonly differences: ReadonlyArray<Difference>
  readonly names: readonly [string, string]
  readonly position: number
}

function Differences({ differences, names, position }: DifferencesProps) {
  return differences.length === 0 ? null : (
    <table className={styles["states"]}>
      <caption>Состояния после записи {position + 1}, которые отличаются</caption>
      <thead>
        <tr>
          <th scope="col">Машина</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
          <th scope="col">Поля</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ actor, fields, left, right }) => (
          <tr key={actor} data-apart={left !== right}>
            <th scope="row">{shortName(actor)}</th>
            <td>{left ?? "её нет"}</td>
            <td>{right ?? "её нет"}</td>
            <td>
              <code>{fields.join(", ")}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
