import { Clock, Effect } from "effect"
import { type Arrival, homeArrival, salonArrival } from "../../core/domain/delivery/arrival.ts"
import { findSalonsOf } from "../stock/salon-stock.ts"

/** Arrival of the last item in the shop's home city, if ordered now. */
export const arrivalHome = Effect.fn("arrivalHome")(function* (things: ReadonlyArray<string>) {
  const salons = yield* findSalonsOf(things)
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return things
    .map((thing) => homeArrival(now, { workDays: 0, salons: salons.get(thing) ?? [] }))
    .reduce<Arrival | null>((last, next) => (last === null || dayOf(next) > dayOf(last) ? next : last), null)
})

export const salonsOfVariants = Effect.fn("salonsOfVariants")(function* (skus: ReadonlyArray<number>) {
  const salons = yield* findSalonsOf(skus.map((sku) => `0-${sku}`))
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return skus.flatMap((sku) => (salons.get(`0-${sku}`) ?? []).map((salon) => ({ sku, ...salon, arrival: salonArrival(now, salon) })))
})

const dayOf = (arrival: Arrival | null): string => (arrival?.term.kind === "days" ? arrival.term.to : "")
