import { formatDayWithoutYear } from "../text/day-without-year.ts"
import { dayAfter } from "../text/day-after.ts"

/** `count` days, the first one `first` days after `day`. */
export const daysFrom = (day: string, first: number, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, index) => dayAfter(day, first + index))

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const weekdays = ["понедельник", "вторник", "среда", "четверг", "пятница", "суббота", "воскресенье"] as const
const shortWeekdays = ["пн", "вт", "ср", "чт", "пт", "сб", "вс"] as const

/** «пт» */
export const shortWeekday = (day: string): string => shortWeekdays[weekdayOf(day) - 1] ?? ""

export const clockTime = (hour: number): string => `${hour}:00`

type VisitMoment = { readonly kind: "salon" | "video"; readonly day: string; readonly hour: number }

/** Time in the salon's city; for a video meeting followed by «по московскому времени». */
export const visitTime = ({ day, hour, kind }: VisitMoment): string =>
  `${formatDayWithoutYear(day)}, ${weekdays[weekdayOf(day) - 1] ?? ""}, ${clockTime(hour)}${kind === "video" ? " по московскому времени" : ""}`
