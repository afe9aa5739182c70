import { Effect } from "effect"
import { type DatabaseEffect, execute } from "./query.ts"

/**
 * Global lock order against deadlocks; rows of a table are locked in key order. Dependent rows (cart lines, order events, sessions) need no entry.
 * See docs/decisions/0067.
 */
export const lockOrder = [
  "users",
  "carts",
  "orders",
  "visits",
  "quick_orders",
  "reviews",
  "diamond_orders",
  "repeatable_writes",
  "order_gifts",
  "issued_certificates",
  "holds",
  "jewelry_skus",
  "diamonds"
] as const
export type LockedTable = (typeof lockOrder)[number]

/** Key columns; other tables are locked by the statements that write them. */
const keys = {
  users: "id",
  orders: "id",
  visits: "id",
  quick_orders: "id",
  reviews: "id",
  diamond_orders: "id",
  order_gifts: "order_id, position",
  issued_certificates: "number",
  holds: "thing",
  jewelry_skus: "id",
  diamonds: "id"
} as const satisfies { readonly [T in LockedTable]?: string }

export type Rows = { readonly where: string; readonly params: ReadonlyArray<unknown> }

/** Uses `no key update`, which allows adding rows that refer to a locked one. */
export const lockRows = (rows: { readonly [T in keyof typeof keys]?: Rows }): DatabaseEffect<void> =>
  Effect.forEach(lockOrder, (table) => (table in rows && hasKey(table) ? lock(table, rows[table]) : Effect.void), { discard: true })

const lock = (table: keyof typeof keys, rows: Rows | undefined) =>
  rows === undefined
    ? Effect.void
    : execute(`select from ${table} where ${rows.where} order by ${keys[table]} for no key update`, rows.params)

const hasKey = (table: LockedTable): table is keyof typeof keys => table in keys
