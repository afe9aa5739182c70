import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"

/** `id` makes the operation idempotent. */
export type ReceivedOperation = {
  readonly id: string
  readonly operation: string
  readonly endpointId: string
  readonly deviceId: string
  readonly body: Readonly<Record<string, unknown>>
}

export type StoredOperation = ReceivedOperation & { readonly receivedAt: string }

export const maxOperations = 50_000

/** Kept for 90 days, the last 50,000 at most. */
export const storeOperation = ({ body, deviceId, endpointId, id, operation }: ReceivedOperation): DatabaseEffect<void> =>
  Effect.gen(function* () {
    yield* execute(insert, [id, operation, endpointId, deviceId, JSON.stringify(body)])
    yield* execute(sweep)
    yield* execute("delete from platform_operations where place <= (select max(place) from platform_operations) - $1::int4", [
      maxOperations
    ])
  })

export const listOperations = (count: number): DatabaseEffect<ReadonlyArray<StoredOperation>> => query<StoredOperation>(select, [count])

const insert = `insert into platform_operations (id, operation, endpoint_id, device_id, body) values ($1, $2, $3, $4, $5::jsonb)
  on conflict (id) do nothing`

const select = `select id, operation, endpoint_id as "endpointId", device_id as "deviceId", body,
    to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "receivedAt"
  from platform_operations order by place desc limit $1::int4`

const sweep = `delete from platform_operations where id in
  (select id from platform_operations where received_at < now() - interval '90 days' limit 100 for update skip locked)`
