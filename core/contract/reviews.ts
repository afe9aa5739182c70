import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { maxPhotoBytes, reviewBounds } from "../domain/reviews/review.ts"
import { OwnReview } from "../domain/reviews/review-schema.ts"
import { photoFaults, reviewFaults } from "../domain/reviews/review-text.ts"
import { personal, secret } from "../domain/schema/privacy.ts"
import { largestInteger, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { OrderId } from "./order-payment.ts"

const Position = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,3}$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))

export const reviewFields = {
  stars: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: reviewBounds.stars }, { message: fieldTexts.required })),
  reviewText: personal(
    Schema.String.check(
      Schema.makeFilter((text) => (text.trim() === "" ? fieldTexts.required : undefined)),
      Schema.makeFilter((text) => (text.trim().length < reviewBounds.minText ? reviewFaults.short : undefined)),
      Schema.isMaxLength(reviewBounds.maxText, { message: reviewFaults.long })
    )
  ),
  /** Shown as «Покупатель» when empty. */
  shownName: personal(Schema.String.check(Schema.isMaxLength(reviewBounds.maxName, { message: reviewFaults.nameLong })))
}

/** Id of a photo uploaded with `reviews.addPhoto`. */
const PhotoId = secret(
  Schema.String.check(
    Schema.isMaxLength(36, { message: photoFaults.gone }),
    Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  )
)

const Photos = Schema.Array(PhotoId).check(Schema.isMaxLength(reviewBounds.photos, { message: reviewFaults.photos }))

const commonParts = { base: "/api/v2", query: Nothing, answer: OwnReview } as const

/** Submits a review of a received piece to moderation. Idempotent; a rejected review may be rewritten. */
export const writeReview = endpoint({
  ...commonParts,
  key: "reviews.write",
  summary: "Отзыв покупателя об украшении из заказа",
  access: "user",
  method: "POST",
  path: "/users/orders/{id}/reviews/",
  params: Schema.Struct({ id: OrderId }),
  body: Schema.Struct({
    position: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestInteger })),
    ...reviewFields,
    photos: Photos
  }),
  refusals: [401, 403, 404, 409, 422, 429]
})

/** Uploads one photo as raw bytes before the review. It is re-encoded to remove its location; unused ones are deleted after a day. */
export const addReviewPhoto = endpoint({
  ...commonParts,
  key: "reviews.addPhoto",
  summary: "Фотография к отзыву",
  access: "user",
  method: "POST",
  path: "/users/orders/{id}/reviews/{position}/photos/",
  params: Schema.Struct({ id: OrderId, position: Position }),
  body: Nothing,
  file: { maxBytes: maxPhotoBytes },
  answer: Schema.Struct({ photoId: PhotoId }),
  refusals: [401, 403, 404, 409, 422, 429]
})

/** Deletes a review and its photos; idempotent. */
export const removeReview = endpoint({
  ...commonParts,
  key: "reviews.remove",
  summary: "Удаление своего отзыва",
  access: "user",
  method: "DELETE",
  path: "/users/orders/{id}/reviews/{position}/",
  params: Schema.Struct({ id: OrderId, position: Position }),
  body: Nothing,
  refusals: [401, 403, 404, 429]
})
