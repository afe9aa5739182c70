import { Effect } from "effect"
import type { ReviewState } from "../../core/domain/reviews/review.ts"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import type { ReviewLetterKind } from "./moderation.ts"
import { sweepReceived } from "../platform/uploads/incoming-file.ts"
import { sweepUploaded } from "./uploaded-photos.ts"
import { reviewLetter, type ReviewLetterData } from "./review-letter.ts"

type Due = { readonly id: number; readonly reviewId: number; readonly kind: ReviewLetterKind }

const reviewLetters: DueLetters<Due> = {
  table: "review_letters",
  columns: 'review_id as "reviewId", kind',
  about: "a review",
  write: (due, publicUrl) =>
    Effect.map(findLetterData(due), (review) => (review === null ? null : reviewLetter(due.kind, review, publicUrl)))
}

const sendReviewLetters = (publicUrl: string) => sendDueLetters(reviewLetters, publicUrl)

export const startReviewLetters = (publicUrl: string) => startLetters(reviewLetters, publicUrl)

/** Sends letters and deletes unused uploads. */
export const repeatReviewSweep = (publicUrl: string) =>
  repeatSweep("reviews", Effect.all([sendReviewLetters(publicUrl), sweepUploaded, sweepReceived], { discard: true }))

const stateOf: Readonly<Record<ReviewLetterKind, ReviewState>> = { published: "published", rejected: "rejected", answered: "published" }

/** `null` when the decision was reversed, or a later letter says the same. */
const findLetterData = ({ id, kind, reviewId }: Due): DatabaseEffect<ReviewLetterData | null> =>
  queryOne<ReviewLetterData>(
    `select orders.email, item.name as thing, images ->> 0 as picture, attributes as details, coalesce(item.url, '/') as link, review.order_id as "orderId", review.reason, review.answer
          from reviews as review join orders on orders.id = review.order_id
          join order_items as item on item.order_id = review.order_id and item.position = review.position
          where review.id = $1 and review.state = $2 and ($3 <> 'answered' or review.answer is not null)
            and not exists (select from review_letters as later where later.review_id = $1 and later.kind = $3 and later.id > $4::int4)`,
    [reviewId, stateOf[kind], kind, id]
  )
