import decrees from "./decrees.json" with { type: "json" }

/**
 * A year's decree on days off: working days that it makes days off and Saturdays that it makes working, as `03-09`. The file has no holidays of article 112,
 * which stand in every year; of a year that it lacks every day that a decree may move counts as closed.
 */
export type Decree = { readonly decree: string; readonly off: ReadonlyArray<string>; readonly working: ReadonlyArray<string> }

const known: Readonly<Record<string, Decree>> = decrees

/** The holidays of article 112 of the Labour Code. */
const holidays: ReadonlySet<string> = new Set([
  ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"],
  ...["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"]
])

/** Working days that decrees have joined to the holidays of New Year and of May though other working days stand between. */
const joined: ReadonlySet<string> = new Set([
  ...["12-30", "12-31", "04-29", "04-30"],
  ...["05-02", "05-03", "05-04", "05-05", "05-06", "05-07", "05-08"]
])

/** The years whose days are known, each with its decree. */
export const knownYears: ReadonlyArray<readonly [year: string, decree: Decree]> = Object.entries(known)

/** The last day up to which the days off are known, counted from the year of a day; `null` where that year itself is not known. */
export const knownUntil = (day: string): string | null => {
  let year = Number(day.slice(0, 4))
  while (known[String(year)] !== undefined) year++
  return year === Number(day.slice(0, 4)) ? null : `${year - 1}-12-31`
}

/** Whether a day is a holiday by the law itself, of whichever year. */
const isHoliday = (day: string): boolean => holidays.has(day.slice(5))

/** Tells whether a day is off for certain: by the law, or by the decree of its year. */
export const isDayOff = (day: string): boolean => isHoliday(day) || known[day.slice(0, 4)]?.off.includes(day.slice(5)) === true

/** The day so many days after another, `2026-11-26`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** A day on which couriers and salons give orders out: any but a day off, and of an unknown year any that surely is none. */
export const isOpenDay = (day: string): boolean => !isDayOff(day) && !mayBeMoved(day)

/** A day on which the house works. */
export const isWorkingDay = (day: string): boolean =>
  isOpenDay(day) && (!isWeekend(day) || known[day.slice(0, 4)]?.working.includes(day.slice(5)) === true)

/** The first day from this one on that fits; days that fit are never a month apart. */
export const firstDay = (from: string, fits: (day: string) => boolean): string => {
  let day = from
  while (!fits(day)) day = dayAfter(day, 1)
  return day
}

/** The day that is so many working days after a working day. */
export const workedOff = (day: string, workDays: number): string => {
  let left = day
  for (let done = 0; done < workDays; done++) left = firstDay(dayAfter(left, 1), isWorkingDay)
  return left
}

/** Tells whether a decree that is not known yet may make a working day a day off: one beside a holiday, weekends between them or not, or one of those that were joined before. */
const mayBeMoved = (day: string): boolean =>
  known[day.slice(0, 4)] === undefined &&
  !isWeekend(day) &&
  (joined.has(day.slice(5)) || leadsToHoliday(dayAfter(day, 1), 1) || leadsToHoliday(dayAfter(day, -1), -1))

const leadsToHoliday = (day: string, step: 1 | -1): boolean =>
  isHoliday(day) || (isWeekend(day) && leadsToHoliday(dayAfter(day, step), step))
