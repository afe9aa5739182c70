import { formatDay, momentOf } from "./days.ts"
import { nbsp } from "./numbers.ts"

/** Days that are so many after a moment, by the house's clocks: «24–28 ноября», «29 ноября – 4 декабря». */
export const daysAfter = (at: string, { least, most }: { readonly least: number; readonly most: number }): string => {
  const [[date, month], [lastDate, lastMonth]] = [partsAfter(at, least), partsAfter(at, most)]
  const end = `${lastDate}${nbsp}${lastMonth}`
  if (least === most) return end
  return month === lastMonth ? `${date}–${end}` : `${date}${nbsp}${month} – ${end}`
}

const partsAfter = (at: string, days: number): readonly [date: string, month: string] => {
  const day = new Date(Date.parse(at) + days * 86_400_000).toISOString()
  const [date = "", month = ""] = formatDay(momentOf(day).day).split(/\s/)
  return [date, month]
}
