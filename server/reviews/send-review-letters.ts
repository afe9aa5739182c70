import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import type { ReviewLetterKind } from "./moderation.ts"
import { sweepReceived } from "../platform/uploads/incoming-file.ts"
import { sweepUploaded } from "./uploaded-photos.ts"
import { reviewLetter, type ReviewLetterData } from "./review-letter.ts"

const reviewLetters: DueLetters<{ readonly reviewId: number; readonly kind: ReviewLetterKind }> = {
  table: "review_letters",
  columns: 'review_id as "reviewId", kind',
  about: "a review",
  write: ({ kind, reviewId }, publicUrl) =>
    Effect.map(findLetterData(reviewId), (review) => (review === null ? null : reviewLetter(kind, review, publicUrl)))
}

const sendReviewLetters = (publicUrl: string) => sendDueLetters(reviewLetters, publicUrl)

export const startReviewLetters = (publicUrl: string) => startLetters(reviewLetters, publicUrl)

/** Sends letters and deletes unused uploads. */
export const repeatReviewSweep = (publicUrl: string) =>
  repeatSweep("reviews", Effect.all([sendReviewLetters(publicUrl), sweepUploaded, sweepReceived], { discard: true }))

const findLetterData = (id: number): DatabaseEffect<ReviewLetterData | null> =>
  queryOne<ReviewLetterData>(
    `select orders.email, item.name as thing, images ->> 0 as picture, attributes as details, coalesce(item.url, '/') as link, review.order_id as "orderId", review.reason, review.answer
          from reviews as review join orders on orders.id = review.order_id
          join order_items as item on item.order_id = review.order_id and item.position = review.position
          where review.id = $1`,
    [id]
  )
