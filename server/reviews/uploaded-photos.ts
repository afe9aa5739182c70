import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import type { DrawnPhoto } from "./draw-photo.ts"

/** Deletes all but the user's latest photos. */
export const storeUpload = (userId: number, { height, square, whole, width }: DrawnPhoto): DatabaseEffect<string> =>
  Effect.gen(function* () {
    const inserted = yield* queryOne<{ id: string }>(
      `insert into uploaded_photos (user_id, width, height, whole, square)
        values ($1, $2, $3, decode($4, 'base64'), decode($5, 'base64')) returning id::text as id`,
      [userId, width, height, whole.toString("base64"), square.toString("base64")]
    )
    yield* execute(
      `delete from uploaded_photos where user_id = $1 and id not in
        (select id from uploaded_photos where user_id = $1 order by uploaded_at desc, id limit ${maxUploads})`,
      [userId]
    )
    return inserted === null ? yield* Effect.die(new Error("the photograph has no id")) : inserted.id
  })

/** Photos per user that are not yet in a review. */
const maxUploads = 12

/** Index of the first missing photo; -1 if all exist. */
export const findMissingPhoto = (userId: number, reviewId: number | null, ids: ReadonlyArray<string>): DatabaseEffect<number> =>
  Effect.map(
    query<{ id: string }>(
      `select id::text as id from uploaded_photos where user_id = $1 and id::text = any($3::text[])
          union select id::text from review_photos where review_id = $2 and id::text = any($3::text[])`,
      [userId, reviewId, [...ids]]
    ),
    (rows) => ids.findIndex((id) => !rows.some((row) => row.id === id))
  )

/** Runs in a transaction. */
export const attachPhotos = (userId: number, reviewId: number, ids: ReadonlyArray<string>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    for (const [place, id] of ids.entries()) {
      yield* execute(
        `with taken as (delete from uploaded_photos where user_id = $1 and id::text = $3 returning id, width, height, whole, square)
          insert into review_photos (id, review_id, place, width, height, whole, square)
          select id, $2::int4, $4::int4, width, height, whole, square from taken`,
        [userId, reviewId, id, place + 1]
      )
    }
  })

/** Compares by id, or by bytes if photos were sent again. */
export const hasPhotos = (userId: number, reviewId: number, ids: ReadonlyArray<string>): DatabaseEffect<boolean> =>
  Effect.map(
    queryOne<{ isSame: boolean }>(
      `select coalesce(bool_and(coalesce(kept.id::text = wanted.id, false) or coalesce(kept.whole = sent.whole, false)), true)
            and count(*) = (select count(*) from review_photos where review_id = $2) as "isSame"
          from unnest($3::text[]) with ordinality as wanted (id, place)
          left join review_photos as kept on kept.review_id = $2 and kept.place = wanted.place
          left join uploaded_photos as sent on sent.id::text = wanted.id and sent.user_id = $1`,
      [userId, reviewId, [...ids]]
    ),
    (row) => row?.isSame === true
  )

export const sweepUploaded: DatabaseEffect<number> = Effect.map(
  query("delete from uploaded_photos where uploaded_at < now() - interval '1 day' returning id"),
  ({ length }) => length
)
