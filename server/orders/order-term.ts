import { Clock, Effect, Schema } from "effect"
import { deliveryArrival, isSameTerm, type Journey, type Term } from "../../core/domain/delivery/arrival.ts"
import { Term as TermSchema } from "../../core/domain/delivery/arrival-schema.ts"
import type { Slot } from "../../core/domain/delivery/slots.ts"
import { execute, queryOne } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"

/** Term of an order paid before `until` (ISO time). Fields are `null` for an order by email or agreed by phone. */
export type AgreedTerm = {
  readonly term: Term | null
  readonly until: string | null
  readonly journey: Journey | null
  readonly slot: (Slot & { readonly city: string }) | null
}

/** Postpones an order paid, or agreed to be paid on receipt, after its date's deadline, unless the courier's day is late enough. `true` for a new date. */
export const postponeTerm = Effect.fn("postponeTerm")(function* (orderId: number, reason: string) {
  const agreed = yield* queryOne(selectTerm, [orderId], StoredTerm)
  const now = yield* Clock.currentTimeMillis
  if (agreed === null || agreed.journey === null || agreed.term === null || agreed.until === null) return false
  if (now < Date.parse(agreed.until)) return false
  const { term } = deliveryArrival(new Date(now).toISOString(), agreed.journey)
  if (!isLater(term, agreed.term)) return false
  yield* setTerm(orderId, term, reason)
  return true
})

/** Frees the courier slot. */
export const setTerm = (orderId: number, term: Term, reason: string) =>
  execute(`update orders set term = $2::jsonb, delay_reason = $3, slot_city = null, slot_day = null, slot_hours = null where id = $1`, [
    orderId,
    JSON.stringify(term),
    reason
  ])

const StoredTerm = Schema.Struct({
  term: Schema.NullOr(TermSchema),
  until: Schema.NullOr(Schema.String),
  journey: Schema.NullOr(
    Schema.Struct({
      workDays: Schema.Int,
      travel: Schema.Struct({ least: Schema.Int, most: Schema.Int }),
      salonClock: Schema.NullOr(Schema.Finite)
    })
  )
})

const selectTerm = `select term, ${isoTime("term_until")} as until, journey from orders where id = $1`

const isLater = (term: Term, than: Term): boolean =>
  term.kind === "days" && than.kind === "days" ? term.to > than.to : !isSameTerm(term, than)
