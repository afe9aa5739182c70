import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { photoBytesMost, reviewBounds } from "../domain/reviews/review.ts"
import { OwnReview } from "../domain/reviews/review-schema.ts"
import { photoFaults, reviewFaults } from "../domain/reviews/review-words.ts"
import { personal, secret } from "../domain/schema/privacy.ts"
import { largestKept, Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { OrderId } from "./order-payment.ts"

/** Four signs of Base64 hold three bytes. */
const photoSigns = Math.ceil(photoBytesMost / 3) * 4

/** Its place in the order, in an address. */
const Position = Schema.String.check(Schema.isPattern(/^[1-9]\d{0,3}$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))

export const reviewFields = {
  stars: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: reviewBounds.stars }, { message: fieldTexts.required })),
  reviewText: personal(
    Schema.String.check(
      Schema.makeFilter((text) => (text.trim() === "" ? fieldTexts.required : undefined)),
      Schema.makeFilter((text) => (text.trim().length < reviewBounds.textLeast ? reviewFaults.short : undefined)),
      Schema.isMaxLength(reviewBounds.textMost, { message: reviewFaults.long })
    )
  ),
  /** Without one it is of «Покупатель». */
  shownName: personal(Schema.String.check(Schema.isMaxLength(reviewBounds.nameMost, { message: reviewFaults.nameLong })))
}

/** Photographs as files in Base64. They hold where they were taken, so no record of the shop keeps what was sent. */
const Photos = Schema.Array(secret(Schema.String.check(Schema.isMaxLength(photoSigns, { message: photoFaults.heavy })))).check(
  Schema.makeFilter((photos) => (photos.length <= reviewBounds.photos ? undefined : reviewFaults.photos))
)

const own = { base: "/api/v2", query: Nothing, answer: OwnReview } as const

/**
 * Writes a review of a piece that was received; the house reads it first. Sent again word for word it is the one that there is; one that was not published
 * is written anew.
 */
export const writeReview = endpoint({
  ...own,
  key: "reviews.write",
  summary: "Отзыв покупателя об украшении из заказа",
  access: "user",
  method: "POST",
  path: "/users/orders/{id}/reviews/",
  params: Schema.Struct({ id: OrderId }),
  body: Schema.Struct({
    position: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: largestKept })),
    ...reviewFields,
    photos: Photos
  }),
  refusals: [401, 403, 404, 409, 422, 429],
  bodyBytes: reviewBounds.photos * photoSigns + 64 * 1024
})

/** Takes a review back, with its photographs; what is not there is taken back already. */
export const takeReviewBack = endpoint({
  ...own,
  key: "reviews.takeBack",
  summary: "Удаление своего отзыва",
  access: "user",
  method: "DELETE",
  path: "/users/orders/{id}/reviews/{position}/",
  params: Schema.Struct({ id: OrderId, position: Position }),
  body: Nothing,
  refusals: [401, 403, 404, 429]
})
