import { isDayOff, isWeekend, isWorkingDay } from "../checkout/calendar.ts"
import { clockOfCity } from "../checkout/clocks.ts"
import { daysFrom } from "./visit-days.ts"

/** How somebody looks at a thing before it is bought: in a salon, or by video with a gemmologist of the house. */
export const visitKinds = ["salon", "video"] as const
export type VisitKind = (typeof visitKinds)[number]

/** What a place of visits is, as far as its hours go. */
export type VisitPlace = { readonly kind: VisitKind; readonly city: string; readonly hours: string }

/** From when until when a place receives, by its own clocks; the last visit begins an hour before the end. */
type Hours = { readonly from: number; readonly until: number }

/** How many are received at once: in a salon, and before the gemmologist's camera. */
export const visitSeats: Readonly<Record<VisitKind, number>> = { salon: 2, video: 1 }

/** How far ahead one can ask. */
export const visitDaysMost = 14

/** Every visit has an hour to itself. */
export const visitMinutes = 60

/** The gemmologists sit in the house's own city, on the office's days. */
export const videoDesk: VisitPlace = { kind: "video", city: "moskva", hours: "Ежедневно с 10:00 до 19:00" }

/** «Ежедневно с 10:00 до 22:00» as hours; `null` where the words say it otherwise: no visit is promised by guessing. */
export const readHours = (words: string): Hours | null => {
  const [, from, until] = /^Ежедневно с (\d{1,2}):00 до (\d{1,2}):00$/.exec(words.replaceAll(/\s/gu, " ")) ?? []
  return from === undefined || until === undefined ? null : { from: Number(from), until: Number(until) }
}

/** When an hour of a place's day begins, as ISO 8601. */
export const momentAt = (city: string, day: string, hour: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour - clockOfCity(city)) * hourMs).toISOString()

/** The day of the calendar at a place. */
const todayIn = (city: string, now: number): string => new Date(now + clockOfCity(city) * hourMs).toISOString().slice(0, 10)

/** Things lie in the house; to a salon of another city they go by courier. */
export const daysToBring = ({ city, kind }: Pick<VisitPlace, "city" | "kind">): number => (kind === "video" || city === "moskva" ? 1 : 4)

/**
 * Nobody is received on days off, and before the camera only when the office works. A day that a decree may yet move is open: a visit is asked for, and the
 * house confirms it.
 */
const isClosed = (day: string, kind: VisitKind): boolean => isDayOff(day) || (kind === "video" && isWeekend(day) && !isWorkingDay(day))

/** The hours in which a place receives, by days, as many ahead as can be asked for. A day on which it is closed has none. */
export const openHours = (
  place: VisitPlace,
  now: number
): ReadonlyArray<{ readonly day: string; readonly hours: ReadonlyArray<number> }> => {
  const open = readHours(place.hours)
  if (open === null) return []
  const all = Array.from({ length: Math.max(0, open.until - open.from) }, (_, index) => open.from + index)
  return daysFrom(todayIn(place.city, now), daysToBring(place), visitDaysMost).map((day) => ({
    day,
    hours: isClosed(day, place.kind) ? [] : all
  }))
}

/** Whether a visit can be asked for at this hour. */
export const isOpenAt = (place: VisitPlace, at: { readonly day: string; readonly hour: number }, now: number): boolean =>
  openHours(place, now).some(({ day, hours }) => day === at.day && hours.includes(at.hour))

const hourMs = 3_600_000
