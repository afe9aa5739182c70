import { type PricedLine, lineAmount } from "./order-money.ts"
import { allocateInOrder, sumOf } from "./shares.ts"

export type PaidLine = PricedLine & { readonly discount: number; readonly returned: number }

/** Roubles paid with a certificate and refunded to it so far. */
export type Purse = { readonly amount: number; readonly returned: number }

/** Certificates in order of use. */
export type PaidOrder = { readonly lines: ReadonlyArray<PaidLine>; readonly delivery: number; readonly certificates: ReadonlyArray<Purse> }

/** Roubles to each certificate; `rest` to the payment method. */
export type Refund = { readonly certificates: ReadonlyArray<number>; readonly rest: number }

/**
 * Refunds `back` pieces of each line. Goods, and with the last of them the delivery, are refunded first to the certificates that paid for them;
 * bought certificates only by the payment method. Partial refunds add up to the paid sum.
 */
export const refundOf = ({ certificates, delivery, lines }: PaidOrder, back: ReadonlyArray<number>): Refund => {
  const values = lines.map((line, index) => refundValue(line, back[index] ?? 0))
  const goods = sumOf(values.filter((_, index) => isGoods(lines[index])))
  const isLast = goods > 0 && lines.every((line, index) => !isGoods(line) || line.returned + (back[index] ?? 0) === line.quantity)
  const due = goods + (isLast ? delivery : 0)
  const certificateParts = allocateInOrder(
    due,
    certificates.map(({ amount, returned }) => amount - returned)
  )
  return { certificates: certificateParts, rest: sumOf(values) - goods + due - sumOf(certificateParts) }
}

/** Whole roubles; parts add up to the line. */
export const refundValue = ({ discount, returned, ...line }: PaidLine, back: number): number => {
  const paid = lineAmount(line) - discount
  const until = (count: number) => Number((BigInt(paid) * BigInt(count)) / BigInt(line.quantity))
  return until(returned + back) - until(returned)
}

const isGoods = (line: PaidLine | undefined): boolean => line !== undefined && line.type !== "certificate"
