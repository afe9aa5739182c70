import { Effect } from "effect"
import { BackgroundJobs } from "../background-jobs.ts"
import { Database, type DatabaseFailed } from "../db/database.ts"
import { type Letter, Mail } from "./mail.ts"

/** Letters that are written down in the transaction of what they tell, and leave after it. */
export type DueLetters<Due> = {
  /** Whose rows they are: each has its number, its tries, when the next is due and when it was sent. */
  readonly table:
    | "closed_account_letters"
    | "diamond_order_letters"
    | "new_device_letters"
    | "order_letters"
    | "passport_letters"
    | "question_letters"
    | "quick_order_letters"
    | "review_letters"
    | "visit_letters"
  /** What of a row says which letter it is, as columns. */
  readonly columns: string
  /** What the log calls them: «a visit». */
  readonly about: string
  /** The letter of a row; `null` where there is nothing left to tell. */
  readonly write: (due: Due, publicUrl: string) => Effect.Effect<Letter | null, DatabaseFailed, Database>
}

/** Sends what is due, one after another. One that does not leave is put off, and is tried again. */
export const sendDue = <Due>(letters: DueLetters<Due>, publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    const mail = yield* Mail
    for (let due = yield* take(letters); due !== null; due = yield* take(letters)) {
      const letter = yield* letters.write(due, publicUrl)
      const isSent =
        letter === null ||
        (yield* mail.send(letter).pipe(
          Effect.as(true),
          Effect.catchTag("MailFailed", ({ reason }) =>
            Effect.as(Effect.logWarning(`A letter about ${letters.about} did not leave`, reason), false)
          )
        ))
      if (isSent) yield* noteSent(letters.table, due.id)
    }
  })

/** What a change leaves to be sent, after its answer. What fails is done by the next sweep. */
export const followLetters = <Due>(
  letters: DueLetters<Due>,
  publicUrl: string
): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.catchCause(sendDue(letters, publicUrl), (cause) => Effect.logError(`The letters about ${letters.about} were not sent`, cause))
    )
  )

/** The next that is due. It is put off first, longer with every try: a process that ends while it sends is no loss, and no other sends it meanwhile. */
const take = <Due>({ columns, table }: DueLetters<Due>): Effect.Effect<(Due & { readonly id: number }) | null, DatabaseFailed, Database> =>
  Effect.map(
    Database.use((database) =>
      database.query<
        Due & { readonly id: number }
      >(`update ${table} set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
        where id = (select id from ${table} where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
        returning id, ${columns}`)
    ),
    ([row]) => row ?? null
  )

const noteSent = (table: DueLetters<never>["table"], id: number) =>
  Effect.asVoid(Database.use((database) => database.query(`update ${table} set sent_at = now() where id = $1`, [id])))
