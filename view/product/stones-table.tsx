import type { ComponentProps } from "react"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { formatNumber, nbsp } from "../../core/domain/text/numbers.ts"
import { insertHeads, InsertsFrame } from "./inserts-frame.tsx"

type Stone = DialogProps<"inserts">["stones"][number]

export function StonesTable({
  stones,
  ...tableProps
}: { readonly stones: ReadonlyArray<Stone> } & Omit<ComponentProps<"table">, "children">) {
  return (
    <InsertsFrame {...tableProps}>
      {stones.map((stone, index) => (
        <Line key={`${index} ${stone.shape}`} stone={stone} />
      ))}
    </InsertsFrame>
  )
}

function Line({ stone: { clarity, color, quantity, shape, type, weight } }: { readonly stone: Stone }) {
  return (
    <tr>
      <th scope="row">{`${type}${nbsp}×${nbsp}${quantity}`}</th>
      <td data-head={insertHeads[1]}>{shape}</td>
      <td data-head={insertHeads[2]}>{weight === null ? unknown : formatNumber(weight, weight < 0.1 ? 3 : 2)}</td>
      <td data-head={insertHeads[3]}>{color ?? unknown}</td>
      <td data-head={insertHeads[4]}>{clarity ?? unknown}</td>
    </tr>
  )
}

const unknown = "Не указано"
