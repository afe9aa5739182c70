import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import type { DrawnPhoto } from "./draw-photo.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Saves a photo for a future review and returns its id; only the user's latest ones are stored. */
export const keepUploaded = (userId: number, { height, square, whole, width }: DrawnPhoto): Answer<string> =>
  Effect.gen(function* () {
    const database = yield* Database
    const [kept] = yield* database.query<{ id: string }>(
      `insert into uploaded_photos (user_id, width, height, whole, square)
        values ($1, $2, $3, decode($4, 'base64'), decode($5, 'base64')) returning id::text as id`,
      [userId, width, height, whole.toString("base64"), square.toString("base64")]
    )
    yield* database.query(
      `delete from uploaded_photos where user_id = $1 and id not in
        (select id from uploaded_photos where user_id = $1 order by uploaded_at desc, id limit ${uploadsMost})`,
      [userId]
    )
    return kept === undefined ? yield* Effect.die(new Error("the photograph has no id")) : kept.id
  })

/** Most photos per user that are not yet part of a review. */
const uploadsMost = 12

/** Index of the first photo that is neither uploaded by the user nor in the review; -1 if all exist. */
export const findGone = (userId: number, reviewId: number | null, ids: ReadonlyArray<string>): Answer<number> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ id: string }>(
        `select id::text as id from uploaded_photos where user_id = $1 and id::text = any($3::text[])
          union select id::text from review_photos where review_id = $2 and id::text = any($3::text[])`,
        [userId, reviewId, [...ids]]
      )
    ),
    (rows) => ids.findIndex((id) => !rows.some((row) => row.id === id))
  )

/** Moves photos into a review, in order. Runs in a transaction. */
export const attachPhotos = (userId: number, reviewId: number, ids: ReadonlyArray<string>): Answer<void> =>
  Effect.gen(function* () {
    const database = yield* Database
    for (const [place, id] of ids.entries()) {
      yield* database.query(
        `with taken as (delete from uploaded_photos where user_id = $1 and id::text = $3 returning id, width, height, whole, square)
          insert into review_photos (id, review_id, place, width, height, whole, square)
          select id, $2::int4, $4::int4, width, height, whole, square from taken`,
        [userId, reviewId, id, place + 1]
      )
    }
  })

/** Tests that a review has exactly these photos: by id, or by equal bytes for files sent again. */
export const hasPhotos = (userId: number, reviewId: number, ids: ReadonlyArray<string>): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ isSame: boolean }>(
        `select coalesce(bool_and(coalesce(kept.id::text = wanted.id, false) or coalesce(kept.whole = sent.whole, false)), true)
            and count(*) = (select count(*) from review_photos where review_id = $2) as "isSame"
          from unnest($3::text[]) with ordinality as wanted (id, place)
          left join review_photos as kept on kept.review_id = $2 and kept.place = wanted.place
          left join uploaded_photos as sent on sent.id::text = wanted.id and sent.user_id = $1`,
        [userId, reviewId, [...ids]]
      )
    ),
    ([row]) => row?.isSame === true
  )

/** Deletes uploads not used within a day and returns their number. */
export const sweepUploaded: Answer<number> = Effect.map(
  Database.use((database) => database.query("delete from uploaded_photos where uploaded_at < now() - interval '1 day' returning id")),
  ({ length }) => length
)
