import { Effect } from "effect"
import { User } from "../../core/contract/session.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { userColumns } from "./users.ts"

export const linkMinutes = 10
export const sessionHours = 8

export type NewSignIn = {
  readonly userId: number
  readonly tokenHash: string
  readonly madeBy: string
  readonly reason: string
  readonly network: string
}

export type Refusal = "ended" | "noDevice" | "notActivated" | "otherDevice" | "unknown"

export type OperatorOrigin = { readonly deviceHash: string | null; readonly network: string }

export const addSignIn = ({ madeBy, network, reason, tokenHash, userId }: NewSignIn): DatabaseEffect<void> =>
  execute(add, [userId, tokenHash, madeBy, reason, network])

/** Binds the session to the device. Does nothing if the link is active or ended. */
export const activateSignIn = (tokenHash: string, deviceHash: string, network: string): DatabaseEffect<void> =>
  execute(activate, [tokenHash, deviceHash, network])

export const findSignedIn = (tokenHash: string, deviceHash: string | null): DatabaseEffect<User | null> =>
  queryOne(find, [tokenHash, deviceHash], User)

/** Cause of a refusal; `null` for a valid token. */
export const findRefusalCause = (
  tokenHash: string,
  deviceHash: string | null
): DatabaseEffect<{ readonly id: number | null; readonly cause: Refusal | null }> =>
  Effect.map(
    queryOne<{ id: number; cause: Refusal | null }>(judge, [tokenHash, deviceHash]),
    (row) => row ?? { id: null, cause: "unknown" }
  )

export const logRefusal = (id: number | null, cause: Refusal, { deviceHash, network }: OperatorOrigin): DatabaseEffect<void> =>
  execute("insert into operator_sign_in_events (sign_in_id, event, cause, device_hash, place) values ($1, 'refused', $2, $3, $4)", [
    id,
    cause,
    deviceHash,
    network
  ])

const ending = (which: string, at: string, cause: "logOut" | "passwordChanged" | "time") => `with over as (
    update operator_sign_ins set ended_at = ${at} where ended_at is null and ${which} returning id, ended_at)
  insert into operator_sign_in_events (sign_in_id, at, event, cause) select id, ended_at, 'ended', '${cause}' from over`

export const endSignIn = (tokenHash: string): DatabaseEffect<void> => execute(ending("token_hash = $1", "now()", "logOut"), [tokenHash])

export const endSignIns = (userId: number): DatabaseEffect<void> => execute(ending("user_id = $1", "now()", "passwordChanged"), [userId])

/** Ends expired sign-ins as of their time of expiry. */
export const endOverdue: DatabaseEffect<void> = execute(ending("ends_at <= now()", "ends_at", "time"))

export type SignInEvent = {
  readonly at: string
  readonly event: string
  readonly cause: string | null
  readonly signIn: number | null
  readonly customer: string | null
  readonly madeBy: string | null
  readonly reason: string | null
  readonly device: string | null
  readonly place: string | null
}

export const readSignInLog = (most: number): DatabaseEffect<ReadonlyArray<SignInEvent>> => query<SignInEvent>(read, [most])

const add = `with made as (
    insert into operator_sign_ins (user_id, token_hash, made_by, reason, ends_at)
      values ($1, $2, $3, $4, now() + interval '${linkMinutes} minutes') returning id)
  insert into operator_sign_in_events (sign_in_id, event, place) select id, 'made', $5 from made`

const activate = `with opened as (
    update operator_sign_ins set activated_at = now(), device_hash = $2, ends_at = now() + interval '${sessionHours} hours'
      where token_hash = $1 and activated_at is null and ended_at is null and ends_at > now() returning id)
  insert into operator_sign_in_events (sign_in_id, event, device_hash, place) select id, 'activated', $2, $3 from opened`

const find = `select ${userColumns} from operator_sign_ins join users on users.id = operator_sign_ins.user_id
  where token_hash = $1 and activated_at is not null and ended_at is null and ends_at > now() and device_hash = $2::text`

const judge = `select id, case
    when ended_at is not null or ends_at <= now() then 'ended'
    when $2::text is null then 'noDevice'
    when activated_at is null then 'notActivated'
    when device_hash <> $2::text then 'otherDevice' end as cause
  from operator_sign_ins where token_hash = $1`

const read = `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, event, cause, sign_in_id as "signIn", users.email as customer,
    made_by as "madeBy", reason, left(operator_sign_in_events.device_hash, 12) as device, place
  from operator_sign_in_events left join operator_sign_ins on operator_sign_ins.id = sign_in_id left join users on users.id = user_id
  order by operator_sign_in_events.id desc limit $1`
