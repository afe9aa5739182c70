import { type Effect, Schema } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"

/** `reason` is a code without personal data. */
export class ProviderFailed extends Schema.TaggedError<ProviderFailed>()("ProviderFailed", { reason: Schema.String }) {
  override get message(): string {
    return `The payment provider failed: ${this.reason}`
  }
}

export class NoticeUnfit extends Schema.TaggedError<NoticeUnfit>()("NoticeUnfit", {}) {}

export type Outcome = "open" | "paid" | "declined" | "refunded"

/** State of a payment; ignored if `amount` (roubles) differs from the payment's. */
export type Notice = { readonly id: string; readonly amount: number; readonly outcome: Outcome }

export type NewPayment = {
  readonly id: string
  readonly amount: number
  readonly description: string
  readonly returnUrl: string
}

/** Roubles; `id` makes it idempotent. */
export type PartRefund = { readonly id: string; readonly paymentId: string; readonly amount: number }

type ProviderEffect<A, E = never> = Effect.Effect<A, DatabaseFailed | ProviderFailed | E, Database>

/** Calls are idempotent by id. */
export type Provider = {
  readonly name: string
  /** URL of the payment page, or `null` for the shop's own page. */
  readonly open: (payment: NewPayment) => ProviderEffect<string | null>
  readonly find: (id: string) => ProviderEffect<Notice | null>
  /** Refunds the rest of a payment. */
  readonly refund: (id: string) => ProviderEffect<void>
  readonly refundPart: (part: PartRefund) => ProviderEffect<void>
  readonly readNotice: (body: string, signature: string) => ProviderEffect<Notice, NoticeUnfit>
}
