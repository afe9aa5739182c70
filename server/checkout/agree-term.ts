import { Clock, Effect } from "effect"
import { type Arrival, deliveryArrival, isSameTerm, journeyOf, type Term, type ItemSupply } from "../../core/domain/delivery/arrival.ts"
import { formatTerm } from "../../core/domain/delivery/arrival-text.ts"
import { type Slot, offeredSlots, slotCity } from "../../core/domain/delivery/slots.ts"
import type { AgreedTerm } from "../orders/order-term.ts"
import type { chooseDelivery } from "./choose-delivery.ts"
import { orderRefused } from "./order-refused.ts"
import { findFullSlots, lockSlot } from "./slots.ts"

type ChosenDelivery = Effect.Success<ReturnType<typeof chooseDelivery>>

type TermRequest = {
  readonly delivery: ChosenDelivery
  readonly supplies: ReadonlyArray<ItemSupply>
  /** Date shown to the shopper, if any. */
  readonly seen: Term | null | undefined
  readonly slot: Slot | null | undefined
}

/** Refuses the order if the shopper saw another date or the courier slot is taken. */
export const agreeTerm = Effect.fn("agreeTerm")(function* ({ delivery, seen, slot, supplies }: TermRequest) {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const { salon, to, way } = delivery
  const journey = to === null ? null : journeyOf(supplies, { way: way.code, to, salon })
  if (journey === null) return { ...nothing, journey }
  const arrival = deliveryArrival(now, journey)
  if (slot === null || slot === undefined || way.code !== "courier" || to === null) {
    if (seen !== undefined && !isSameTerm(seen, arrival.term))
      return yield* orderRefused({ reason: "dateChanged", when: formatTerm(arrival.term) })
    return { ...arrival, journey, slot: null }
  }
  const city = slotCity(to)
  if (city !== null) yield* lockSlot({ ...slot, city })
  const offered = offeredSlots(to, arrival.term, yield* findFullSlots)
  const isFree = offered.some(({ day, hours }) => day === slot.day && hours.includes(slot.hours))
  if (city === null || !isFree) return yield* orderRefused({ reason: "slotTaken" })
  return { term: dayOf(slot), until: arrival.until, journey, slot: { ...slot, city } }
})

const nothing: AgreedTerm = { term: null, until: null, journey: null, slot: null }

const dayOf = ({ day }: Slot): Arrival["term"] => ({ kind: "days", from: day, to: day })
