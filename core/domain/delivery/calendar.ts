import decrees from "./decrees.json" with { type: "json" }
import { dayAfter } from "../text/day-after.ts"

/**
 * Decree of a year: moved days off and working weekend days as `03-09`, without the holidays of article 112. Without a decree, every day that it
 * could move counts as closed.
 */
export type Decree = { readonly decree: string; readonly off: ReadonlyArray<string>; readonly working: ReadonlyArray<string> }

const decreesByYear: Readonly<Record<string, Decree>> = decrees

/** Holidays of article 112 of the Labour Code. */
const holidays: ReadonlySet<string> = new Set([
  ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"],
  ...["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"]
])

/** Working days that past decrees joined to holidays. */
const joined: ReadonlySet<string> = new Set([
  ...["12-30", "12-31", "04-29", "04-30"],
  ...["05-02", "05-03", "05-04", "05-05", "05-06", "05-07", "05-08"]
])

export const knownYears: ReadonlyArray<readonly [year: string, decree: Decree]> = Object.entries(decreesByYear)

/** End of the last year with a decree, without gaps from the year of `day`; `null` when that year has none. */
export const decreedUntil = (day: string): string | null => {
  let year = Number(day.slice(0, 4))
  while (decreesByYear[String(year)] !== undefined) year++
  return year === Number(day.slice(0, 4)) ? null : `${year - 1}-12-31`
}

const isHoliday = (day: string): boolean => holidays.has(day.slice(5))

export const isDayOff = (day: string): boolean => isHoliday(day) || decreesByYear[day.slice(0, 4)]?.off.includes(day.slice(5)) === true

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Days on which couriers and salons hand out orders. */
export const isOpenDay = (day: string): boolean => !isDayOff(day) && !mayBeMoved(day)

export const isWorkingDay = (day: string): boolean =>
  isOpenDay(day) && (!isWeekend(day) || decreesByYear[day.slice(0, 4)]?.working.includes(day.slice(5)) === true)

/** Searches one month. */
export const firstDay = (from: string, fits: (day: string) => boolean): string => {
  let day = from
  while (!fits(day)) day = dayAfter(day, 1)
  return day
}

export const lastWorkingDay = (day: string, workDays: number): string => {
  let last = day
  for (let done = 0; done < workDays; done++) last = firstDay(dayAfter(last, 1), isWorkingDay)
  return last
}

/** Without a decree: days next to a holiday (weekends skipped), or joined in the past. */
const mayBeMoved = (day: string): boolean =>
  decreesByYear[day.slice(0, 4)] === undefined &&
  !isWeekend(day) &&
  (joined.has(day.slice(5)) || leadsToHoliday(dayAfter(day, 1), 1) || leadsToHoliday(dayAfter(day, -1), -1))

const leadsToHoliday = (day: string, step: 1 | -1): boolean =>
  isHoliday(day) || (isWeekend(day) && leadsToHoliday(dayAfter(day, step), step))
