import { Effect, Schema } from "effect"
import type { Engraving } from "../../core/domain/engraving/engraving.ts"
import { PricedEngraving } from "../../core/domain/engraving/engraving-schema.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"

export const findEngravings = (cart: number): DatabaseEffect<ReadonlyMap<string, Engraving>> =>
  Effect.map(
    query<Engraving & { readonly id: string }>(
      "select line_id as id, side, font, words as text from engravings where cart_id = $1 and is_in_cart",
      [cart]
    ),
    (rows) => new Map(rows.map(({ id, ...engraving }) => [id, engraving]))
  )

export const putEngraving = (cart: number, line: string, { font, side, text }: Engraving): DatabaseEffect<void> =>
  execute(
    `insert into engravings (cart_id, line_id, side, font, words) values ($1, $2, $3, $4, $5) on conflict (cart_id, line_id)
      do update set side = excluded.side, font = excluded.font, words = excluded.words, is_in_cart = true`,
    [cart, line, side, font, text]
  )

export const dropEngravings = (cart: number, lines: ReadonlyArray<string>): DatabaseEffect<void> =>
  execute("delete from engravings where cart_id = $1 and line_id = any($2::text[])", [cart, [...lines]])

/** Stores the engravings of removed lines for a later return. */
export const storeRemovedEngravings = (cart: number, lines: ReadonlyArray<string>): DatabaseEffect<void> =>
  execute("update engravings set is_in_cart = false where cart_id = $1 and line_id = any($2::text[])", [cart, [...lines]])

export const restoreEngraving = (cart: number, line: string): DatabaseEffect<void> =>
  execute("update engravings set is_in_cart = true where cart_id = $1 and line_id = $2", [cart, line])

export const moveEngraving = (cart: number, from: string, to: string): DatabaseEffect<void> =>
  Effect.andThen(
    dropEngravings(cart, [to]),
    execute("update engravings set line_id = $3 where cart_id = $1 and line_id = $2", [cart, from, to])
  )

export const findOrderedEngraving = (order: number, line: string, userId: number): DatabaseEffect<Engraving | null> =>
  Effect.map(
    queryOne(
      `select engraving from order_items join orders on orders.id = order_id where order_id = $1 and line_id = $2 and user_id = $3`,
      [order, line, userId],
      OrderedLine
    ),
    (row) => row?.engraving ?? null
  )

const OrderedLine = Schema.Struct({ engraving: Schema.NullOr(PricedEngraving) })
