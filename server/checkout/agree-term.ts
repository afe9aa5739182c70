import { Clock, Effect } from "effect"
import { type Arrival, arrivalOf, isSameTerm, type Journey, journeyOf, type Term, type Wanted } from "../../core/domain/checkout/arrival.ts"
import { termWords } from "../../core/domain/checkout/arrival-words.ts"
import { type Slot, offeredSlots, slotCity } from "../../core/domain/checkout/slots.ts"
import { Database } from "../platform/db/database.ts"
import { isoTime } from "../platform/db/times.ts"
import type { chooseDelivery } from "./choose-delivery.ts"
import { orderRefused } from "./order-refused.ts"
import { findFullSlots, lockSlot } from "./slots.ts"

type Chosen = Effect.Success<ReturnType<typeof chooseDelivery>>

/** Fields are `null` for an order sent by email or agreed by phone. */
export type AgreedTerm = {
  readonly term: Term | null
  readonly until: string | null
  readonly journey: Journey | null
  readonly slot: (Slot & { readonly city: string }) | null
}

type Asked = {
  readonly delivery: Chosen
  readonly wanted: ReadonlyArray<Wanted>
  /** Date shown to the shopper, if any. */
  readonly seen: Term | null | undefined
  readonly slot: Slot | null | undefined
}

/** Refuses the order if the shopper saw another date or the courier slot is taken. */
export const agreeTerm = Effect.fn("agreeTerm")(function* ({ delivery, seen, slot, wanted }: Asked) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const { salon, to, way } = delivery
  const journey = to === null ? null : journeyOf(wanted, { way: way.code, to, salon })
  if (journey === null) return { ...nothing, journey }
  const arrival = arrivalOf(now, journey)
  if (slot === null || slot === undefined || way.code !== "courier" || to === null) {
    if (seen !== undefined && !isSameTerm(seen, arrival.term))
      return yield* orderRefused({ reason: "dateChanged", when: termWords(arrival.term) })
    return { ...arrival, journey, slot: null }
  }
  const city = slotCity(to)
  if (city !== null) yield* lockSlot({ ...slot, city })
  const offered = offeredSlots(to, arrival.term, yield* findFullSlots)
  const isFree = offered.some(({ day, hours }) => day === slot.day && hours.includes(slot.hours))
  if (city === null || !isFree) return yield* orderRefused({ reason: "slotTaken" })
  return { term: dayOf(slot), until: arrival.until, journey, slot: { ...slot, city } }
})

/** Postpones an order paid after the deadline of its date, unless the courier's day is late enough. Returns `true` if the date changed. */
export const keepTerm = Effect.fn("keepTerm")(function* (orderId: number) {
  const database = yield* Database
  const [kept] = yield* database.query<Kept>(selectKept, [orderId])
  const now = yield* Clock.currentTimeMillis
  if (kept === undefined || kept.journey === null || kept.term === null || kept.until === null) return false
  if (now < Date.parse(kept.until)) return false
  const { term } = arrivalOf(new Date(now).toISOString(), kept.journey)
  if (!isLater(term, kept.term)) return false
  yield* setTerm(orderId, term, lateReason)
  return true
})

/** Gives up the courier slot. */
export const setTerm = (orderId: number, term: Term, reason: string) =>
  Database.use((database) =>
    database.query(
      `update orders set term = $2::jsonb, delay_reason = $3, slot_city = null, slot_day = null, slot_hours = null where id = $1`,
      [orderId, JSON.stringify(term), reason]
    )
  )

type Kept = { readonly term: Term | null; readonly until: string | null; readonly journey: Journey | null }

const selectKept = `select term, ${isoTime("term_until")} as until, journey from orders where id = $1`

const lateReason = "Заказ оплачен позже, чем на него был рассчитан срок."

const nothing: AgreedTerm = { term: null, until: null, journey: null, slot: null }

const dayOf = ({ day }: Slot): Arrival["term"] => ({ kind: "days", from: day, to: day })

const isLater = (term: Term, than: Term): boolean =>
  term.kind === "days" && than.kind === "days" ? term.to > than.to : !isSameTerm(term, than)
