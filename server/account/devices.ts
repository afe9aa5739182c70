import { Effect } from "effect"
import type { Device } from "../../core/contract/users.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { isoTime } from "../platform/db/times.ts"
import { lockUser } from "./users.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

type Own = { readonly userId: number; readonly tokenHash: string }

/** Lists the active sessions of a user, the current one first, without operators' sessions. */
export const findDevices = ({ tokenHash, userId }: Own): Answer<ReadonlyArray<Device>> =>
  Database.use((database) => database.query<Device>(list, [userId, tokenHash]))

export const findDevice = ({ tokenHash, userId }: Own, id: string): Answer<{ readonly isCurrent: boolean } | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ isCurrent: boolean }>(
        `select token_hash = $2 as "isCurrent" from sessions where user_id = $1 and public_id = $3 and expires_at > now()`,
        [userId, tokenHash, id]
      )
    ),
    ([row]) => row ?? null
  )

/** Ends one session of the user, or with `null` all but the current one. Their devices count as new at the next login. */
export const endDevices = ({ tokenHash, userId }: Own, id: string | null): Answer<void> =>
  Database.use((database) =>
    database.transaction(Effect.asVoid(Effect.andThen(lockUser(userId), database.query(end, [userId, tokenHash, id]))))
  )

const list = `select public_id as id, device, ${isoTime("begun_at")} as "begunAt", ${isoTime("seen_at")} as "seenAt", token_hash = $2 as "isCurrent"
  from sessions where user_id = $1 and expires_at > now() order by token_hash = $2 desc, seen_at desc, public_id limit 50`

const end = `with ended as (
    delete from sessions where user_id = $1 and token_hash <> $2 and ($3::uuid is null or public_id = $3) returning device_mark)
  delete from known_devices where user_id = $1 and mark in (select device_mark from ended)
    and mark is distinct from (select device_mark from sessions where token_hash = $2)`
