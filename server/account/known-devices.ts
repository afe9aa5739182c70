import { Effect } from "effect"
import { fingerprint } from "./secrets.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { emailKey } from "./emails.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Where somebody signs in: the number that the browser keeps, and the place of its connection. */
export type Whereabouts = { readonly deviceId: string | null; readonly place: string }

/** What of it the account has signed in from before. */
export type Known = {
  readonly isDevice: boolean
  readonly isPlace: boolean
  /** It has been signed in to before, from anywhere and however long ago. */
  readonly isUsed: boolean
}

/** How long a device stays known after it was last signed in from, and how many marks of a user are kept. */
const knownDays = 180
const mostMarks = 20

/** An address without an account has signed in from nowhere: the same query finds nothing. */
export const findKnown = (email: string, whereabouts: Whereabouts): Answer<Known> =>
  Effect.gen(function* () {
    const database = yield* Database
    const rows = yield* database.query<{ userId: number; mark: string; isFresh: boolean }>(
      `select users.id as "userId", mark, seen_at > now() - interval '${knownDays} days' as "isFresh"
        from users join known_devices on user_id = users.id where email_key = $1`,
      [emailKey(email)]
    )
    const marks = new Set(rows.flatMap(({ isFresh, mark }) => (isFresh ? [mark] : [])))
    const [device, place] = marksOf(rows[0]?.userId ?? 0, whereabouts)
    return { isDevice: device !== null && marks.has(device), isPlace: marks.has(place), isUsed: rows.length > 0 }
  })

/** The user has signed in from here: the device and the place are known from now on. */
export const rememberDevice = (userId: number, whereabouts: Whereabouts): Answer<void> =>
  Effect.gen(function* () {
    const database = yield* Database
    const marks = marksOf(userId, whereabouts).filter((mark) => mark !== null)
    yield* database.query(remember, [userId, marks])
    yield* database.query(sweep, [userId])
  })

/** Mark of a device of a user; `null` for a browser that has told no number. */
export const deviceMark = (userId: number, deviceId: string | null): string | null =>
  deviceId === null ? null : fingerprint(`device ${userId} ${deviceId}`)

const marksOf = (userId: number, { deviceId, place }: Whereabouts): readonly [device: string | null, place: string] => [
  deviceMark(userId, deviceId),
  fingerprint(`place ${userId} ${place}`)
]

const remember = `insert into known_devices (user_id, mark) select $1, mark from unnest($2::text[]) as mark
  on conflict (user_id, mark) do update set seen_at = now()`

const sweep = `delete from known_devices where user_id = $1 and (seen_at <= now() - interval '${knownDays} days'
  or mark not in (select mark from known_devices where user_id = $1 order by seen_at desc, mark limit ${mostMarks}))`
