import { Effect } from "effect"
import type { Order } from "../../core/contract/order-history.ts"
import { Database, type DatabaseFailed } from "./database.ts"
import { findOrder } from "./order-history.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** An order for who writes to its owner; `null` where it has none any more. */
export const findOrderToTell = (id: number): Answer<Order | null> => findOwned("id = $1", id)

/** An order by the token of its receipt. */
export const findReceipt = (token: string): Answer<Order | null> => findOwned("receipt_token = $1", token)

/** A gift certificate that was issued. */
export type GiftCertificate = {
  readonly number: string
  readonly code: string
  readonly amount: number
  readonly design: string
  readonly issuedOn: string
  readonly validUntil: string
}

/** A certificate by the token of its paper. */
export const findGiftCertificate = (token: string): Answer<GiftCertificate | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<GiftCertificate>(
        `select number, code, amount, design, issued_on::text as "issuedOn", valid_until::text as "validUntil" from issued_certificates where token = $1`,
        [token]
      )
    ),
    ([row]) => row ?? null
  )

const findOwned = (where: string, value: number | string): Answer<Order | null> =>
  Effect.gen(function* () {
    const database = yield* Database
    const [row] = yield* database.query<{ id: number; userId: number | null }>(
      `select id, user_id as "userId" from orders where ${where}`,
      [value]
    )
    return row === undefined || row.userId === null ? null : yield* findOrder(row.id, row.userId)
  })
