import type { DialogProps } from "../../core/contract/dialogs.ts"
import { StonesTable } from "../product/stones-table.tsx"
import { Frame } from "../modal/frame.tsx"

type Stone = DialogProps<"inserts">["stones"][number]

/** DLG-018. */
export function InsertsDialog({ stones }: DialogProps<"inserts">) {
  return (
    <Frame title="Вставки" width={880}>
      <StonesTable stones={stones} aria-label="Вставки" />
    </Frame>
  )
}

/** Sample data (DLG-019). */
export function InsertsMarkupDialog() {
  return <InsertsDialog stones={sample} />
}

const sample: ReadonlyArray<Stone> = [
  { type: "Бриллиант", quantity: 1, shape: "Круг, Кр57", weight: 0.5, color: "E (2)", clarity: "VS1 (4)" },
  { type: "Бриллиант", quantity: 42, shape: "Круг, Кр57", weight: 0.012, color: "F (3)", clarity: "VS2 (5)" }
]
