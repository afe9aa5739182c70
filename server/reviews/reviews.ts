import { Effect } from "effect"
import type { OwnReviewState, ReviewState } from "../../core/domain/reviews/review.ts"
import { returnedOf } from "../orders/cares.ts"
import { productOf } from "../orders/item-review.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { attachPhotos } from "./uploaded-photos.ts"

/** `productCode` is `null` for a product outside the catalogue. */
export type ReviewedItem = { readonly orderStatus: string; readonly productCode: string | null }

export const findReviewedItem = (userId: number, orderId: number, position: number): DatabaseEffect<ReviewedItem | null> =>
  queryOne<ReviewedItem>(
    `select status as "orderStatus", ${productOf("item")} as "productCode" from orders join order_items as item on item.order_id = orders.id
          where orders.id = $2 and user_id = $1 and item.position = $3`,
    [userId, orderId, position]
  )

export type StoredReview = {
  readonly id: number
  readonly state: ReviewState
  readonly stars: number
  readonly body: string
  readonly signature: string
  readonly reason: string | null
}

export const findOwnReview = (userId: number, productCode: string): DatabaseEffect<StoredReview | null> =>
  queryOne<StoredReview>("select id, state, stars, body, signature, reason from reviews where user_id = $1 and product_code = $2", [
    userId,
    productCode
  ])

export type NewReview = {
  readonly userId: number
  readonly orderId: number
  readonly position: number
  readonly productCode: string
  readonly stars: number
  readonly body: string
  readonly signature: string
  readonly photos: ReadonlyArray<string>
}

/** Replaces a rejected review; `false` if another exists. Runs in a transaction. */
export const addReview = Effect.fn("addReview")(function* ({ photos, ...review }: NewReview) {
  const { body, orderId, position, productCode, signature, stars, userId } = review
  yield* execute("delete from reviews where user_id = $1 and product_code = $2 and state = 'rejected'", [userId, productCode])
  const inserted = yield* queryOne<{ id: number }>(insert, [userId, orderId, position, productCode, stars, body, signature])
  if (inserted === null) return false
  yield* attachPhotos(userId, inserted.id, photos)
  return true
})

export const removeOwnReview = (userId: number, productCode: string): DatabaseEffect<void> =>
  execute("delete from reviews where user_id = $1 and product_code = $2", [userId, productCode])

/** Base64; only operators see photos of unpublished reviews. */
export const findPhoto = (id: string, size: "whole" | "square", isForOperator = false): DatabaseEffect<string | null> =>
  Effect.map(
    queryOne<{ bytes: string }>(
      `select encode(${size}, 'base64') as bytes from review_photos as photo join reviews on reviews.id = photo.review_id
          where photo.id = $1::uuid and (state = 'published' or $2::bool)`,
      [id, isForOperator]
    ),
    (row) => row?.bytes ?? null
  )

export const reviewStateOf = (review: StoredReview | null): OwnReviewState => review?.state ?? "open"

/** SQL column: the reviewed item was returned. `review` is the query's alias of `reviews`. */
export const isReturned = `coalesce((select ${returnedOf("item")} >= item.quantity from order_items as item
  where item.order_id = review.order_id and item.position = review.position), false)`

const insert = `insert into reviews (user_id, order_id, position, product_code, stars, body, signature) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (user_id, product_code) do nothing returning id`
