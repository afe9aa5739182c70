import { organization } from "../content/organization.ts"
import type { Term } from "../delivery/arrival.ts"
import { formatTermAfterVerb } from "../delivery/arrival-text.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import type { OrderStatus } from "./order-status.ts"

export type ComingOrder = {
  readonly canPay: boolean
  readonly orderStatus: OrderStatus
  readonly delivery: {
    readonly code: OrderDeliveryMethod
    readonly term: Term | null
    readonly hours: string | null
    /** The last promised day has passed, and the order has not come. */
    readonly isOverdue: boolean
  }
}

/** `null` without dates and for e-mailed, unpaid, overdue and finished orders. */
export const comingDays = (order: ComingOrder): { readonly first: string; readonly last: string } | null => {
  const term = agreedTerm(order)
  return term?.kind === "days" ? { first: term.from, last: term.to } : null
}

/** «26 ноября, 10:00–14:00», «через 2–4 рабочих дня». */
export const comingDaysText = (order: ComingOrder): string => {
  const term = agreedTerm(order)
  const { hours } = order.delivery
  return term === null ? "" : `${formatTermAfterVerb(term)}${hours === null ? "" : `, ${hours}`}`
}

/** Sentences without the last full stop about a promise that was not kept; empty otherwise. */
export const overdueText = ({ delivery: { isOverdue, term } }: Pick<ComingOrder, "delivery">): string =>
  isOverdue && term !== null
    ? `Обещали ${formatTermAfterVerb(term)}, но срок прошёл. Простите. Новый скажем по телефону ${organization.phone}`
    : ""

const agreedTerm = ({ canPay, delivery, orderStatus }: ComingOrder): Term | null =>
  canPay || delivery.isOverdue || delivery.code === "email" || orderStatus === "completed" || orderStatus === "cancelled"
    ? null
    : delivery.term
