import { isDayOff, isWeekend, isWorkingDay } from "../delivery/calendar.ts"
import { clockOfCity } from "../delivery/clocks.ts"
import { daysFrom } from "./visit-days.ts"

/** Viewing in a salon or by video call with a gemmologist. */
export const visitKinds = ["salon", "video"] as const
export type VisitKind = (typeof visitKinds)[number]

export type VisitPlace = { readonly kind: VisitKind; readonly city: string; readonly hours: string }

/** Local hours; the last appointment starts an hour before closing. */
type Hours = { readonly from: number; readonly until: number }

/** Simultaneous appointments. */
export const visitSeats: Readonly<Record<VisitKind, number>> = { salon: 2, video: 1 }

export const maxVisitDays = 14

export const visitMinutes = 60

/** Video calls are in Moscow on office days. */
export const videoDesk: VisitPlace = { kind: "video", city: "moskva", hours: "Ежедневно с 10:00 до 19:00" }

/** Parses «Ежедневно с 10:00 до 22:00»; other text means no appointments. */
export const readHours = (text: string): Hours | null => {
  const [, from, until] = /^Ежедневно с (\d{1,2}):00 до (\d{1,2}):00$/.exec(text.replaceAll(/\s/gu, " ")) ?? []
  return from === undefined || until === undefined ? null : { from: Number(from), until: Number(until) }
}

/** ISO 8601. */
export const momentAt = (city: string, day: string, hour: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (hour - clockOfCity(city)) * hourMs).toISOString()

const todayIn = (city: string, now: number): string => new Date(now + clockOfCity(city) * hourMs).toISOString().slice(0, 10)

/** Days to bring an item; couriers go to salons outside Moscow. */
export const daysToBring = ({ city, kind }: Pick<VisitPlace, "city" | "kind">): number => (kind === "video" || city === "moskva" ? 1 : 4)

/** Video calls need a working day. Days that a decree may turn into days off count as open, because appointments are confirmed manually. */
const isClosed = (day: string, kind: VisitKind): boolean => isDayOff(day) || (kind === "video" && isWeekend(day) && !isWorkingDay(day))

export const openHours = (
  place: VisitPlace,
  now: number
): ReadonlyArray<{ readonly day: string; readonly hours: ReadonlyArray<number> }> => {
  const open = readHours(place.hours)
  if (open === null) return []
  const all = Array.from({ length: Math.max(0, open.until - open.from) }, (_, index) => open.from + index)
  return daysFrom(todayIn(place.city, now), daysToBring(place), maxVisitDays).map((day) => ({
    day,
    hours: isClosed(day, place.kind) ? [] : all
  }))
}

export const isOpenAt = (place: VisitPlace, at: { readonly day: string; readonly hour: number }, now: number): boolean =>
  openHours(place, now).some(({ day, hours }) => day === at.day && hours.includes(at.hour))

const hourMs = 3_600_000
