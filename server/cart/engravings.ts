import { Effect } from "effect"
import type { Engraving } from "../../core/domain/engraving/engraving.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

export const findEngravings = (cart: number): Answer<ReadonlyMap<string, Engraving>> =>
  Effect.map(
    Database.use((database) =>
      database.query<Engraving & { readonly id: string }>(
        "select line_id as id, side, font, words as text from engravings where cart_id = $1 and is_in_cart",
        [cart]
      )
    ),
    (rows) => new Map(rows.map(({ id, ...engraving }) => [id, engraving]))
  )

export const putEngraving = (cart: number, line: string, { font, side, text }: Engraving): Answer<void> =>
  run(
    `insert into engravings (cart_id, line_id, side, font, words) values ($1, $2, $3, $4, $5) on conflict (cart_id, line_id)
      do update set side = excluded.side, font = excluded.font, words = excluded.words, is_in_cart = true`,
    [cart, line, side, font, text]
  )

export const dropEngravings = (cart: number, lines: ReadonlyArray<string>): Answer<void> =>
  run("delete from engravings where cart_id = $1 and line_id = any($2::text[])", [cart, [...lines]])

/** Keeps the engravings of removed lines for their return. */
export const layEngravingsBy = (cart: number, lines: ReadonlyArray<string>): Answer<void> =>
  run("update engravings set is_in_cart = false where cart_id = $1 and line_id = any($2::text[])", [cart, [...lines]])

export const takeEngravingBack = (cart: number, line: string): Answer<void> =>
  run("update engravings set is_in_cart = true where cart_id = $1 and line_id = $2", [cart, line])

export const moveEngraving = (cart: number, from: string, to: string): Answer<void> =>
  Effect.andThen(
    dropEngravings(cart, [to]),
    run("update engravings set line_id = $3 where cart_id = $1 and line_id = $2", [cart, from, to])
  )

export const findOrderedEngraving = (order: number, line: string, userId: number): Answer<Engraving | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ readonly engraving: Engraving | null }>(
        `select engraving from order_items join orders on orders.id = order_id where order_id = $1 and line_id = $2 and user_id = $3`,
        [order, line, userId]
      )
    ),
    ([row]) => row?.engraving ?? null
  )

const run = (sql: string, params: ReadonlyArray<unknown>): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query(sql, params)))
