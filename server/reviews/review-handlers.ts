import { Effect } from "effect"
import type { writeReview } from "../../core/contract/reviews.ts"
import { canWrite, type OwnReviewState, maxPhotoBytes, signatureOf } from "../../core/domain/reviews/review.ts"
import type { OwnReview } from "../../core/domain/reviews/review-schema.ts"
import { noReviewTexts, photoFaults, photoFaultText } from "../../core/domain/reviews/review-text.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { noSuchOrder } from "../orders/order-history-handlers.ts"
import { countTry, limits } from "../platform/api/limits.ts"
import { refuseCall, unfitField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { transaction } from "../platform/db/query.ts"
import { type FileUnfit, receiveFile } from "../platform/uploads/incoming-file.ts"
import { fitsInteger } from "../platform/db/values.ts"
import { drawPhoto, type PhotoUnfit } from "./draw-photo.ts"
import { findOwnReview, findReviewedItem, addReview, type StoredReview, removeOwnReview, reviewStateOf } from "./reviews.ts"
import { findMissingPhoto, hasPhotos, storeUpload } from "./uploaded-photos.ts"

export const reviewHandlers: Pick<Handlers, "reviews.write" | "reviews.addPhoto" | "reviews.remove"> = {
  "reviews.write": Effect.fn("reviews.write")(function* ({ body, params: { id } }) {
    const { productCode, userId } = yield* openThing(id, body.position)
    yield* countTry(limits.review, String(userId))
    const before = yield* findOwnReview(userId, productCode)
    if (!canWrite(reviewStateOf(before)) && !isSame(before, body)) return yield* refuseCall(409, writtenText(reviewStateOf(before)))
    const { photos, position, reviewText, shownName, stars } = body
    const gone = yield* findMissingPhoto(userId, before?.id ?? null, photos)
    if (gone !== -1) return yield* unfitField("photos", photoFaultText(gone + 1, "gone"))
    const review = { userId, orderId: id, position, productCode, stars, body: reviewText.trim(), signature: signatureOf(shownName), photos }
    const isStored = yield* transaction(addReview(review))
    const after = yield* findOwnReview(userId, productCode)
    const isAgain = !isStored && isSame(after, body) && (yield* hasPhotos(userId, after.id, photos))
    return isStored || isAgain ? shown(after) : yield* refuseCall(409, writtenText(reviewStateOf(after)))
  }),

  "reviews.addPhoto": Effect.fn("reviews.addPhoto")(function* ({ params: { id, position } }) {
    const { productCode, userId } = yield* openThing(id, position)
    yield* countTry(limits.reviewPhoto, String(userId))
    const state = reviewStateOf(yield* findOwnReview(userId, productCode))
    if (state === "published") return yield* refuseCall(409, noReviewTexts.written)
    const drawn = yield* Effect.scoped(Effect.flatMap(receiveFile(maxPhotoBytes), drawPhoto)).pipe(
      Effect.catchTags({ PhotoUnfit: refusePhoto, FileUnfit: refusePhoto })
    )
    return { photoId: yield* storeUpload(userId, drawn) }
  }),

  "reviews.remove": Effect.fn("reviews.remove")(function* ({ params: { id, position } }) {
    const { productCode, userId } = yield* openThing(id, position)
    yield* removeOwnReview(userId, productCode)
    return shown(null)
  })
}

const refusePhoto = ({ fault }: PhotoUnfit | FileUnfit) => refuseCall(422, photoFaults[fault], { photos: photoFaults[fault] })

/** Catalogue product that the caller has received; refuses operators. */
const openThing = Effect.fnUntraced(function* (orderId: number, position: number) {
  const { isOperator, user } = yield* currentSession
  const thing = fitsInteger(orderId) && fitsInteger(position) ? yield* findReviewedItem(user.id, orderId, position) : null
  if (thing === null) return yield* noSuchOrder
  if (isOperator) return yield* refuseCall(403, noReviewTexts.operator)
  if (thing.orderStatus !== "completed") return yield* refuseCall(403, noReviewTexts.notReceived)
  if (thing.productCode === null) return yield* refuseCall(403, noReviewTexts.notPiece)
  return { userId: user.id, productCode: thing.productCode }
})

const isSame = (stored: StoredReview | null, { reviewText, shownName, stars }: typeof writeReview.body.Type): stored is StoredReview =>
  stored?.state === "checking" && stored.body === reviewText.trim() && stored.stars === stars && stored.signature === signatureOf(shownName)

const writtenText = (state: OwnReviewState): string => (state === "checking" ? noReviewTexts.checking : noReviewTexts.written)

const shown = (review: StoredReview | null): OwnReview => ({
  state: reviewStateOf(review),
  unpublished: review?.state === "rejected" ? review.reason : null
})
