import { Effect, Schema } from "effect"
import { visitStates } from "../../core/domain/visits/visit.ts"
import { visitKinds, visitSeats } from "../../core/domain/visits/visit-hours.ts"
import { advisoryLocks } from "../platform/db/advisory-locks.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"

const StoredVisit = Schema.Struct({
  id: Schema.Int,
  kind: Schema.Literals(visitKinds),
  thing: Schema.String,
  thingName: Schema.String,
  thingLink: Schema.String,
  place: Schema.Int,
  city: Schema.String,
  placeName: Schema.String,
  placeAddress: Schema.String,
  placePhone: Schema.String,
  day: Schema.String,
  hour: Schema.Int,
  userId: Schema.NullOr(Schema.Int),
  name: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  comment: Schema.String,
  state: Schema.Literals(visitStates),
  videoLink: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.String),
  version: Schema.Int
})
export type StoredVisit = typeof StoredVisit.Type

export type NewVisit = Omit<StoredVisit, "id" | "state" | "videoLink" | "reason" | "version"> & {
  readonly isOnly: boolean
  readonly emailKey: string
  /** Mark of the asker (`askers.ts`). */
  readonly askedBy: string
  /** ISO 8601 time. */
  readonly reservedFrom: string
  readonly endsAt: string
}

/** Serialises requests and moves until the end of the transaction, so that seats and visits of an asker are counted exactly. */
export const lockVisitHours: DatabaseEffect<void> = execute(`select pg_advisory_xact_lock(${advisoryLocks.visitHours})`)

/** `null` if the hour is full or the product reserved that day. Needs `lockVisitHours`. */
export const addVisit = (visit: NewVisit): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ id: number }>(insert, [
      ...[visit.kind, visit.thing, visit.isOnly, visit.thingName, visit.thingLink, visit.place, visit.city],
      ...[visit.placeName, visit.placeAddress, visit.placePhone, visit.day, visit.hour, visitSeats[visit.kind]],
      ...[
        visit.reservedFrom,
        visit.endsAt,
        visit.userId,
        visit.name,
        visit.phone,
        visit.email,
        visit.emailKey,
        visit.comment,
        visit.askedBy
      ]
    ]),
    (row) => row?.id ?? null
  )

export const findTaken = (from: string): DatabaseEffect<ReadonlyArray<{ place: number; day: string; hour: number; count: number }>> =>
  query(
    `select place, day, hour, count(*)::int4 as count from visits where state in ('asked', 'confirmed') and day >= $1
        group by place, day, hour`,
    [from]
  )

export const findPromised = (thing: string, from: string): DatabaseEffect<ReadonlyArray<string>> =>
  Effect.map(
    query<{ day: string }>("select day from visits where thing = $1 and is_only and state in ('asked', 'confirmed') and day >= $2", [
      thing,
      from
    ]),
    (rows) => rows.map(({ day }) => day)
  )

const columns = `id, kind, thing, thing_name as "thingName", thing_link as "thingLink", place, city, place_name as "placeName",
  place_address as "placeAddress", place_phone as "placePhone", day, hour, user_id as "userId", name, phone, email, comment,
  state, video_link as "videoLink", reason, version`

const findWhere = (where: string, params: ReadonlyArray<unknown>): DatabaseEffect<ReadonlyArray<StoredVisit>> =>
  query(`select ${columns} from visits where ${where}`, params, StoredVisit)

/** Upcoming visits by date, then past ones, latest first. */
export const findVisitsOf = (userId: number): DatabaseEffect<ReadonlyArray<StoredVisit>> =>
  findWhere(
    `user_id = $1 order by state not in ('asked', 'confirmed'),
      case when state in ('asked', 'confirmed') then kept_from end, kept_from desc, hour, id limit 50`,
    [userId]
  )

export const findVisitsAhead: DatabaseEffect<ReadonlyArray<StoredVisit>> = findWhere(
  "state in ('asked', 'confirmed') order by ends_at, id limit 200",
  []
)

export const lockVisit = (id: number): DatabaseEffect<StoredVisit | null> =>
  Effect.andThen(lockRows({ visits: { where: "id = $1", params: [id] } }), findVisit(id))

export const findVisit = (id: number): DatabaseEffect<StoredVisit | null> =>
  Effect.map(findWhere("id = $1", [id]), ([visit]) => visit ?? null)

const insert = `insert into visits (kind, thing, is_only, thing_name, thing_link, place, city, place_name, place_address, place_phone, day, hour, seat,
    kept_from, ends_at, user_id, name, phone, email, email_key, comment, asked_by)
  select $1, $2, $3::bool, $4, $5, $6::int4, $7, $8, $9, $10, $11, $12::int4, seat, $14::timestamptz, $15::timestamptz, $16::int4, $17, $18, $19, $20, $21, $22
  from generate_series(1, $13::int4) as seat
  where not exists (select from visits where place = $6::int4 and day = $11 and hour = $12::int4 and visits.seat = seat.seat and state in ('asked', 'confirmed'))
  order by seat limit 1
  on conflict do nothing returning id`
