import { formatCount } from "../text/plural.ts"
import { cartTexts } from "./cart-limits.ts"
import { readCartId } from "./read-cart-id.ts"

type Line = { readonly id: string; readonly quantity: number }

/** Largest quantity of line `id`: `most` less other certificates of its amount in any design (LIM-037). */
export const roomFor = (lines: ReadonlyArray<Line>, id: string, most: number): number => Math.max(0, most - countOfSameAmount(lines, id))

export const noRoomText = (lines: ReadonlyArray<Line>, id: string, most: number): string =>
  countOfSameAmount(lines, id) === 0
    ? cartTexts.tooMany(most)
    : `Можно заказать не больше ${formatCount(most, ["сертификата", "сертификатов", "сертификатов"])} одного номинала`

const countOfSameAmount = (lines: ReadonlyArray<Line>, id: string): number => {
  const amount = amountOf(id)
  if (amount === null) return 0
  return lines.reduce((sum, line) => (line.id !== id && amountOf(line.id) === amount ? sum + line.quantity : sum), 0)
}

const amountOf = (id: string): number | null => {
  const ref = readCartId(id)
  return ref?.type === "certificate" ? ref.amount : null
}
