import { Schema } from "effect"
import { personal, plain } from "../schema/privacy.ts"
import { ownReviewStates } from "./review.ts"

const ReviewPhoto = Schema.Struct({ whole: plain(Schema.String), square: plain(Schema.String), width: Schema.Int, height: Schema.Int })

export const ShownReview = Schema.Struct({
  id: Schema.Int,
  stars: Schema.Int,
  /** «Анна К.». */
  signature: plain(Schema.String),
  reviewBody: plain(Schema.String),
  /** `2026-11-24`. */
  writtenOn: plain(Schema.String),
  /** The shop's reply. */
  shopAnswer: Schema.NullOr(plain(Schema.String)),
  /** The item was returned. */
  isReturned: Schema.Boolean,
  photographs: Schema.Array(ReviewPhoto)
})
export type ShownReview = typeof ShownReview.Type

/** Newest first; `average` is over all published reviews. */
export const ShownReviews = Schema.Struct({
  average: Schema.Finite,
  count: Schema.Int,
  page: Schema.Int,
  pages: Schema.Int,
  items: Schema.Array(ShownReview)
})
export type ShownReviews = typeof ShownReviews.Type

/** `unpublished`: reason of a rejection. */
export const OwnReview = Schema.Struct({
  state: Schema.Literals(ownReviewStates),
  unpublished: personal(Schema.NullOr(Schema.String))
})
export type OwnReview = typeof OwnReview.Type
