import { Effect } from "effect"
import { Database, type DatabaseFailed } from "./database.ts"

/**
 * Tables whose rows transactions lock, in the one order in which a transaction takes them: two that want the same rows then wait for each other, and never
 * for good. Rows of one table are taken in the order of their keys. Rows that hang on a locked one (lines of a cart, events of an order, links
 * and sessions of a user) need no place here.
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

/** Tables that `lockRows` takes, with the columns of their keys; the others are locked by the statement that writes them. */
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

/** Rows of a table: a condition with its parameters. */
export type Rows = { readonly where: string; readonly params: ReadonlyArray<unknown> }

/**
 * Locks rows until the transaction ends, in the order above whatever the order of the record. Rows that refer to a locked one can still be added: the lock
 * is `no key update`.
 */
export const lockRows = (wanted: { readonly [T in keyof typeof keys]?: Rows }): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.forEach(lockOrder, (table) => (table in wanted && hasKey(table) ? lock(table, wanted[table]) : Effect.void), { discard: true })

const lock = (table: keyof typeof keys, rows: Rows | undefined) =>
  rows === undefined
    ? Effect.void
    : Database.use((database) =>
        database.query(`select from ${table} where ${rows.where} order by ${keys[table]} for no key update`, rows.params)
      )

const hasKey = (table: LockedTable): table is keyof typeof keys => table in keys
