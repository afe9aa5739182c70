import { Clock, Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { type ErasedData, ordersRetainedFrom } from "../../core/domain/account/account-deletion.ts"
import { lockUser } from "../account/users.ts"
import { erasePassport } from "../passport/erase-passports.ts"
import { logAccess } from "../passport/passports.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, query, transaction } from "../platform/db/query.ts"
import type { Files, FilesFailed } from "../platform/files/files.ts"
import { removeStored } from "../platform/uploads/stored-files.ts"
import { eraseRequestsAt } from "./erase-requests.ts"
import { sendClosedAccountLetters } from "./closed-account-letters.ts"

type Work<A> = Effect.Effect<A, DatabaseFailed | FilesFailed, Database | Files>

/** Statements that erase each kind of a user's data, in the order of `row-locks.ts`; dependent rows are deleted by cascade. */
const erasers: { readonly [K in ErasedData]: string } = {
  addresses: "delete from addresses where user_id = $1",
  cart: "delete from carts where user_id = $1",
  favourites: "delete from favorites where user_id = $1",
  questions: "delete from questions where user_id = $1",
  visits: "delete from visits where user_id = $1",
  /** Includes guest orders made with the account's confirmed address before its closing. */
  quickOrders: `delete from quick_orders as made using users where users.id = $1 and (made.user_id = users.id
    or made.user_id is null and users.email_confirmed_at is not null and made.email_key = lower(normalize(users.email, NFC))
      and made.ordered_at <= users.closed_at)`,
  reviews: "delete from reviews where user_id = $1",
  diamondOrders: "delete from diamond_orders where user_id = $1",
  profile: "delete from users where id = $1"
}

/** Erases the data of up to 20 closed accounts due at `now`; returns their number. */
export const eraseAccountsAt = (now: Date): Work<number> =>
  Effect.gen(function* () {
    const due = yield* query<{ userId: number }>(
      `select user_id as "userId" from closed_accounts where erased_at is null and erase_from <= $1::timestamptz order by erase_from limit 20`,
      [now.toISOString()]
    )
    const erased = yield* Effect.forEach(due, ({ userId }) => transaction(eraseAccount(userId, now)))
    return erased.filter((isErased) => isErased).length
  })

/** `false` if another process has erased the account. Deletes files before rows, so that an interrupted job can be repeated. */
const eraseAccount = Effect.fn("eraseAccount")(function* (userId: number, now: Date) {
  yield* lockUser(userId)
  const claimed = yield* query(
    "update closed_accounts set erased_at = $2::timestamptz where user_id = $1 and erased_at is null returning user_id",
    [userId, now.toISOString()]
  )
  if (claimed.length === 0) return false
  const passports = yield* query<Parameters<typeof erasePassport>[0]>(
    `select id, user_id as "userId", to_jsonb(photo_ids || data_id) as "fileIds" from passports
      where user_id = $1 and (kept_until is null or kept_until <= $2::timestamptz)`,
    [userId, now.toISOString()]
  )
  yield* Effect.forEach(passports, erasePassport, { discard: true })
  const files = yield* query<{ id: string }>(
    `select id::text as id from uploaded_files where user_id = $1
      and id not in (select unnest(photo_ids || data_id) from passports where user_id = $1)`,
    [userId]
  )
  yield* yield* removeStored(files.map(({ id }) => id))
  for (const [name, sql] of Object.entries(erasers)) if (name !== "profile") yield* execute(sql, [userId])
  yield* execute("delete from closed_account_letters where user_id = $1", [userId])
  yield* execute(erasers.profile, [userId])
  yield* logAccess({ userId, byWhom: "job", what: "accountErased" })
  return true
})

/** Removes names and contacts from orders of deleted accounts past their retention; returns their number. */
export const eraseContactsAt = (now: Date): DatabaseEffect<number> =>
  transaction(
    Effect.gen(function* () {
      const due = yield* query<{ id: number }>(
        `update orders set name = '', phone = '', email = '', comment = '', address = '', chosen_delivery = null, parcel_note = null
            where id in (select id from orders where user_id is null and email <> '' and placed_at < $1::timestamptz order by id limit 100 for update skip locked)
            returning id`,
        [ordersRetainedFrom(now).toISOString()]
      )
      const ids = due.map(({ id }) => id)
      for (const sql of contacts) yield* execute(sql, [ids])
      return ids.length
    })
  )

const contacts = [
  "update orders set cancel_reason = null where id = any($1::int4[])",
  "update order_items set diamond_name = null, diamond_message = null, engraving = null where order_id = any($1::int4[])",
  "update order_gifts set recipient = '', sender = '', words = '', email = null where order_id = any($1::int4[])",
  "update order_cares set reason = '', answer = null where order_id = any($1::int4[])"
]

/** Sends letters about deleted accounts; erases their data and requests of guests when due. */
export const repeatClosedAccountSweep = (publicUrl: string) =>
  repeatSweep(
    "deleted accounts",
    Effect.gen(function* () {
      const now = new Date(yield* Clock.currentTimeMillis)
      yield* sendClosedAccountLetters(publicUrl)
      yield* eraseAccountsAt(now)
      yield* eraseContactsAt(now)
      yield* eraseRequestsAt(now)
    })
  )
