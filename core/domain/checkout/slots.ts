import type { Term } from "./arrival.ts"
import { dayAfter, isOpenDay } from "./calendar.ts"
import { type Destination, homeCity, plainName } from "./zones.ts"

/** Hours in which a courier comes, by the clock of the city. */
export const slotHours = ["10:00–14:00", "14:00–18:00", "18:00–22:00"] as const
export type SlotHours = (typeof slotHours)[number]

/** A visit of the courier: a day and its hours. */
export type Slot = { readonly day: string; readonly hours: SlotHours }

/** How many orders the couriers of a city bring within the hours of one slot. */
export const slotCapacity = 6

/** A slot of a city that takes no more orders. */
export type FullSlot = Slot & { readonly city: string }

/** Days ahead of the first possible one for which a slot can be chosen. */
const daysAhead = 7

/** The city whose couriers bring an order there at a chosen hour, as slots name it; `null` where there are none. */
export const slotCity = ({ country, settlement }: Destination): string | null => {
  const name = plainName(settlement)
  return country === homeCity.country && cities.includes(name) ? name : null
}

/** The days on which a courier can come, each with the hours that are free, or none where the day is full. */
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

/** A slot is one line in a form: `2026-11-26 10:00–14:00`. */
export const writeSlot = ({ day, hours }: Slot): string => `${day} ${hours}`

/** The slot that a form's line names; `null` where it names none. */
export const readSlot = (line: string): Slot | null => {
  const hours = slotHours.find((each) => line === `${line.slice(0, 10)} ${each}`)
  return hours === undefined ? null : { day: line.slice(0, 10), hours }
}

const cities = ["москва", "санкт-петербург"]
