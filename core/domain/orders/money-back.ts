import type { OrderStatus } from "./order-status.ts"
import type { PaymentState } from "./order-payment.ts"
import { cancellations, type OrderEvent } from "./order-timeline.ts"
import { allocateInOrder, sumOf } from "./shares.ts"

type CertificateBack = { readonly ending: string; readonly amount: number }

type Sums = {
  readonly care: number | null
  /** `2026-11-30T10:15:00.000Z`. */
  readonly at: string
  readonly amount: number
  readonly byCertificates: number
  readonly isSent: boolean
}

/** Roubles; `care` is the id of the request, `null` for a cancelled order. `certificates` add up to `byCertificates`. */
export type PartBack = Sums & { readonly certificates: ReadonlyArray<CertificateBack> }

/** `left` stays paid. */
export type MoneyBack = {
  readonly parts: ReadonlyArray<PartBack>
  readonly amount: number
  readonly byCertificates: number
  readonly left: number
}

export type OrderWithRefunds = {
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly amounts: { readonly total: number; readonly due: number; readonly refunded: number }
  /** In the order of use. */
  readonly certificates: ReadonlyArray<{ readonly ending: string; readonly amount: number; readonly returned: number }>
  readonly cares: ReadonlyArray<{ readonly id: number; readonly refund: Omit<Sums, "care"> | null }>
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/** Chronological; the only source for page, receipt and e-mails. */
export const moneyBack = (order: OrderWithRefunds): MoneyBack => {
  const cared = order.cares.flatMap(({ id, refund }) => (refund === null ? [] : [{ care: id, ...refund }]))
  const sums = [...cared.toSorted((one, other) => one.at.localeCompare(other.at)), ...restOf(order, cared)]
  const parts = sums.map((part, index) => ({ ...part, certificates: certificatesBack(order, sums.slice(0, index), part) }))
  const amount = sumOf(parts.map((part) => part.amount))
  const byCertificates = sumOf(parts.map((part) => part.byCertificates))
  return { parts, amount, byCertificates, left: order.amounts.total - amount - byCertificates }
}

export const moneyBackOf = (order: OrderWithRefunds, care: number): PartBack | undefined =>
  moneyBack(order).parts.find((part) => part.care === care)

/** Shares refunds as `refundOf` does. */
const certificatesBack = (
  { certificates }: OrderWithRefunds,
  earlier: ReadonlyArray<Sums>,
  { byCertificates }: Sums
): ReadonlyArray<CertificateBack> => {
  const purses = certificates.map(({ amount }) => amount)
  const before = allocateInOrder(sumOf(earlier.map((part) => part.byCertificates)), purses)
  const taken = allocateInOrder(
    byCertificates,
    purses.map((purse, index) => purse - (before[index] ?? 0))
  )
  return certificates.flatMap(({ ending }, index) => {
    const amount = taken[index] ?? 0
    return amount === 0 ? [] : [{ ending, amount }]
  })
}

const restOf = (
  { amounts, certificates, orderStatus, paymentState, timeline }: OrderWithRefunds,
  cared: ReadonlyArray<Sums>
): ReadonlyArray<Sums> => {
  if (orderStatus !== "cancelled") return []
  const amount = paymentState === "refunding" || paymentState === "refunded" ? amounts.due - amounts.refunded : 0
  const byCertificates = sumOf(certificates.map(({ returned }) => returned)) - sumOf(cared.map((part) => part.byCertificates))
  const at =
    timeline.findLast(({ event }) => event === "refunded")?.at ?? timeline.findLast(({ event }) => cancellations.has(event))?.at ?? ""
  return amount + byCertificates === 0 ? [] : [{ care: null, at, amount, byCertificates, isSent: paymentState !== "refunding" }]
}
