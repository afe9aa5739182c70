import type { ComponentProps } from "react"
import styles from "./inserts-table.module.css"

/** Column heads, beside each value on a phone. */
export const insertHeads = ["Камень", "Форма", "Масса одного, карат", "Цвет", "Чистота"] as const

export function InsertsFrame({ children, ...tableProps }: ComponentProps<"table">) {
  return (
    <table className={styles["inserts"]} {...tableProps}>
      <thead>
        <tr>
          {insertHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
