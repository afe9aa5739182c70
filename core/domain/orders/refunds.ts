import { type Costed, lineAmount } from "./order-money.ts"
import { takeInTurn } from "./shares.ts"

/** A line that was paid for: what of the discount is its own, and how many of it have come back before. */
export type PaidLine = Costed & { readonly discount: number; readonly returned: number }

/** What a certificate has paid of an order, and what of it was given back before, in roubles. */
export type Purse = { readonly amount: number; readonly returned: number }

/** An order that was paid for, as a refund asks of it: its lines, the price of its delivery, its certificates in their order. */
export type PaidOrder = { readonly lines: ReadonlyArray<PaidLine>; readonly delivery: number; readonly certificates: ReadonlyArray<Purse> }

/** Where money goes back to, in roubles: to each certificate in its order, and to who paid the rest. */
export type Refund = { readonly certificates: ReadonlyArray<number>; readonly rest: number }

/**
 * What goes back when so many of each line do. Certificates get back theirs first; a certificate that was bought is paid back to who paid for it. The
 * delivery is paid back with the last of the goods. Whatever comes back in whichever parts, all of it together is what was paid, to the rouble.
 */
export const refundOf = ({ certificates, delivery, lines }: PaidOrder, back: ReadonlyArray<number>): Refund => {
  const values = lines.map((line, index) => valueBack(line, back[index] ?? 0))
  const goods = sumOf(values.filter((_, index) => isGoods(lines[index])))
  const isLast = goods > 0 && lines.every((line, index) => !isGoods(line) || line.returned + (back[index] ?? 0) === line.quantity)
  const due = goods + (isLast ? delivery : 0)
  const given = takeInTurn(
    due,
    certificates.map(({ amount, returned }) => amount - returned)
  )
  return { certificates: given, rest: sumOf(values) - goods + due - sumOf(given) }
}

/** What was paid for so many of a line: shares of it are whole roubles, and all of them together are the line. */
export const valueBack = ({ discount, returned, ...line }: PaidLine, back: number): number => {
  const paid = lineAmount(line) - discount
  const until = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(line.quantity))
  return until(returned + back) - until(returned)
}

const isGoods = (line: PaidLine | undefined): boolean => line !== undefined && line.type !== "certificate"

const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)
