import { nbsp } from "./numbers.ts"

/** «1 ноября 2026» for `2026-11-01`; returns invalid days unchanged. */
export const formatDay = (day: string): string => {
  const [, year, month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const name = monthNames[Number(month) - 1]
  return year === undefined || name === undefined ? day : `${Number(date)}${nbsp}${name} ${year}`
}

/** `2026-11-01`. */
export const dayLength = 10

/** Years 1900 to 2099. */
export const isDay = (text: string): boolean => {
  const at = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

export const monthNames = [
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

/** Moscow time: `2026-11-22`, `14:31`. */
export const momentOf = (at: string): { readonly day: string; readonly time: string } => {
  const shifted = new Date(Date.parse(at) + moscowMs).toISOString()
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) }
}

const moscowMs = 3 * 3_600_000
