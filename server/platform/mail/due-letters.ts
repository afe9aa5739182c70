import { Effect } from "effect"
import { BackgroundJobs } from "../background-jobs.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { type DatabaseEffect, execute, queryOne } from "../db/query.ts"
import { fingerprint } from "../identity/secrets.ts"
import { type Letter, Mail } from "./mail.ts"

/** Letters queued in the transaction of their cause. */
export type DueLetters<Due> = {
  readonly table:
    | "closed_account_letters"
    | "diamond_order_letters"
    | "new_device_letters"
    | "order_letters"
    | "passport_letters"
    | "price_alert_letters"
    | "question_letters"
    | "quick_order_letters"
    | "review_letters"
    | "visit_letters"
  readonly columns: string
  /** Name in the log: «a visit». */
  readonly about: string
  /** `null` for an obsolete letter. */
  readonly write: (due: Due, publicUrl: string) => DatabaseEffect<Letter | null>
}

export const sendDueLetters = <Due>(letters: DueLetters<Due>, publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    const mail = yield* Mail
    for (let due = yield* take(letters); due !== null; due = yield* take(letters)) {
      const letter = yield* letters.write(due, publicUrl)
      const isSent =
        letter === null ||
        (yield* mail.send({ ...letter, messageKey: messageKeyOf(letters.table, due.id, letter) }).pipe(
          Effect.as(true),
          Effect.catchTag("MailFailed", ({ reason }) =>
            Effect.as(Effect.logWarning(`Could not send a letter about ${letters.about}; it is sent again later`, reason), false)
          )
        ))
      if (isSent) yield* noteSent(letters.table, due.id)
    }
  })

/** Depends on recipient and subject too: after a restored backup, a number may come again with another letter. */
const messageKeyOf = (table: string, id: number, { subject, to }: Letter): string =>
  fingerprint(`${table} ${id} ${to} ${subject}`).slice(0, 32)

/** Sends after the response; the next sweep retries failures. */
export const startLetters = <Due>(
  letters: DueLetters<Due>,
  publicUrl: string
): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.catchCause(sendDueLetters(letters, publicUrl), (cause) =>
        Effect.logError(`Could not send the letters about ${letters.about}`, cause)
      )
    )
  )

/** Postpones the row, longer with every try, so that no other process sends it. */
const take = <Due>({ columns, table }: DueLetters<Due>): DatabaseEffect<(Due & { readonly id: number }) | null> =>
  queryOne<
    Due & { readonly id: number }
  >(`update ${table} set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
        where id = (select id from ${table} where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
        returning id, ${columns}`)

const noteSent = (table: DueLetters<never>["table"], id: number) => execute(`update ${table} set sent_at = now() where id = $1`, [id])
