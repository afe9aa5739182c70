import { Effect, Schema } from "effect"
import { Gift } from "../../core/domain/cart/gift-schema.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { sqlToday } from "../platform/today.ts"

export const findGifts = (cart: number): DatabaseEffect<ReadonlyMap<number, Gift>> =>
  Effect.gen(function* () {
    const gifts = yield* query(selectGifts, [cart], GiftRow)
    return new Map(gifts.map(({ id, ...gift }) => [id, gift]))
  })

const GiftRow = Schema.Struct({ id: Schema.Int, ...Gift.fields })

export const addGift = (cart: number, gift: Gift): DatabaseEffect<number> =>
  Effect.flatMap(
    queryOne<{ id: number }>(
      `insert into cart_gifts (cart_id, recipient, sender, words, way, email, send_on) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [cart, ...valuesOf(gift)]
    ),
    (row) => (row === null ? Effect.die(new Error("the gift has no number")) : Effect.succeed(row.id))
  )

export const changeGift = (cart: number, id: number, gift: Gift): DatabaseEffect<void> =>
  execute(
    "update cart_gifts set recipient = $3, sender = $4, words = $5, way = $6, email = $7, send_on = $8 where cart_id = $1 and id = $2",
    [cart, id, ...valuesOf(gift)]
  )

export const renameLine = (cart: number, from: string, to: string): DatabaseEffect<void> =>
  execute("update cart_lines set id = $3 where cart_id = $1 and id = $2", [cart, from, to])

/** Today in Moscow and the last day for sending a gift. */
export const giftDays: DatabaseEffect<{ readonly first: string; readonly last: string }> = Effect.flatMap(
  queryOne<{ first: string; last: string }>(
    `select today::text as first, (today + interval '1 year')::date::text as last from (select ${sqlToday} as today) as day`
  ),
  (row) => (row === null ? Effect.die(new Error("the query returned no date")) : Effect.succeed(row))
)

export const addOrderGifts = (orderId: number, gifts: ReadonlyArray<Gift | null>): DatabaseEffect<void> =>
  Effect.forEach(
    gifts,
    (gift, index) =>
      gift === null
        ? Effect.void
        : execute(
            `insert into order_gifts (order_id, position, recipient, sender, words, way, email, send_on) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
            [orderId, index + 1, ...valuesOf(gift)]
          ),
    { discard: true }
  )

const valuesOf = ({ email, recipient, sendOn, sender, way, words }: Gift) => [recipient, sender, words, way, email, sendOn]

/** A past day becomes `null`, which sends the gift once paid. */
const selectGifts = `select id, recipient, sender, words, way, email,
  case when send_on >= ${sqlToday} then send_on::text end as "sendOn" from cart_gifts where cart_id = $1`
