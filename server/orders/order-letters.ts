import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Letters about an order itself, and about what its buyer has asked for its things. */
export type OrderLetterKind = "placed" | "paid" | "paidTwice" | "ready" | "completed" | "cancelled" | "refunded" | "giftLost" | "delayed"
export const careLetterKinds = ["careAsked", "careAccepted", "careDeclined", "careDone"] as const
export type CareLetterKind = (typeof careLetterKinds)[number]
export type LetterKind = OrderLetterKind | CareLetterKind

/** A letter that is to be sent. */
export type DueLetter = { readonly id: number; readonly orderId: number; readonly careId: number | null; readonly kind: LetterKind }

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

/**
 * The next letter that is due. It is put off first, longer with every try: a process that ends while it sends is no loss, and no other process sends
 * the letter meanwhile.
 */
export const takeLetter: Answer<DueLetter | null> = Effect.map(
  Database.use((database) =>
    database.query<DueLetter>(`update order_letters set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
      where id = (select id from order_letters where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
      returning id, order_id as "orderId", care_id as "careId", kind`)
  ),
  ([row]) => row ?? null
)

export const noteSent = (id: number): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query("update order_letters set sent_at = now() where id = $1", [id])))
