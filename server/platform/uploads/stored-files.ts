import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { type DatabaseEffect, execute, query } from "../db/query.ts"
import { isoTime } from "../db/times.ts"
import type { CheckedDocument } from "../files/check-document.ts"
import { Files, type FilesFailed } from "../files/files.ts"

type StorageEffect<A> = Effect.Effect<A, DatabaseFailed | FilesFailed, Database | Files>

export type FilePurpose = "passport" | "diamondOrder"

/** `bytes` is the received size. */
export type Upload = {
  readonly id: string
  readonly kind: "jpeg" | "png" | "pdf"
  readonly bytes: number
  readonly uploadedAt: string
  readonly thumbnailId: string | null
}

/** Writes the row first, so that a crash leaves no file unknown to the clean-up. */
export const storeDocument = (
  { purpose, userId }: { readonly userId: number; readonly purpose: FilePurpose },
  { bytes, kind, thumbnail }: CheckedDocument,
  received: number
): StorageEffect<string> =>
  Effect.gen(function* () {
    const id = randomUUID()
    const thumbnailId = thumbnail === null ? null : randomUUID()
    yield* insert({ id, userId, purpose, kind, bytes: received, thumbnailId })
    const files = yield* Files
    yield* files.put(id, bytes)
    if (thumbnailId !== null && thumbnail !== null) yield* files.put(thumbnailId, thumbnail)
    return id
  })

export const storeData = (userId: number, data: unknown): StorageEffect<string> =>
  Effect.gen(function* () {
    const id = randomUUID()
    const bytes = new TextEncoder().encode(JSON.stringify(data))
    yield* insert({ id, userId, purpose: "passportData", kind: "json", bytes: bytes.length, thumbnailId: null })
    const files = yield* Files
    yield* files.put(id, bytes)
    return id
  })

type Row = {
  readonly id: string
  readonly userId: number
  readonly purpose: FilePurpose | "passportData"
  readonly kind: string
  readonly bytes: number
  readonly thumbnailId: string | null
}

const insert = ({ bytes, id, kind, purpose, thumbnailId, userId }: Row): DatabaseEffect<void> =>
  execute("insert into uploaded_files (id, user_id, purpose, kind, bytes, thumbnail_id) values ($1, $2, $3, $4, $5, $6)", [
    id,
    userId,
    purpose,
    kind,
    bytes,
    thumbnailId
  ])

/** Leaves out files of another user or purpose, and those due for clean-up within the hour. */
export const findUploads = (
  { purpose, userId }: { readonly userId: number; readonly purpose: FilePurpose },
  ids: ReadonlyArray<string>
): DatabaseEffect<ReadonlyArray<Upload | null>> =>
  Effect.map(
    query<Upload>(
      `select id::text as id, kind, bytes, ${isoTime("uploaded_at")} as "uploadedAt", thumbnail_id::text as "thumbnailId" from uploaded_files
          where user_id = $1 and purpose = $2 and id::text = any($3::text[])
            and (taken_at is not null or uploaded_at > now() - interval '23 hours')`,
      [userId, purpose, [...ids]]
    ),
    (rows) => ids.map((id) => rows.find((row) => row.id === id) ?? null)
  )

/** Used files are skipped by the clean-up. Runs in a transaction. */
export const claimUploads = (ids: ReadonlyArray<string>): DatabaseEffect<void> =>
  execute("update uploaded_files set taken_at = now() where id::text = any($1::text[])", [[...ids]])

/** Removes files not used within a day. Bytes go before the row, so that an interrupted job can resume. */
export const sweepUploads: StorageEffect<number> = Effect.gen(function* () {
  const old = yield* query<{ id: string; thumbnailId: string | null }>(
    `select id::text as id, thumbnail_id::text as "thumbnailId" from uploaded_files
      where taken_at is null and uploaded_at < now() - interval '1 day' order by uploaded_at limit 100`
  )
  const files = yield* Files
  yield* Effect.forEach(old, ({ id, thumbnailId }) =>
    Effect.gen(function* () {
      if (thumbnailId !== null) yield* files.remove(thumbnailId)
      yield* files.remove(id)
      yield* execute("delete from uploaded_files where id::text = $1 and taken_at is null", [id])
    })
  )
  return old.length
})

/** Removes the files; returns the effect that deletes their rows. */
export const removeStored = (ids: ReadonlyArray<string>): StorageEffect<DatabaseEffect<void>> =>
  Effect.gen(function* () {
    const rows = yield* query<{ thumbnailId: string | null }>(
      'select thumbnail_id::text as "thumbnailId" from uploaded_files where id::text = any($1::text[])',
      [[...ids]]
    )
    const files = yield* Files
    const thumbnails = rows.flatMap(({ thumbnailId }) => (thumbnailId === null ? [] : [thumbnailId]))
    yield* Effect.forEach([...thumbnails, ...ids], (id) => files.remove(id), { discard: true })
    return execute("delete from uploaded_files where id::text = any($1::text[])", [[...ids]])
  })
