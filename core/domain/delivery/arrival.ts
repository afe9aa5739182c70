import type { DeliveryDays, DeliveryMethod } from "./deliveries.ts"
import { momentOf } from "../text/days.ts"
import { firstDay, isOpenDay, isWorkingDay, lastWorkingDay } from "./calendar.ts"
import { clockOfSettlement, moscowClock } from "./clocks.ts"
import { type Destination, homeCity, travelTo, zoneOf, travelDays } from "./zones.ts"
import { dayAfter } from "../text/day-after.ts"

/** Days (`2026-11-26`), or numbers of working days if the calendar of the year is unknown. */
export type Term =
  | { readonly kind: "days"; readonly from: string; readonly to: string }
  | { readonly kind: "workingDays"; readonly least: number; readonly most: number }

/** Holds for orders before the moment `until`. */
export type Arrival = { readonly term: Term; readonly until: string | null }

export type Salon = { readonly id: number; readonly name: string; readonly settlement: string }

/** `salons` have the item; none while it is in the workshop. */
export type ItemSupply = { readonly workDays: number; readonly salons: ReadonlyArray<Salon> }

/** `salonClock`: UTC offset in hours of the chosen salon if it has everything. */
export type Journey = { readonly workDays: number; readonly travel: DeliveryDays; readonly salonClock: number | null }

/** Moscow time. Earlier orders leave the same working day. */
export const cutOffHour = 15

/** Local time. Earlier orders are collected the same day. */
export const salonHour = 18

export type DeliveryChoice = { readonly way: DeliveryMethod; readonly to: Destination; readonly salon: number | null }

/** Combines items: longest production, farthest salon. `null` for another country. */
export const journeyOf = (supplies: ReadonlyArray<ItemSupply>, { salon, to, way }: DeliveryChoice): Journey | null => {
  const travel = travelTo(way, to)
  if (travel === null) return null
  const workDays = Math.max(0, ...supplies.map((thing) => thing.workDays))
  const isInSalon = way === "self-pickup" && workDays === 0 && supplies.every(({ salons }) => salons.some(({ id }) => id === salon))
  if (isInSalon && supplies.length > 0) return { workDays, travel: { least: 0, most: 0 }, salonClock: clockOfSettlement(to.settlement) }
  const gathering = Math.max(0, ...supplies.map(({ salons }) => Math.min(...(salons.length === 0 ? [0] : salons.map(gatheringDays)))))
  return { workDays, travel: { least: travel.least + gathering, most: travel.most + gathering }, salonClock: null }
}

/** Dispatches on working days, from the next one after the cut-off hour; delivers on any day but a holiday. */
export const deliveryArrival = (now: string, { salonClock, travel, workDays }: Journey): Arrival => {
  if (salonClock !== null) return inSalon(now, salonClock)
  const start = openFrom(momentOf(now).day, momentOf(now).time, cutOffHour, isWorkingDay)
  const dispatchDay = lastWorkingDay(start, workDays)
  const from = firstDay(dayAfter(dispatchDay, travel.least), isOpenDay)
  const to = firstDay(dayAfter(dispatchDay, travel.most), isOpenDay)
  return { term: { kind: "days", from, to }, until: momentIn(start, cutOffHour, moscowClock) }
}

export const homeArrival = (now: string, supply: ItemSupply): Arrival | null => {
  const journey = journeyOf([supply], { way: "courier", to: homeCity, salon: null })
  return journey === null ? null : deliveryArrival(now, journey)
}

export const salonArrival = (now: string, { settlement }: Salon): Arrival => inSalon(now, clockOfSettlement(settlement))

export const isSameTerm = (one: Term | null, other: Term | null): boolean => {
  if (one === null || other === null) return one === other
  if (one.kind === "days") return other.kind === "days" && one.from === other.from && one.to === other.to
  return other.kind === "workingDays" && one.least === other.least && one.most === other.most
}

const inSalon = (now: string, clock: number): Arrival => {
  const shifted = new Date(Date.parse(now) + clock * hourMs).toISOString()
  const day = openFrom(shifted.slice(0, 10), shifted.slice(11, 16), salonHour, isOpenDay)
  return { term: { kind: "days", from: day, to: day }, until: momentIn(day, salonHour, clock) }
}

const openFrom = (day: string, time: string, lastHour: number, fits: (day: string) => boolean): string =>
  firstDay(Number(time.slice(0, 2)) < lastHour ? day : dayAfter(day, 1), fits)

const momentIn = (day: string, atHour: number, clock: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (atHour - clock) * hourMs).toISOString()

const hourMs = 3_600_000

const gatheringDays = ({ settlement }: Salon): number => {
  const zone = zoneOf(settlement)
  return zone === "moscow" ? 0 : travelDays["self-pickup"][zone ?? "farthest"]
}
