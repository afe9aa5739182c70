import { Effect } from "effect"
import { Database, type DatabaseFailed } from "./database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** A write that came under a key: whose it was, what was asked, and what was answered. */
export type KeptWrite = { readonly owner: string; readonly request: string; readonly answer: unknown }

/** Takes the key for a write, or gives the write that has it. Two that come at once wait for each other. */
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

/** Keeps what the write was answered. */
export const keepAnswer = (key: string, answer: object): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query("update repeatable_writes set answer = $2 where key = $1", [key, answer])))

/** A write that could not be sent is tried again for some days; older ones go, a few at a time. */
const sweep = `delete from repeatable_writes where key in
  (select key from repeatable_writes where written_at < now() - interval '14 days' order by written_at limit 100 for update skip locked)`
