import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { reservedForVisitors } from "../visits/visit-holds.ts"
import type { HoldOrigin } from "./held-unpaid.ts"

type Holder = "own" | "another" | "visit"

/**
 * Holds items for some minutes, or permanently with `null`; returns those that another order holds. Replaces expired holds. Locks rows in key order
 * (`row-locks.ts`). Refuses an unpaid order an item reserved for a salon visitor today.
 */
export const addHolds = (
  orderId: number,
  things: ReadonlyArray<string>,
  { minutes, origin = nowhere }: { readonly minutes: number | null; readonly origin?: HoldOrigin }
): DatabaseEffect<ReadonlyArray<string>> =>
  things.length === 0
    ? Effect.succeed([])
    : Effect.gen(function* () {
        const taken = yield* query<{ thing: string }>(take, [[...things], orderId, minutes, origin.device, origin.network])
        const takenThings = new Set(taken.map(({ thing }) => thing))
        return things.filter((thing) => !takenThings.has(thing))
      })

export const findHoldsAgainst = (cart: number, things: ReadonlyArray<string>): DatabaseEffect<ReadonlyMap<string, Holder>> =>
  things.length === 0
    ? Effect.succeed(new Map())
    : Effect.map(
        query<{ thing: string; held: Holder }>(against, [[...things], cart]),
        (rows) => new Map(rows.map(({ held, thing }) => [thing, held]))
      )

export const releaseHolds = (orderId: number): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* lockRows({ holds: { where: "order_id = $1", params: [orderId] } })
    yield* execute("delete from holds where order_id = $1", [orderId])
  })

export const releaseExpired: DatabaseEffect<number> = Effect.map(
  query(`delete from holds where thing in
      (select thing from holds where until <= now() order by thing for update skip locked) returning thing`),
  ({ length }) => length
)

/** Takes sold items off sale, and puts items of a cancelled order back. */
export const setForSale = (things: ReadonlyArray<string>, isForSale: boolean): DatabaseEffect<void> =>
  Effect.gen(function* () {
    for (const [kind, table] of tables) {
      const ids = things.filter((thing) => thing.startsWith(kind)).map((thing) => Number(thing.slice(kind.length)))
      if (ids.length === 0) continue
      yield* lockRows({ [table]: { where: "id = any($1::int4[])", params: [ids] } })
      yield* execute(`update ${table} set is_available_for_sale = $2::bool where id = any($1::int4[])`, [ids, isForSale])
    }
  })

const tables = [
  ["0-", "jewelry_skus"],
  ["1-", "diamonds"]
] as const

const nowhere: HoldOrigin = { device: null, network: null }

const take = `insert into holds (thing, order_id, until, device, network)
  select wanted.thing, $2::int4, now() + $3::float8 * interval '1 minute', $4::text, $5::text from unnest($1::text[]) as wanted (thing)
  where $3::float8 is null or not exists (select from (${reservedForVisitors("(select user_id from orders where id = $2::int4)")}) as kept where kept.thing = wanted.thing)
  order by wanted.thing
  on conflict (thing) do update set order_id = excluded.order_id, until = excluded.until,
    device = case when holds.order_id = excluded.order_id then coalesce(excluded.device, holds.device) else excluded.device end,
    network = case when holds.order_id = excluded.order_id then coalesce(excluded.network, holds.network) else excluded.network end
  where holds.order_id = excluded.order_id or holds.until <= now() returning thing`

const owner = "(select user_id from carts where id = $2::int4)"

/** An order's hold overrides a visitor's, because payment decides. */
const against = `select kept.thing, 'visit' as held from (${reservedForVisitors(owner)}) as kept
  union all
  select holds.thing, case when orders.user_id is not null and orders.user_id is not distinct from ${owner} then 'own' else 'another' end as held
  from holds join orders on orders.id = holds.order_id
  where holds.thing = any($1::text[]) and (holds.until is null or holds.until > now())`
