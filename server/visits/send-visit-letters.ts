import { Clock, Effect } from "effect"
import { fingerprint, newToken } from "../account/secrets.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { Mail } from "../platform/mail/mail.ts"
import type { VisitLetterKind } from "./change-visit.ts"
import { visitLetter } from "./visit-letter.ts"
import { findVisit } from "./visits.ts"

type Due = { readonly id: number; readonly visitId: number; readonly kind: VisitLetterKind }

/** What a change of a visit leaves to be done, after its answer. What fails is done by the next sweep. */
export const followVisits = (publicUrl: string): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(Effect.catchCause(sendVisitLetters(publicUrl), (cause) => Effect.logError("The letters about visits were not sent", cause)))
  )

/** Sends the letters that are due, one after another, each with a link of its own. One that does not leave is put off, and is tried again. */
export const sendVisitLetters = (publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    for (let due = yield* takeDue; due !== null; due = yield* takeDue) {
      if (yield* sendOne(due, publicUrl)) yield* noteSent(due.id)
    }
  })

const sendOne = Effect.fnUntraced(function* ({ kind, visitId }: Due, publicUrl: string) {
  const visit = yield* findVisit(visitId)
  if (visit === null) return true
  const token = newToken()
  yield* Database.use((database) =>
    database.query("insert into visit_links (token_hash, visit_id) values ($1, $2)", [fingerprint(token), visitId])
  )
  const mail = yield* Mail
  const at = new Date(yield* Clock.currentTimeMillis).toISOString()
  const cancelLink = `${publicUrl}/visit/cancel?token=${token}`
  return yield* mail.send(visitLetter(kind, { visit, cancelLink, publicUrl, at })).pipe(
    Effect.as(true),
    Effect.catchTag("MailFailed", (failure) => Effect.as(Effect.logWarning("A letter about a visit did not leave", failure.reason), false))
  )
})

/** It is put off first, longer with every try: a process that ends while it sends is no loss. What has changed meanwhile is told by its own letter. */
const takeDue = Effect.map(
  Database.use((database) =>
    database.query<Due>(`update visit_letters set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
      where id = (select id from visit_letters where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
      returning id, visit_id as "visitId", kind`)
  ),
  ([row]) => row ?? null
)

const noteSent = (id: number) =>
  Effect.asVoid(Database.use((database) => database.query("update visit_letters set sent_at = now() where id = $1", [id])))
