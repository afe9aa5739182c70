import type { Insert } from "../../core/domain/product/jewelry-schema.ts"
import { describeInsert } from "../../core/domain/product/jewelry-specs.ts"
import { CutIcon } from "./cut-icon.tsx"
import { Grade } from "./grade.tsx"
import { insertHeads, InsertsFrame } from "./inserts-frame.tsx"
import styles from "./inserts-table.module.css"

type Props = { readonly inserts: ReadonlyArray<Insert>; readonly labelledBy: string }

/** Row per group of equal stones; a block on a phone. */
export function InsertsTable({ inserts, labelledBy }: Props) {
  return (
    <InsertsFrame aria-labelledby={labelledBy}>
      {inserts.map((insert, index) => (
        <Line key={`${index} ${insert.shape}`} insert={insert} />
      ))}
    </InsertsFrame>
  )
}

function Line({ insert }: { readonly insert: Insert }) {
  const { clarity, color, shape, stone, weight } = describeInsert(insert)
  return (
    <tr>
      <th scope="row">{stone}</th>
      <td data-head={insertHeads[1]}>
        <span className={styles["shape"]}>
          <CutIcon shape={insert.shape} size={28} />
          {shape}
        </span>
      </td>
      <td data-head={insertHeads[2]}>{weight}</td>
      <td data-head={insertHeads[3]}>
        <span>
          <Grade value={color[0]} russian={color[1]} />
        </span>
      </td>
      <td data-head={insertHeads[4]}>
        <span>
          <Grade value={clarity[0]} russian={clarity[1]} />
        </span>
      </td>
    </tr>
  )
}
