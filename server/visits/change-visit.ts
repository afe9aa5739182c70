import { Effect } from "effect"
import { momentAt, visitMinutes, visitSeats } from "../../core/domain/visits/visit-hours.ts"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { lockVisitHours, type StoredVisit } from "./visits.ts"

export type VisitLetterKind = "asked" | "confirmed" | "moved" | "cancelled" | "sold"

/** Queues a letter in the transaction of the change. */
export const queueVisitLetter = (visitId: number, kind: VisitLetterKind): DatabaseEffect<void> =>
  execute("insert into visit_letters (visit_id, kind) values ($1, $2)", [visitId, kind])

type Change = {
  readonly state: StoredVisit["state"]
  readonly videoLink?: string | null
  readonly reason?: string | null
}

export const changeVisit = ({ id }: Pick<StoredVisit, "id">, { reason = null, state, videoLink = null }: Change, letter: VisitLetterKind) =>
  Effect.andThen(
    execute(
      `update visits set state = $2, video_link = coalesce($3, video_link), reason = coalesce($4, reason), version = version + 1,
          changed_at = now() where id = $1`,
      [id, state, videoLink, reason]
    ),
    queueVisitLetter(id, letter)
  )

/** Confirms the moved visit; `false` if there is no room, or the visitor has another visit at that hour. */
export const moveVisit = (visit: StoredVisit, at: { readonly day: string; readonly hour: number }): DatabaseEffect<boolean> =>
  Effect.gen(function* () {
    const { city, id, kind, place } = visit
    yield* lockVisitHours
    const moved = yield* query(move, [id, place, at.day, at.hour, visitSeats[kind], momentAt(city, at.day, 0), endOf(city, at)])
    if (moved.length > 0) yield* queueVisitLetter(id, "moved")
    return moved.length > 0
  })

/** End of a visit and of the product's reservation, as ISO 8601. */
export const endOf = (city: string, { day, hour }: { readonly day: string; readonly hour: number }): string =>
  new Date(Date.parse(momentAt(city, day, hour)) + visitMinutes * 60_000).toISOString()

const move = `update visits set day = $3, hour = $4::int4, kept_from = $6::timestamptz, ends_at = $7::timestamptz, state = 'confirmed',
    version = version + 1, changed_at = now(), seat = free.seat
  from (
    select seat from generate_series(1, $5::int4) as seat
    where not exists (
      select from visits where place = $2::int4 and day = $3 and hour = $4::int4 and visits.seat = seat.seat and state in ('asked', 'confirmed') and id <> $1::int4
    ) order by seat limit 1
  ) as free where id = $1::int4
    and not exists (
      select from visits as other where other.thing = visits.thing and other.is_only and visits.is_only and other.day = $3
        and other.state in ('asked', 'confirmed') and other.id <> visits.id
    ) and not exists (
      select from visits as other where other.asked_by = visits.asked_by and other.day = $3 and other.hour = $4::int4
        and other.state in ('asked', 'confirmed') and other.id <> visits.id
    ) returning id`
