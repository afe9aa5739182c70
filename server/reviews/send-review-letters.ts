import { Effect, Schedule } from "effect"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { Mail } from "../platform/mail/mail.ts"
import type { ReviewLetterKind } from "./moderate.ts"
import { reviewLetter, type ToldReview } from "./review-letter.ts"

/** What a moderation leaves to be done, after its answer. What fails is done by the next sweep. */
export const followReviews = (publicUrl: string): Effect.Effect<void, never, BackgroundJobs | Database | Mail> =>
  Effect.flatMap(BackgroundJobs, (jobs) =>
    jobs.start(
      Effect.catchCause(sendReviewLetters(publicUrl), (cause) => Effect.logError("The letters about reviews were not sent", cause))
    )
  )

/** Sends what is due once a minute, in each process: the database says who sends what. */
export const sweepingReviews = (publicUrl: string) =>
  Effect.repeat(
    Effect.catchCause(sendReviewLetters(publicUrl), (cause) => Effect.logError("The sweep of reviews failed", cause)),
    Schedule.spaced("1 minute")
  )

/** Sends the letters that are due, one after another. One that does not leave is put off, and is tried again. */
export const sendReviewLetters = (publicUrl: string): Effect.Effect<void, DatabaseFailed, Database | Mail> =>
  Effect.gen(function* () {
    for (let due = yield* takeDue; due !== null; due = yield* takeDue) {
      const { id, kind, ...review } = due
      const mail = yield* Mail
      const isSent = yield* mail.send(reviewLetter(kind, review, publicUrl)).pipe(
        Effect.as(true),
        Effect.catchTag("MailFailed", (failure) =>
          Effect.as(Effect.logWarning("A letter about a review did not leave", failure.reason), false)
        )
      )
      if (isSent) yield* noteSent(id)
    }
  })

/** It is put off first, longer with every try: a process that ends while it sends is no loss. */
const takeDue = Effect.map(
  Database.use((database) =>
    database.query<ToldReview & { readonly id: number; readonly kind: ReviewLetterKind }>(
      `update review_letters as letter set tries = tries + 1, next_try_at = now() + least(power(2, tries), 720) * interval '1 minute'
        from reviews as review
        join orders on orders.id = review.order_id
        join order_items as item on item.order_id = review.order_id and item.position = review.position
        where letter.id = (select id from review_letters where sent_at is null and next_try_at <= now() order by id limit 1 for update skip locked)
          and review.id = letter.review_id
        returning letter.id, letter.kind, orders.email, item.name as thing, coalesce(item.url, '/') as link, review.order_id as "orderId",
          review.reason, review.answer`
    )
  ),
  ([row]) => row ?? null
)

const noteSent = (id: number) =>
  Effect.asVoid(Database.use((database) => database.query("update review_letters set sent_at = now() where id = $1", [id])))
