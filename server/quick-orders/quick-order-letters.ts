import { Effect } from "effect"
import type { QuickOrderState } from "../../core/domain/orders/quick-order.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { quickOrderLetter } from "./quick-order-letter.ts"
import { findQuickOrder, findQuickOrderProduct } from "./quick-orders.ts"

/** Queues a letter in the transaction of the change, once. */
export const queueQuickOrderLetter = (id: number, kind: QuickOrderState): DatabaseEffect<void> =>
  execute("insert into quick_order_letters (quick_order_id, kind) values ($1, $2) on conflict do nothing", [id, kind])

const quickOrderLetters: DueLetters<{ readonly quickOrderId: number; readonly kind: QuickOrderState }> = {
  table: "quick_order_letters",
  columns: 'quick_order_id as "quickOrderId", kind',
  about: "a quick order",
  write: Effect.fnUntraced(function* ({ kind, quickOrderId }, publicUrl) {
    const order = yield* findQuickOrder(quickOrderId)
    if (order === null || !isDue(kind, order.state)) return null
    return quickOrderLetter(kind, { order, thing: yield* findQuickOrderProduct(quickOrderId), publicUrl })
  })
}

/** `false` for a letter that is sent late, when its text is no longer true. */
const isDue = (kind: QuickOrderState, state: QuickOrderState): boolean => kind === state || (kind === "asked" && state === "inWork")

export const sendQuickOrderLetters = (publicUrl: string) => sendDueLetters(quickOrderLetters, publicUrl)

export const startQuickOrderLetters = (publicUrl: string) => startLetters(quickOrderLetters, publicUrl)
