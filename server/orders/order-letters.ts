import { type DatabaseEffect, execute } from "../platform/db/query.ts"

export type OrderLetterKind =
  "placed" | "onReceipt" | "paid" | "paidTwice" | "ready" | "completed" | "cancelled" | "refunded" | "giftLost" | "delayed" | "sooner"
export const careLetterKinds = ["careAsked", "careAccepted", "careDeclined", "careDone"] as const
export type CareLetterKind = (typeof careLetterKinds)[number]
export type LetterKind = OrderLetterKind | CareLetterKind

/** Queues a letter in the transaction of the change; each kind is sent once per order, except moved dates, refunds and lost gifts. */
export const queueLetter = (orderId: number, kind: OrderLetterKind): DatabaseEffect<void> =>
  execute("insert into order_letters (order_id, kind) values ($1, $2) on conflict do nothing", [orderId, kind])

/** Queues a letter in the transaction of the change; each kind is sent once per request. */
export const queueCareLetter = (orderId: number, careId: number, kind: CareLetterKind): DatabaseEffect<void> =>
  execute("insert into order_letters (order_id, care_id, kind) values ($1, $2, $3) on conflict do nothing", [orderId, careId, kind])
