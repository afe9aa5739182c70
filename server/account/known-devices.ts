import { Effect } from "effect"
import { fingerprint } from "../platform/identity/secrets.ts"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"

/** Device id and network prefix of a sign-in attempt. */
export type SignInOrigin = { readonly deviceId: string | null; readonly network: string }

/** Parts of a sign-in origin that the account has used before. */
export type UsedParts = {
  readonly isDevice: boolean
  readonly isNetwork: boolean
  /** Used before, from anywhere. */
  readonly isUsed: boolean
}

const recognisedDays = 180

/** Per user. */
const maxMarks = 20

/** Runs the same query for an address without an account, so that timing does not reveal it. */
export const findUsedParts = (email: string, origin: SignInOrigin): DatabaseEffect<UsedParts> =>
  Effect.gen(function* () {
    const rows = yield* query<{ userId: number; mark: string; isFresh: boolean }>(
      `select users.id as "userId", mark, seen_at > now() - interval '${recognisedDays} days' as "isFresh"
        from users join known_devices on user_id = users.id where email_key = $1`,
      [emailKey(email)]
    )
    const marks = new Set(rows.flatMap(({ isFresh, mark }) => (isFresh ? [mark] : [])))
    const [device, network] = marksOf(rows[0]?.userId ?? 0, origin)
    return { isDevice: device !== null && marks.has(device), isNetwork: marks.has(network), isUsed: rows.length > 0 }
  })

export const rememberDevice = (userId: number, origin: SignInOrigin): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const marks = marksOf(userId, origin).filter((mark) => mark !== null)
    yield* execute(remember, [userId, marks])
    yield* execute(sweep, [userId])
  })

/** Makes all devices and networks of a user new again, except the device of one session. Expired marks still show that the account was used. */
export const forgetDevices = (userId: number, exceptHash: string | null): DatabaseEffect<void> => execute(expire, [userId, exceptHash])

export const deviceMark = (userId: number, deviceId: string | null): string | null =>
  deviceId === null ? null : fingerprint(`device ${userId} ${deviceId}`)

const marksOf = (userId: number, { deviceId, network }: SignInOrigin): readonly [device: string | null, network: string] => [
  deviceMark(userId, deviceId),
  fingerprint(`place ${userId} ${network}`)
]

const remember = `insert into known_devices (user_id, mark) select $1, mark from unnest($2::text[]) as mark
  on conflict (user_id, mark) do update set seen_at = now()`

const expire = `update known_devices set seen_at = least(seen_at, now() - interval '${recognisedDays} days')
  where user_id = $1 and mark is distinct from (select device_mark from sessions where token_hash = $2)`

const sweep = `delete from known_devices where user_id = $1 and (seen_at <= now() - interval '${recognisedDays} days'
  or mark not in (select mark from known_devices where user_id = $1 order by seen_at desc, mark limit ${maxMarks}))`
