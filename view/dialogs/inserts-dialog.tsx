import type { DialogProps } from "../../core/contract/dialogs.ts"
import { formatNumber, nbsp } from "../../core/domain/numbers.ts"
import { insertHeads, InsertsFrame } from "../parts/inserts-frame.tsx"
import { Frame } from "./frame.tsx"

type Stone = DialogProps<"inserts">["stones"][number]

/** The stones of a piece: type × quantity, shape, weight, colour, clarity (DLG-018). */
export function InsertsDialog({ stones }: DialogProps<"inserts">) {
  return (
    <Frame title="Вставки" width={880}>
      <InsertsFrame aria-label="Вставки">
        {stones.map((stone, index) => (
          <Line key={`${index} ${stone.shape}`} stone={stone} />
        ))}
      </InsertsFrame>
    </Frame>
  )
}

/** The same table with a sample in it, for those who draw pages (DLG-019). */
export function InsertsMarkupDialog() {
  return <InsertsDialog stones={sample} />
}

const sample: ReadonlyArray<Stone> = [
  { type: "Бриллиант", quantity: 1, shape: "Круг, Кр57", weight: 0.5, color: "E (2)", clarity: "VS1 (4)" },
  { type: "Бриллиант", quantity: 42, shape: "Круг, Кр57", weight: 0.012, color: "F (3)", clarity: "VS2 (5)" }
]

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
