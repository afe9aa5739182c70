import { Effect } from "effect"
import { type DatabaseEffect, execute, query, queryOne } from "./query.ts"

/** `request` is a hash. */
export type StoredWrite = { readonly owner: string; readonly request: string; readonly answer: unknown }

/** Claims a key, or returns the write stored under it. Concurrent claims are serialised. */
export const claimKey = (key: string, owner: string, request: string): DatabaseEffect<StoredWrite | null> =>
  Effect.gen(function* () {
    const taken = yield* query(
      "insert into repeatable_writes (key, owner, request) values ($1, $2, $3) on conflict (key) do nothing returning key",
      [key, owner, request]
    )
    if (taken.length > 0) {
      yield* execute(sweep)
      return null
    }
    return yield* queryOne<StoredWrite>("select owner, request, answer from repeatable_writes where key = $1", [key])
  })

export const storeAnswer = (key: string, answer: object): DatabaseEffect<void> =>
  execute("update repeatable_writes set answer = $2 where key = $1", [key, answer])

/**
 * Frees a key made of the content, if its write was refused or what it made (`id` of the answer) is closed: the same content is then a new wish.
 * `closed` is an SQL condition on rows of `made`.
 */
export const freeClosedKey = (
  key: string,
  owner: string,
  { closed, made }: { readonly made: "questions" | "quick_orders"; readonly closed: string }
): DatabaseEffect<void> =>
  execute(
    `delete from repeatable_writes as write where key = $1 and owner = $2 and (
          write.answer ? 'refusal' or exists (select from ${made} where id = (write.answer -> 'data' ->> 'id')::int4 and ${closed})
        )`,
    [key, owner]
  )

/** Clients retry failed writes for some days. */
const sweep = `delete from repeatable_writes where key in
  (select key from repeatable_writes where written_at < now() - interval '14 days' order by written_at limit 100 for update skip locked)`
