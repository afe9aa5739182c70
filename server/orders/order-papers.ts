import { Effect } from "effect"
import type { Order } from "../../core/contract/order-history.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { findOrder } from "./order-history.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** `null` if the order no longer has an owner. */
export const findOrderToTell = (id: number): Answer<Order | null> =>
  Effect.gen(function* () {
    const database = yield* Database
    const [row] = yield* database.query<{ userId: number | null }>(`select user_id as "userId" from orders where id = $1`, [id])
    return row === undefined || row.userId === null ? null : yield* findOrder(id, row.userId)
  })

export const hasOrder = (id: number, userId: number): Answer<boolean> =>
  Effect.map(
    Database.use((database) => database.query("select id from orders where id = $1 and user_id = $2", [id, userId])),
    (rows) => rows.length > 0
  )

export const findGiftOrder = (number: string, userId: number): Answer<number | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ id: number }>(
        "select orders.id from issued_certificates as issued join orders on orders.id = issued.order_id where number = $1 and user_id = $2 and refunded_at is null",
        [number, userId]
      )
    ),
    ([row]) => row?.id ?? null
  )

export type GiftCertificate = {
  readonly number: string
  readonly code: string
  readonly amount: number
  readonly design: string
  readonly issuedOn: string
  readonly validUntil: string
  /** Text written by the buyer. */
  readonly recipient: string
  readonly sender: string
  readonly words: string
}

export const findGiftCertificate = (number: string): Answer<GiftCertificate | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<GiftCertificate>(
        `select number, code, amount, design, issued_on::text as "issuedOn", valid_until::text as "validUntil",
          coalesce(recipient, '') as recipient, coalesce(sender, '') as sender, coalesce(words, '') as words
          from issued_certificates left join order_gifts using (order_id, position) where number = $1 and refunded_at is null`,
        [number]
      )
    ),
    ([row]) => row ?? null
  )
