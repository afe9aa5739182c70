import type { Term } from "./arrival.ts"
import { isOpenDay } from "./calendar.ts"
import { type Destination, homeCity, plainName } from "./zones.ts"
import { dayAfter } from "../text/day-after.ts"

/** Local time. */
export const slotHours = ["10:00–14:00", "14:00–18:00", "18:00–22:00"] as const
export type SlotHours = (typeof slotHours)[number]

export type Slot = { readonly day: string; readonly hours: SlotHours }

export const slotCapacity = 6

export type FullSlot = Slot & { readonly city: string }

/** From the first possible day. */
const daysAhead = 7

/** Normalized name; `null` for cities without courier slots. */
export const slotCity = ({ country, settlement }: Destination): string | null => {
  const name = plainName(settlement)
  return country === homeCity.country && cities.includes(name) ? name : null
}

/** Full days have no hours. */
export const offeredSlots = (
  to: Destination,
  term: Term | null,
  full: ReadonlyArray<FullSlot>
): ReadonlyArray<{ readonly day: string; readonly hours: ReadonlyArray<SlotHours> }> => {
  const city = slotCity(to)
  if (city === null || term?.kind !== "days") return []
  return Array.from({ length: daysAhead }, (_, ahead) => dayAfter(term.from, ahead))
    .filter(isOpenDay)
    .map((day) => ({
      day,
      hours: slotHours.filter((hours) => !full.some((each) => each.city === city && each.day === day && each.hours === hours))
    }))
}

export const writeSlot = ({ day, hours }: Slot): string => `${day} ${hours}`

export const readSlot = (line: string): Slot | null => {
  const hours = slotHours.find((each) => line === `${line.slice(0, 10)} ${each}`)
  return hours === undefined ? null : { day: line.slice(0, 10), hours }
}

const cities = ["москва", "санкт-петербург"]
