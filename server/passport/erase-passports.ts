import { Effect } from "effect"
import { identityCashFrom, identityNonCashFrom } from "../../core/domain/content/house-rules.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import type { Files, FilesFailed } from "../platform/files/files.ts"
import { removeStored } from "../platform/uploads/stored-files.ts"
import { logAccess } from "./passports.ts"

/** Law 115-FZ requires five years after the last order that needed a passport; otherwise a month, in case of mistakes. */
const terms = { lawful: "5 years", otherwise: "30 days" } as const

/** The condition on orders is `identityReason` in SQL. */
const findDue = Database.use((database) =>
  database.query<{ readonly id: number; readonly userId: number; readonly fileIds: ReadonlyArray<string> }>(
    `select passport.id, passport.user_id as "userId", to_jsonb(passport.photo_ids || passport.data_id) as "fileIds" from passports as passport
      where replaced_at <= now() - $3::interval and not exists (
        select from orders where orders.user_id = passport.user_id and status <> 'cancelled' and placed_at > now() - $4::interval and (
          exists (select from order_items where order_id = orders.id and type = 'diamond')
          or (select coalesce(sum(price::int8 * quantity), 0) from order_items where order_id = orders.id and type in ('jewelry', 'custom'))
            >= case payment_way when 'receipt' then $1::int8 else $2::int8 end))
      order by id limit 20`,
    [identityCashFrom, identityNonCashFrom, terms.otherwise, terms.lawful]
  )
)

/** Erases passports past their retention. Files are deleted before rows, so that an interrupted job can resume; the access log remains. */
export const erasePassports: Effect.Effect<number, DatabaseFailed | FilesFailed, Database | Files> = Effect.gen(function* () {
  const database = yield* Database
  const due = yield* findDue
  yield* Effect.forEach(due, ({ fileIds, id, userId }) =>
    Effect.gen(function* () {
      const forget = yield* removeStored(fileIds)
      yield* database.transaction(
        Effect.gen(function* () {
          yield* database.query("delete from passports where id = $1", [id])
          yield* forget
          yield* logAccess({ userId, byWhom: "job", what: "erased" })
        })
      )
    })
  )
  return due.length
})
