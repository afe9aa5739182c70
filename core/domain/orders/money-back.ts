import type { OrderStatus } from "./order-status.ts"
import type { PaymentState } from "./order-payment.ts"
import type { OrderEvent } from "./order-timeline.ts"

/** Refund in roubles; `care` is the id of its request, `null` for a cancelled order. */
export type PartBack = {
  readonly care: number | null
  /** `2026-11-30T10:15:00.000Z`. */
  readonly at: string
  readonly amount: number
  readonly byCertificates: number
  readonly isSent: boolean
}

/** `left` stays paid. */
export type MoneyBack = {
  readonly parts: ReadonlyArray<PartBack>
  readonly amount: number
  readonly byCertificates: number
  readonly left: number
}

type OrderWithRefunds = {
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly amounts: { readonly total: number; readonly due: number; readonly refunded: number }
  readonly certificates: ReadonlyArray<{ readonly returned: number }>
  readonly cares: ReadonlyArray<{ readonly id: number; readonly refund: Omit<PartBack, "care"> | null }>
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/** Chronological; the only source for page, receipt and e-mails. */
export const moneyBack = (order: OrderWithRefunds): MoneyBack => {
  const cared = order.cares.flatMap(({ id, refund }) => (refund === null ? [] : [{ care: id, ...refund }]))
  const parts = [...cared.toSorted((one, other) => one.at.localeCompare(other.at)), ...restOf(order, cared)]
  const amount = sumOf(parts.map((part) => part.amount))
  const byCertificates = sumOf(parts.map((part) => part.byCertificates))
  return { parts, amount, byCertificates, left: order.amounts.total - amount - byCertificates }
}

/** A cancelled order refunds all that its requests have not. */
const restOf = (
  { amounts, certificates, orderStatus, paymentState, timeline }: OrderWithRefunds,
  cared: ReadonlyArray<PartBack>
): ReadonlyArray<PartBack> => {
  if (orderStatus !== "cancelled") return []
  const amount = paymentState === "refunding" || paymentState === "refunded" ? amounts.due - amounts.refunded : 0
  const byCertificates = sumOf(certificates.map(({ returned }) => returned)) - sumOf(cared.map((part) => part.byCertificates))
  const at = timeline.findLast(({ event }) => event === "refunded")?.at ?? timeline.findLast(({ event }) => endings.has(event))?.at ?? ""
  return amount + byCertificates === 0 ? [] : [{ care: null, at, amount, byCertificates, isSent: paymentState !== "refunding" }]
}

const endings: ReadonlySet<OrderEvent> = new Set(["cancelled", "expired", "takenByAnother"])

const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)
