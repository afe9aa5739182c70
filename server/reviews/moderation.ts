import { Effect } from "effect"
import type { ReviewState } from "../../core/domain/reviews/review.ts"
import { notFound, refusalTexts, refuseCall } from "../platform/api/refusal.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"

export const moderations = ["publish", "reject", "answer"] as const
export type Moderation = { readonly do: (typeof moderations)[number]; readonly message: string | null }

export type ReadReview = {
  readonly id: number
  readonly orderId: number
  readonly productCode: string
  readonly thing: string
  readonly stars: number
  readonly body: string
  readonly signature: string
  readonly state: ReviewState
  readonly reason: string | null
  readonly answer: string | null
  readonly writtenAt: string
  readonly photos: ReadonlyArray<string>
}

const select = `select review.id, review.order_id as "orderId", product_code as "productCode", item.name as thing, stars, body, signature, state, reason, answer,
    to_char(written_at at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI') as "writtenAt",
    (select coalesce(jsonb_agg(photo.id order by place), '[]') from review_photos as photo where photo.review_id = review.id) as photos
  from reviews as review join order_items as item on item.order_id = review.order_id and item.position = review.position`

export const listUnread: DatabaseEffect<ReadonlyArray<ReadReview>> = query<ReadReview>(
  `${select} where review.state = 'checking' order by review.id limit 500`
)

export const readReview = (id: number): DatabaseEffect<ReadReview | null> => queryOne<ReadReview>(`${select} where review.id = $1`, [id])

/** Queues a letter to the author; repeating it changes nothing. */
export const moderate = Effect.fn("moderate")(function* (id: number, { do: what, message }: Moderation) {
  yield* transaction(
    Effect.gen(function* () {
      yield* lockRows({ reviews: { where: "id = $1", params: [id] } })
      const stored = yield* queryOne<{ state: ReviewState; reason: string | null; answer: string | null }>(
        "select state, reason, answer from reviews where id = $1",
        [id]
      )
      if (stored === null) return yield* notFound("Такого отзыва нет")
      if (what === "publish") {
        if (stored.state === "published") return
        yield* execute("update reviews set state = 'published', reason = null, changed_at = now() where id = $1", [id])
        return yield* queueLetter(id, "published")
      }
      if (message === null) return yield* refuseCall(422, refusalTexts.textMissing)
      if (what === "reject") {
        if (stored.state === "rejected" && stored.reason === message) return
        yield* execute("update reviews set state = 'rejected', reason = $2, changed_at = now() where id = $1", [id, message])
        return yield* queueLetter(id, "rejected")
      }
      if (stored.state !== "published") return yield* refuseCall(409, "Ответить можно на опубликованный отзыв")
      if (stored.answer === message) return
      yield* execute("update reviews set answer = $2, changed_at = now() where id = $1", [id, message])
      yield* queueLetter(id, "answered")
    })
  )
  return yield* readReview(id)
})

export type ReviewLetterKind = "published" | "rejected" | "answered"

const queueLetter = (id: number, kind: ReviewLetterKind) =>
  execute("insert into review_letters (review_id, kind) values ($1, $2)", [id, kind])
