import { nbsp } from "./numbers.ts"

/** A day of the calendar, `2026-11-01`, in words: «1 ноября 2026». What is no such day is shown as it came. */
export const formatDay = (day: string): string => {
  const [, year, month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = months[Number(month) - 1]
  return year === undefined || name === undefined ? day : `${Number(date)}${nbsp}${name} ${year}`
}

/** Days from one to another, as many days after a moment as these, by the house's clocks: «24–28 ноября», «29 ноября – 3 декабря». */
export const daysAfter = (at: string, { least, most }: { readonly least: number; readonly most: number }): string => {
  const [first, last] = [least, most].map((days) => partsAfter(at, days))
  if (first === undefined || last === undefined) return ""
  const end = `${last.date}${nbsp}${last.month}`
  if (least === most) return end
  return first.month === last.month ? `${first.date}–${end}` : `${first.date}${nbsp}${first.month} – ${end}`
}

const partsAfter = (at: string, days: number) => {
  const day = new Date(Date.parse(at) + moscowMs + days * 86_400_000)
  return { date: day.getUTCDate(), month: months[day.getUTCMonth()] ?? "" }
}

/** Whether a text is a day that the calendar has, of the years 1900 to 2099. */
export const isDay = (text: string): boolean => {
  const at = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const months = [
  "января",
  "февраля",
  "марта",
  "апреля",
  "мая",
  "июня",
  "июля",
  "августа",
  "сентября",
  "октября",
  "ноября",
  "декабря"
] as const

/** A moment by the clocks of the house, in Moscow: its day, `2026-11-22`, and its time, `14:31`. */
export const momentOf = (at: string): { readonly day: string; readonly time: string } => {
  const shifted = new Date(Date.parse(at) + moscowMs).toISOString()
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

const moscowMs = 3 * 3_600_000
