import { Clock, Effect } from "effect"
import { deletionRule } from "../../core/domain/account/account-deletion.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { query, transaction } from "../platform/db/query.ts"
import type { Files, FilesFailed } from "../platform/files/files.ts"
import { removeStored } from "../platform/uploads/stored-files.ts"
import { isIdentified } from "./identified-orders.ts"
import { logAccess } from "./passports.ts"

/**
 * Retention of a replaced passport: law 115-FZ requires five years after the last order that required a passport; otherwise a month, for mistakes. A
 * deleted account has no orders, so its passport's date is in `kept_until`.
 */
const terms = { lawful: `${deletionRule.passport.years} years`, otherwise: "30 days" } as const

type DuePassport = { readonly id: number; readonly userId: number; readonly fileIds: ReadonlyArray<string> }

const findDue = (now: Date) =>
  query<DuePassport>(
    `select passport.id, passport.user_id as "userId", to_jsonb(passport.photo_ids || passport.data_id) as "fileIds" from passports as passport
        where replaced_at <= $1::timestamptz - $2::interval and (kept_until is null or kept_until <= $1::timestamptz) and not exists (
          select from orders where orders.user_id = passport.user_id and placed_at > $1::timestamptz - $3::interval and ${isIdentified})
        order by id limit 20`,
    [now.toISOString(), terms.otherwise, terms.lawful]
  )

/**
 * Erases replaced passports past their retention at `now`; returns their number. Deletes files before rows, so that an interrupted job finds the rows
 * again; keeps the access log.
 */
export const erasePassportsAt = (now: Date): Effect.Effect<number, DatabaseFailed | FilesFailed, Database | Files> =>
  Effect.gen(function* () {
    const due = yield* findDue(now)
    yield* Effect.forEach(due, erasePassport)
    return due.length
  })

export const erasePassports = Effect.flatMap(Clock.currentTimeMillis, (now) => erasePassportsAt(new Date(now)))

/** Erases a passport with its files. Of two concurrent jobs one logs it. */
export const erasePassport = Effect.fn("erasePassport")(function* ({ fileIds, id, userId }: DuePassport) {
  const forget = yield* removeStored(fileIds)
  yield* transaction(
    Effect.gen(function* () {
      const erased = yield* query("delete from passports where id = $1 returning id", [id])
      yield* forget
      if (erased.length > 0) yield* logAccess({ userId, byWhom: "job", what: "erased" })
    })
  )
})
