import { Effect, Schema } from "effect"
import { QuickOrder } from "../../core/contract/orders.ts"
import { type QuickOrderKind, type QuickOrderState } from "../../core/domain/orders/quick-order.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { findShownFrame, findLetterProduct, type LetterProduct } from "../cart/letter-product.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { isoTime } from "../platform/db/times.ts"
import type { OrderedProduct } from "./ordered-thing.ts"

const columns = `made.id, kind, state, jsonb_build_object('name', thing_name, 'link', thing_link) as thing, answer,
  ${isoTime("ordered_at")} as "placedAt"`
const storedColumns = `${columns}, user_name as "userName", made.email, made.phone, comment`

/** Order without a cart, or a request for an unavailable product. */
export type NewQuickOrder = {
  readonly kind: QuickOrderKind
  readonly userId: number | null
  readonly userName: string
  readonly email: string
  readonly phone: string
  readonly comment: string
  readonly link: string
  readonly productId: number
  readonly thing: OrderedProduct
}

/** Numbers come from the sequence of orders. */
export const addQuickOrder = (order: NewQuickOrder): DatabaseEffect<number> =>
  Effect.flatMap(
    queryOne<{ id: number }>(
      `insert into quick_orders (kind, user_id, user_name, email, email_key, phone, comment, link, product_id, thing_name, thing_link)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        ...[order.kind, order.userId, order.userName, order.email, emailKey(order.email), order.phone],
        ...[order.comment, order.link, order.productId, order.thing.name, order.thing.link]
      ]
    ),
    (row) => (row === null ? Effect.die(new Error("the order has no number")) : Effect.succeed(row.id))
  )

export const StoredQuickOrder = Schema.Struct({
  ...QuickOrder.fields,
  userName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  comment: Schema.String
})
export type StoredQuickOrder = typeof StoredQuickOrder.Type

/** Orders of the user's confirmed email address, latest first, at most fifty. */
export const findQuickOrdersOf = (userId: number): DatabaseEffect<ReadonlyArray<QuickOrder>> =>
  query(
    `select ${columns} from quick_orders as made join users on users.email_key = made.email_key
          where users.id = $1 and users.email_confirmed_at is not null order by made.id desc limit 50`,
    [userId],
    QuickOrder
  )

export const findOpenQuickOrders: DatabaseEffect<ReadonlyArray<StoredQuickOrder>> = Effect.suspend(() =>
  query(`select ${storedColumns} from quick_orders as made where state in ('asked', 'inWork') order by id limit 500`, [], StoredQuickOrder)
)

export const findQuickOrder = (id: number): DatabaseEffect<StoredQuickOrder | null> =>
  queryOne(`select ${storedColumns} from quick_orders as made where id = $1`, [id], StoredQuickOrder)

/** The link distinguishes a variant, a stone and a frame. */
export const findQuickOrderProduct = (id: number): DatabaseEffect<LetterProduct | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<{ product: number; link: string | null }>(
      "select product_id as product, thing_link as link from quick_orders where id = $1",
      [id]
    )
    if (row === null) return null
    const { link, product } = row
    if (link === null) return yield* findShownFrame(product)
    return yield* findLetterProduct(cartId({ type: link.startsWith("/diamonds") ? "diamond" : "jewelry", product }))
  })

export const lockQuickOrder = (id: number): DatabaseEffect<QuickOrderState | null> =>
  Effect.andThen(
    lockRows({ quick_orders: { where: "id = $1", params: [id] } }),
    Effect.map(queryOne<{ state: QuickOrderState }>("select state from quick_orders where id = $1", [id]), (row) => row?.state ?? null)
  )

/** Replaces the former answer, which belongs to the state before. */
export const setQuickOrder = (id: number, state: QuickOrderState, answer: string | null): DatabaseEffect<void> =>
  execute("update quick_orders set state = $2, answer = $3, changed_at = now() where id = $1", [...[id, state, answer]])
