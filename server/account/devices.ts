import { Effect } from "effect"
import type { Device } from "../../core/contract/users.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"
import { lockUser } from "./users.ts"

type OwnSession = { readonly userId: number; readonly tokenHash: string }

/** Current session first, without operators' sessions. */
export const findDevices = ({ tokenHash, userId }: OwnSession): DatabaseEffect<ReadonlyArray<Device>> =>
  query<Device>(list, [userId, tokenHash])

export const findDevice = ({ tokenHash, userId }: OwnSession, id: string): DatabaseEffect<{ readonly isCurrent: boolean } | null> =>
  queryOne<{ isCurrent: boolean }>(
    `select token_hash = $2 as "isCurrent" from sessions where user_id = $1 and public_id = $3 and expires_at > now()`,
    [userId, tokenHash, id]
  )

/** Ends one session, or with `null` all but the current one. Their devices count as new at the next login. */
export const endDevices = ({ tokenHash, userId }: OwnSession, id: string | null): DatabaseEffect<void> =>
  transaction(Effect.andThen(lockUser(userId), execute(end, [userId, tokenHash, id])))

const list = `select public_id as id, device, ${isoTime("begun_at")} as "begunAt", ${isoTime("seen_at")} as "seenAt", token_hash = $2 as "isCurrent"
  from sessions where user_id = $1 and expires_at > now() order by token_hash = $2 desc, seen_at desc, public_id limit 50`

const end = `with ended as (
    delete from sessions where user_id = $1 and token_hash <> $2 and ($3::uuid is null or public_id = $3) returning device_mark)
  delete from known_devices where user_id = $1 and mark in (select device_mark from ended)
    and mark is distinct from (select device_mark from sessions where token_hash = $2)`
