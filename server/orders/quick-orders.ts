import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** An order without a cart: of a thing that can be bought, or a request for one that cannot. */
export type QuickOrder = {
  readonly kind: "quick" | "request"
  readonly userId: number | null
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly comment: string
  readonly link: string
  readonly productId: number
}

/** The number of the new order. */
export const addQuickOrder = ({ comment, email, kind, link, phone, productId, userId, userName }: QuickOrder): Answer<number> =>
  Effect.flatMap(
    Database.use((database) =>
      database.query<{ id: number }>(
        `insert into quick_orders (kind, user_id, user_name, email, phone, comment, link, product_id)
          values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [kind, userId, userName, email, phone, comment, link, productId]
      )
    ),
    ([row]) => (row === undefined ? Effect.die(new Error("the order has no number")) : Effect.succeed(row.id))
  )

/** Whether anything of the shop has this number: a variant, a stone or a frame. */
export const hasProduct = (id: number): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ has: boolean }>(
        `select exists (select from jewelry_skus where id = $1) or exists (select from diamonds where id = $1)
          or exists (select from frames where id = $1) as has`,
        [id]
      )
    ),
    ([row]) => row?.has === true
  )
