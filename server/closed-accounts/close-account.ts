import { Clock, Effect } from "effect"
import { erasureStartsAt, passportRetainedUntil } from "../../core/domain/account/account-deletion.ts"
import type { User } from "../../core/contract/session.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { eraseAlertsOf } from "../alerts/price-alerts.ts"
import { moveDiamondOrder } from "../diamond-orders/diamond-orders.ts"
import { endSessions } from "../account/sessions.ts"
import { removeSubscription } from "../marketing/subscriptions.ts"
import { isIdentified } from "../passport/identified-orders.ts"
import { logAccess } from "../passport/passports.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { isoTime } from "../platform/db/times.ts"

/** Locks the rows that closing an account changes. Runs in a transaction. */
export const lockAccount = (userId: number): DatabaseEffect<void> => {
  const userRows = { where: "user_id = $1", params: [userId] }
  const ownRows = { where: `user_id = $1 or user_id is null and email_key = ${provenKey}`, params: [userId] }
  const user = { where: "id = $1", params: [userId] }
  return lockRows({ users: user, orders: userRows, visits: ownRows, quick_orders: ownRows, reviews: userRows, diamond_orders: userRows })
}

/**
 * Closes a locked account with what guests requested from its confirmed address: ends sessions and links, frees the address, cancels unfinished work,
 * detaches orders and sets retention dates. Runs in a transaction.
 */
export const closeAccount = Effect.fn("closeAccount")(function* ({ email, id, isEmailConfirmed }: User) {
  const closedAt = new Date(yield* Clock.currentTimeMillis)
  const passportUntil = passportRetainedUntil(yield* findLastIdentifiedOrder(id))
  yield* endSessions(id, null)
  if (isEmailConfirmed) yield* removeSubscription(email)
  yield* eraseAlertsOf(id, isEmailConfirmed ? email : null)
  yield* Effect.forEach(atOnce, (sql) => execute(sql, [id]), { discard: true })
  yield* execute("delete from repeatable_writes where owner = $1", [ownerName({ userId: id })])
  const requests = yield* query<{ id: number }>(
    "select id from diamond_orders where user_id = $1 and status in ('accepted', 'started') order by id",
    [id]
  )
  yield* Effect.forEach(requests, (request) => moveDiamondOrder(request.id, "cancelled", null), { discard: true })
  const until = passportUntil?.toISOString() ?? null
  yield* execute(
    "update passports set replaced_at = coalesce(replaced_at, $2::timestamptz), kept_until = $3::timestamptz where user_id = $1",
    [id, closedAt.toISOString(), until]
  )
  yield* execute("update orders set user_id = null where user_id = $1", [id])
  yield* execute(
    `update users set email_key = 'closed ' || id, password_hash = '', awaiting_email = null, awaiting_session = null, awaiting_until = null,
      asks_newsletter = false, closed_at = $2::timestamptz, changed_at = $2::timestamptz where id = $1`,
    [id, closedAt.toISOString()]
  )
  yield* execute(
    "insert into closed_accounts (user_id, closed_at, erase_from, passport_until) values ($1, $2::timestamptz, $3::timestamptz, $4::timestamptz)",
    [id, closedAt.toISOString(), erasureStartsAt(closedAt).toISOString(), until]
  )
  yield* execute("insert into closed_account_letters (user_id, email) values ($1, $2)", [id, email])
  yield* logAccess({ userId: id, byWhom: "user", what: "accountClosed" })
})

/** `null` for an address that its account has not confirmed. */
const provenKey = "(select email_key from users where id = $1 and email_confirmed_at is not null)"

const adopt = (table: string, key = "email_key") => `update ${table} set user_id = $1 where user_id is null and ${key} = ${provenKey}`

/** Adopts guests' requests, deletes ways back into the account, and cancels pending work. */
const atOnce = [
  adopt("visits"),
  adopt("quick_orders"),
  adopt("questions", "lower(normalize(email, NFC))"),
  "delete from password_resets where user_id = $1",
  "delete from email_links where user_id = $1",
  // Links that end a subscription work until the account is erased.
  adopt("email_links"),
  "delete from known_devices where user_id = $1",
  "delete from new_device_letters where user_id = $1",
  "delete from passport_change_requests where user_id = $1",
  "delete from reviews where user_id = $1 and state = 'checking'",
  "update visits set state = 'cancelled', changed_at = now() where user_id = $1 and state in ('asked', 'confirmed')",
  "update quick_orders set state = 'cancelled', changed_at = now() where user_id = $1 and state in ('asked', 'inWork')"
]

const findLastIdentifiedOrder = (userId: number): DatabaseEffect<Date | null> =>
  Effect.map(
    queryOne<{ at: string | null }>(`select ${isoTime("max(placed_at)")} as at from orders where user_id = $1 and ${isIdentified}`, [
      userId
    ]),
    (row) => (row?.at ? new Date(row.at) : null)
  )
