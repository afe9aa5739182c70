import { Effect } from "effect"
import { Database, type DatabaseFailed } from "./database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** `request` is a hash. */
export type KeptWrite = { readonly owner: string; readonly request: string; readonly answer: unknown }

/** Claims a key, or returns the write stored under it. Concurrent claims are serialised. */
export const takeKey = (key: string, owner: string, request: string): Answer<KeptWrite | null> =>
  Effect.gen(function* () {
    const database = yield* Database
    const taken = yield* database.query(
      "insert into repeatable_writes (key, owner, request) values ($1, $2, $3) on conflict (key) do nothing returning key",
      [key, owner, request]
    )
    if (taken.length > 0) {
      yield* database.query(sweep)
      return null
    }
    const [kept] = yield* database.query<KeptWrite>("select owner, request, answer from repeatable_writes where key = $1", [key])
    return kept ?? null
  })

export const keepAnswer = (key: string, answer: object): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query("update repeatable_writes set answer = $2 where key = $1", [key, answer])))

/** Clients retry failed writes for some days. */
const sweep = `delete from repeatable_writes where key in
  (select key from repeatable_writes where written_at < now() - interval '14 days' order by written_at limit 100 for update skip locked)`
