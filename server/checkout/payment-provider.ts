import { type Effect, Schema } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"

/** The provider did not answer, or not as agreed. The reason is a code alone. */
export class ProviderFailed extends Schema.TaggedError<ProviderFailed>()("ProviderFailed", { reason: Schema.String }) {
  override get message(): string {
    return `The payment provider failed: ${this.reason}`
  }
}

/** A notice that the provider has not signed, or that says nothing. */
export class NoticeUnfit extends Schema.TaggedError<NoticeUnfit>()("NoticeUnfit", {}) {}

/** What became of a payment at the provider. */
export type Outcome = "open" | "paid" | "declined" | "refunded"

/** What a provider tells of a payment: an amount that is another than ours settles nothing. */
export type Notice = { readonly id: string; readonly amount: number; readonly outcome: Outcome }

export type NewPayment = {
  readonly id: string
  readonly amount: number
  readonly description: string
  /** Where the shopper comes back to. */
  readonly returnUrl: string
}

/** A part of a payment that goes back, in roubles; `id` is its own. */
export type PartRefund = { readonly id: string; readonly paymentId: string; readonly amount: number }

type Answer<A, E = never> = Effect.Effect<A, DatabaseFailed | ProviderFailed | E, Database>

/** Who takes the money. Every call may be made again: the same id is the same payment. */
export type Provider = {
  readonly name: string
  /** Gives the page on which it is paid; `null` where it is paid on the shop's own. */
  readonly open: (payment: NewPayment) => Answer<string | null>
  readonly find: (id: string) => Answer<Notice | null>
  /** Gives back what is left of a payment. */
  readonly refund: (id: string) => Answer<void>
  /** Gives back a part of a payment. */
  readonly refundPart: (part: PartRefund) => Answer<void>
  /** A notice as it came over the wire, if the provider has signed it. */
  readonly readNotice: (body: string, signature: string) => Answer<Notice, NoticeUnfit>
}
