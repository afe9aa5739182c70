import { Effect } from "effect"
import { averageOf, reviewsPageSize } from "../../core/domain/reviews/review.ts"
import { ShownReview, type ShownReviews } from "../../core/domain/reviews/review-schema.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"
import { isReturned } from "./reviews.ts"

/** A page past the last gives the last, because reviews may be withdrawn. */
export const findShown = (productCode: string, requested: number): DatabaseEffect<ShownReviews> =>
  Effect.gen(function* () {
    const [{ count, sum } = { count: 0, sum: 0 }] = yield* query<{ count: number; sum: number }>(
      "select count(*)::int4 as count, coalesce(sum(stars), 0)::int4 as sum from reviews where product_code = $1 and state = 'published'",
      [productCode]
    )
    const pages = Math.max(1, Math.ceil(count / reviewsPageSize))
    const page = Math.min(requested, pages)
    const items = count === 0 ? [] : yield* query(select, [productCode, reviewsPageSize, (page - 1) * reviewsPageSize], ShownReview)
    return { average: averageOf(sum, count), count, page, pages, items }
  })

const photographs = `(select coalesce(jsonb_agg(jsonb_build_object('whole', '/review-photos/' || photo.id || '.webp',
    'square', '/review-photos/' || photo.id || '-square.webp', 'width', width, 'height', height) order by place), '[]')
  from review_photos as photo where photo.review_id = review.id)`

const select = `select review.id, stars, signature, body as "reviewBody", to_char(written_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as "writtenOn",
    answer as "shopAnswer", ${isReturned} as "isReturned", ${photographs} as photographs
  from reviews as review where product_code = $1 and state = 'published' order by written_at desc, review.id desc limit $2 offset $3`
