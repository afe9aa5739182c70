import { isWide } from "../../core/domain/text/table-width.ts"
import { nowrapRanges } from "./ranges.tsx"
import styles from "./text-table.module.css"

type Props = { readonly head: ReadonlyArray<string>; readonly rows: ReadonlyArray<ReadonlyArray<string>> }

/** Rows become cards if the table does not fit. */
export function TextTable({ head, rows }: Props) {
  return (
    <table className={styles["table"]} data-folds={isWide(head, rows)}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...others]) => (
          <tr key={first}>
            <th scope="row">{nowrapRanges(first)}</th>
            {others.map((cell, index) => (
              <td key={head[index + 1] ?? cell} data-column={head[index + 1]} translate={cell.endsWith("₽") ? "no" : undefined}>
                {nowrapRanges(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
