/** A year whose days off are known: those of article 112 of the Labour Code, as the decree of the government has moved them. Saturdays and Sundays are beside them. */
type Year = { readonly decree: string; readonly off: ReadonlyArray<string> }

/** Years are added once their decree is out: of any other year nothing is known, and no date is said. */
const years: Readonly<Record<string, Year>> = {
  "2026": {
    decree: "Постановление Правительства РФ от 24 сентября 2025 г. № 1466 «О переносе выходных дней в 2026 году»",
    off: [
      ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08", "01-09"],
      ...["02-23", "03-08", "03-09", "05-01", "05-09", "05-11", "06-12", "11-04", "12-31"]
    ]
  }
}

/** The holidays of article 112, which stand in every year: a decree only moves days off to other days. */
const holidays = [
  ...["01-01", "01-02", "01-03", "01-04", "01-05", "01-06", "01-07", "01-08"],
  ...["02-23", "03-08", "05-01", "05-09", "06-12", "11-04"]
]

/** Whether a day is a holiday by the law itself, of whichever year. */
export const isHoliday = (day: string): boolean => holidays.includes(day.slice(5))

/** The years whose days are known, each with the decree that says them. */
export const knownYears: ReadonlyArray<readonly [year: string, decree: string]> = Object.entries(years).map(([year, { decree }]) => [
  year,
  decree
])

/** The day so many days after another, `2026-11-26`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** A day on which the house works; `null` for one of a year that is not known. */
export const isWorkingDay = (day: string): boolean | null => {
  const isOpen = isOpenDay(day)
  return isOpen === null ? null : isOpen && !isWeekend(day)
}

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** A day on which couriers and salons give orders out: any that is no holiday; `null` for one of a year that is not known. */
export const isOpenDay = (day: string): boolean | null => {
  const year = years[day.slice(0, 4)]
  return year === undefined ? null : !year.off.includes(day.slice(5))
}

/** The first day from this one on that fits; `null` where the known years end before it. */
export const firstDay = (from: string, fits: (day: string) => boolean | null): string | null => {
  const verdict = fits(from)
  if (verdict === null) return null
  return verdict ? from : firstDay(dayAfter(from, 1), fits)
}

/** The day that is so many working days after a working day. */
export const workedOff = (day: string, workDays: number): string | null => {
  if (workDays <= 0) return day
  const next = firstDay(dayAfter(day, 1), isWorkingDay)
  return next === null ? null : workedOff(next, workDays - 1)
}
