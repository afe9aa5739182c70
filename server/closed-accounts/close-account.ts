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
  const user = { where: "id = $1", params: [userId] }
  return lockRows({ users: user, orders: userRows, visits: userRows, quick_orders: userRows, reviews: userRows, diamond_orders: userRows })
}

/**
 * Closes a locked account: ends sessions and links, frees the email address, cancels unfinished work, detaches orders and sets retention dates. Runs
 * in a transaction.
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

/** Deletes ways back into the account, and pending work. */
const atOnce = [
  "delete from password_resets where user_id = $1",
  "delete from email_links where user_id = $1",
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
