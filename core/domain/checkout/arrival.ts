import type { DeliveryDays, DeliveryWay } from "../orders/deliveries.ts"
import { momentOf } from "../text/days.ts"
import { dayAfter, firstDay, isOpenDay, isWorkingDay, workedOff } from "./calendar.ts"
import { clockOfSettlement, moscowClock } from "./clocks.ts"
import { type Destination, homeCity, travelTo, zoneOf, travelDays } from "./zones.ts"

/** When an order comes: on a day or between two (`2026-11-26`), or, where the calendar of the year is not known, within so many working days. */
export type Term =
  | { readonly kind: "days"; readonly from: string; readonly to: string }
  | { readonly kind: "workingDays"; readonly least: number; readonly most: number }

/** A term, and the moment until which an order has it: whoever orders before `until` is promised the same, whenever the page was drawn. */
export type Arrival = { readonly term: Term; readonly until: string | null }

/** A salon in which a thing lies. */
export type Salon = { readonly id: number; readonly name: string; readonly settlement: string }

/** A thing of an order: working days of what is done to it (its engraving, its size, its setting together), and the salons where it lies; in none, it lies in the workshop. */
export type Wanted = { readonly workDays: number; readonly salons: ReadonlyArray<Salon> }

/** How an order travels: how many working days it is made, how many days it is on its way, and, where all of it lies in the salon that gives it out, by which clock (hours from UTC). */
export type Journey = { readonly workDays: number; readonly travel: DeliveryDays; readonly salonClock: number | null }

/** Orders that come by this hour of a working day leave the workshop on it, in Moscow. */
export const cutOffHour = 15

/** What lies in a salon is given out on the day of an order that comes by this hour, by the salon's own clock. */
export const salonHour = 18

/** Where an order is going: a salon is known by its number, too. */
export type Going = { readonly way: DeliveryWay; readonly to: Destination; readonly salon: number | null }

/** How these things go there together: the longest work, the farthest salon. `null` for another country. */
export const journeyOf = (wanted: ReadonlyArray<Wanted>, { salon, to, way }: Going): Journey | null => {
  const travel = travelTo(way, to)
  if (travel === null) return null
  const workDays = Math.max(0, ...wanted.map((thing) => thing.workDays))
  const isThere = way === "self-pickup" && workDays === 0 && wanted.every(({ salons }) => salons.some(({ id }) => id === salon))
  if (isThere && wanted.length > 0) return { workDays, travel: { least: 0, most: 0 }, salonClock: clockOfSettlement(to.settlement) }
  const gathering = Math.max(0, ...wanted.map(({ salons }) => Math.min(...(salons.length === 0 ? [0] : salons.map(gatheringDays)))))
  return { workDays, travel: { least: travel.least + gathering, most: travel.most + gathering }, salonClock: null }
}

/**
 * When an order comes that is placed at `now`. It is made and leaves on working days, from the day of the order or, after the cut-off hour, from the next one; it
 * comes on any day but a holiday.
 */
export const arrivalOf = (now: string, { salonClock, travel, workDays }: Journey): Arrival => {
  if (salonClock !== null) return inSalon(now, salonClock)
  const start = openFrom(momentOf(now).day, momentOf(now).time, cutOffHour, isWorkingDay)
  const leaves = workedOff(start, workDays)
  const from = firstDay(dayAfter(leaves, travel.least), isOpenDay)
  const to = firstDay(dayAfter(leaves, travel.most), isOpenDay)
  return { term: { kind: "days", from, to }, until: momentIn(start, cutOffHour, moscowClock) }
}

/** When one thing comes to the house's own city by courier. */
export const homeArrival = (now: string, wanted: Wanted): Arrival | null => {
  const journey = journeyOf([wanted], { way: "courier", to: homeCity, salon: null })
  return journey === null ? null : arrivalOf(now, journey)
}

/** When a thing that lies in a salon can be taken there, ordered now. */
export const salonArrival = (now: string, { settlement }: Salon): Arrival => inSalon(now, clockOfSettlement(settlement))

/** Whether two terms say the same. */
export const isSameTerm = (one: Term | null, other: Term | null): boolean => {
  if (one === null || other === null) return one === other
  if (one.kind === "days") return other.kind === "days" && one.from === other.from && one.to === other.to
  return other.kind === "workingDays" && one.least === other.least && one.most === other.most
}

const inSalon = (now: string, clock: number): Arrival => {
  const shifted = new Date(Date.parse(now) + clock * hour).toISOString()
  const day = openFrom(shifted.slice(0, 10), shifted.slice(11, 16), salonHour, isOpenDay)
  return { term: { kind: "days", from: day, to: day }, until: momentIn(day, salonHour, clock) }
}

/** The first day that fits for what comes on a day at a time. */
const openFrom = (day: string, time: string, lastHour: number, fits: (day: string) => boolean): string =>
  firstDay(Number(time.slice(0, 2)) < lastHour ? day : dayAfter(day, 1), fits)

const momentIn = (day: string, atHour: number, clock: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (atHour - clock) * hour).toISOString()

const hour = 3_600_000

/** Days in which what lies in a salon comes to the workshop. */
const gatheringDays = ({ settlement }: Salon): number => {
  const zone = zoneOf(settlement)
  return zone === "moscow" ? 0 : travelDays["self-pickup"][zone ?? "farthest"]
}
