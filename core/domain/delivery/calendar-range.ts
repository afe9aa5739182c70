import { type Decree, decreedUntil } from "./calendar.ts"
import { dayMs } from "../text/day-after.ts"

const warnedDays = 90

export const decreesFile = "core/domain/delivery/decrees.json"

/** Warns when days off are known for less than 90 days ahead. */
export const calendarWarning = (today: string): string | null => {
  const until = decreedUntil(today)
  if (until !== null && Date.parse(until) - Date.parse(today) >= warnedDays * dayMs) return null
  const year = until === null ? today.slice(0, 4) : String(Number(until.slice(0, 4)) + 1)
  const range = until === null ? `are not known for ${year}` : `are known until ${until}`
  return `Days off ${range}: add the decree of ${year} to ${decreesFile}. Until then every day that it may move counts as closed, and orders are promised later`
}

export const decreeFaults = (decrees: Readonly<Record<string, Partial<Decree>>>): ReadonlyArray<string> =>
  Object.entries(decrees).flatMap(([year, { decree, off, working }]) => [
    ...(/^20\d\d$/.test(year) ? [] : [`"${year}" is no year`]),
    ...(typeof decree === "string" && decree !== "" ? [] : [`${year} has no name of its decree`]),
    ...([off, working] as const).flatMap((days, index) => {
      const name = index === 0 ? "off" : "working"
      if (!Array.isArray(days)) return [`${year} has no list "${name}"`]
      return days.flatMap((day: unknown) => {
        const date = `${year}-${String(day)}`
        if (!/^\d{4}-\d\d-\d\d$/.test(date) || !isDate(date)) return [`${date} in "${name}" is no day`]
        const weekday = new Date(date).getUTCDay()
        return name === "working" && weekday !== 6 && weekday !== 0 ? [`${date} in "working" is no Saturday or Sunday`] : []
      })
    })
  ])

const isDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
