import { formatDay } from "./days.ts"

/** «1 ноября», for days at most a year ahead. */
export const formatDayWithoutYear = (day: string): string => formatDay(day).replace(/ \d{4}$/, "")
