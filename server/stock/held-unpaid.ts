import { Effect } from "effect"
import { type HeldTotal, maxHeld, type Holder, holders, mayHold } from "../../core/domain/stock/hold-rules.ts"
import { CurrentCaller, deviceHashOf } from "../platform/identity/caller.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import { callerNetwork } from "../platform/api/limits.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { findAllowance } from "./hold-allowances.ts"
import { advisoryLocks } from "../platform/db/advisory-locks.ts"

/** Hashes; `null` if unknown. */
export type HoldOrigin = { readonly device: string | null; readonly network: string | null }

export const currentOrigin: Effect.Effect<HoldOrigin> = Effect.gen(function* () {
  const caller = yield* CurrentCaller
  return { device: deviceHashOf(caller), network: caller.address === null ? null : fingerprint(`network ${yield* callerNetwork}`) }
})

/**
 * Limits the unpaid holds of an account, a device and a network (`hold-rules.ts`), with a lock for each. An allowance of the customer replaces these
 * limits.
 */
export const mayHoldMore = Effect.fn("mayHoldMore")(function* (
  order: { readonly id: number; readonly userId: number | null },
  requested: HeldTotal
) {
  const names = { account: order.userId === null ? null : String(order.userId), ...(yield* currentOrigin) }
  const allowance = order.userId === null ? null : yield* findAllowance(order.userId)
  const limitedHolders = allowance === null ? holders : (["account"] as const)
  for (const holder of limitedHolders) {
    const name = names[holder]
    if (name === null) continue
    yield* takeTurn(holder, name)
    const most = allowance ?? maxHeld[holder]
    if (!mayHold(yield* findHeld(holder, name, order.id), requested, most)) return false
  }
  return true
})

/** Lock in the order of `holders` to avoid deadlocks. */
const takeTurn = (holder: Holder, name: string): DatabaseEffect<void> =>
  execute(`select pg_advisory_xact_lock(${advisoryLocks.unpaidHolds}, hashtext($1))`, [`${holder} ${name}`])

const columns: Readonly<Record<Holder, string>> = { account: "user_id::text", device: "device", network: "network" }

/** Items held by other unpaid orders. */
const findHeld = (holder: Holder, name: string, orderId: number): DatabaseEffect<HeldTotal> =>
  Effect.map(
    queryOne<HeldTotal>(
      `select coalesce(sum((select count(*) from order_items where order_id = orders.id and things <> '[]')), 0)::int4 as things,
            coalesce(sum(items_amount), 0)::float8 as worth from orders
          where id <> $2 and id in (select order_id from holds join orders as holding on holding.id = order_id where ${columns[holder]} = $1
            and (until > now() or (until is null and payment_state = 'onReceipt' and status not in ('completed', 'cancelled'))))`,
      [name, orderId]
    ),
    (row) => row ?? { things: 0, worth: 0 }
  )
