import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Letters about an order itself, and about what its buyer has asked for its things. */
export type OrderLetterKind = "placed" | "paid" | "paidTwice" | "ready" | "completed" | "cancelled" | "refunded" | "giftLost" | "delayed"
export const careLetterKinds = ["careAsked", "careAccepted", "careDeclined", "careDone"] as const
export type CareLetterKind = (typeof careLetterKinds)[number]
export type LetterKind = OrderLetterKind | CareLetterKind

/** Asks for a letter, in the transaction of what it tells; each kind of an order's is sent once, but for its delays. */
export const askLetter = (orderId: number, kind: OrderLetterKind): Answer<void> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into order_letters (order_id, kind) values ($1, $2) on conflict do nothing", [orderId, kind])
    )
  )

/** Asks for a letter about a request, in the transaction of what it tells; each kind of a request's is sent once. */
export const askCareLetter = (orderId: number, careId: number, kind: CareLetterKind): Answer<void> =>
  Effect.asVoid(
    Database.use((database) =>
      database.query("insert into order_letters (order_id, care_id, kind) values ($1, $2, $3) on conflict do nothing", [
        orderId,
        careId,
        kind
      ])
    )
  )
