import { Effect } from "effect"
import type { Order } from "../../core/contract/order-history.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { isProvenEmail } from "../platform/identity/proven-email.ts"
import { findOrder } from "./order-history.ts"

export const findOrderForLetter = (id: number): DatabaseEffect<Order | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<{ userId: number | null }>(`select user_id as "userId" from orders where id = $1`, [id])
    return row === null || row.userId === null ? null : yield* findOrder(id, row.userId)
  })

/** The order's address is the confirmed one of its account. */
export const isOrderEmailProven = ({ contact, id }: Pick<Order, "contact" | "id">): DatabaseEffect<boolean> =>
  Effect.map(
    queryOne<{ email: string; isEmailConfirmed: boolean }>(
      `select users.email, email_confirmed_at is not null as "isEmailConfirmed" from orders join users on users.id = user_id where orders.id = $1`,
      [id]
    ),
    (buyer) => isProvenEmail(buyer, contact.email)
  )

export const hasOrder = (id: number, userId: number): DatabaseEffect<boolean> =>
  Effect.map(query("select id from orders where id = $1 and user_id = $2", [id, userId]), (rows) => rows.length > 0)

export const findGiftOrder = (number: string, userId: number): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ id: number }>(
      "select orders.id from issued_certificates as issued join orders on orders.id = issued.order_id where number = $1 and user_id = $2 and refunded_at is null",
      [number, userId]
    ),
    (row) => row?.id ?? null
  )

export type GiftCertificate = {
  readonly number: string
  readonly code: string
  readonly amount: number
  readonly design: string
  readonly issuedOn: string
  readonly validUntil: string
  /** Written by the buyer. */
  readonly recipient: string
  readonly sender: string
  readonly words: string
}

export const findGiftCertificate = (number: string): DatabaseEffect<GiftCertificate | null> =>
  queryOne<GiftCertificate>(
    `select number, code, amount, design, issued_on::text as "issuedOn", valid_until::text as "validUntil",
          coalesce(recipient, '') as recipient, coalesce(sender, '') as sender, coalesce(words, '') as words
          from issued_certificates left join order_gifts using (order_id, position) where number = $1 and refunded_at is null`,
    [number]
  )
