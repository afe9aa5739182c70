import { Schema } from "effect"
import { personal, plain } from "../schema/privacy.ts"
import { ownReviewStates } from "./review.ts"

/** Two sizes of a photograph: to be looked at, and the square that stands in the list. */
const ReviewPhoto = Schema.Struct({ whole: plain(Schema.String), square: plain(Schema.String), width: Schema.Int, height: Schema.Int })

/** A published review, as everybody reads it. */
export const ShownReview = Schema.Struct({
  id: Schema.Int,
  stars: Schema.Int,
  /** «Анна К.». */
  signature: plain(Schema.String),
  reviewBody: plain(Schema.String),
  /** `2026-11-24`. */
  writtenOn: plain(Schema.String),
  /** What the house has answered; `null` where it has said nothing. */
  houseAnswer: Schema.NullOr(plain(Schema.String)),
  /** What it is about has gone back since. */
  isReturned: Schema.Boolean,
  photographs: Schema.Array(ReviewPhoto)
})
export type ShownReview = typeof ShownReview.Type

/** A page of a piece's reviews, newest first, with the average of all that are published, to one decimal. */
export const ShownReviews = Schema.Struct({
  average: Schema.Finite,
  count: Schema.Int,
  page: Schema.Int,
  pages: Schema.Int,
  items: Schema.Array(ShownReview)
})
export type ShownReviews = typeof ShownReviews.Type

/** What a buyer's own review of a thing is at; `unpublished` says why it is not shown. */
export const OwnReview = Schema.Struct({
  state: Schema.Literals(ownReviewStates),
  unpublished: personal(Schema.NullOr(Schema.String))
})
export type OwnReview = typeof OwnReview.Type
