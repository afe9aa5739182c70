import { formatDayWithoutYear } from "../text/day-without-year.ts"
import { momentOf } from "../text/days.ts"
import { nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"
import type { Arrival, Term } from "./arrival.ts"

/** «26 ноября», «26–28 ноября», «29 ноября – 4 декабря», «2–4 рабочих дня». */
export const formatTerm = (term: Term): string =>
  term.kind === "days" ? formatSpan(term.from, term.to) : `${term.least}–${formatCount(term.most, workingDays)}`

/** After a verb: «привезёт 26 ноября», «привезёт через 2–4 рабочих дня». */
export const formatTermAfterVerb = (term: Term): string => (term.kind === "days" ? formatTerm(term) : `через ${formatTerm(term)}`)

export const formatArrival = ({ term }: Arrival): string => formatTerm(term)

export const formatDayAndWeekday = (day: string): string =>
  `${formatDayWithoutYear(day)}, ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ""}`

/** «если заказать до 15:00 24 ноября», Moscow time. */
export const untilText = ({ until }: Arrival): string => {
  if (until === null) return ""
  const { day, time } = momentOf(until)
  return `если заказать до${nbsp}${time} ${formatDayWithoutYear(day)}`
}

export const homeArrivalText = (arrival: Arrival): string =>
  [`Москва, получите ${formatTermAfterVerb(arrival.term)}`, untilText(arrival)].filter((text) => text !== "").join(", ")

export const untilSentence = ({ until }: Arrival): string => {
  if (until === null) return ""
  const { day, time } = momentOf(until)
  return `Срок верен до${nbsp}${time} ${formatDayWithoutYear(day)} по${nbsp}Москве: потом заказ уйдёт со следующей отправкой.`
}

const formatSpan = (from: string, to: string): string => {
  if (from === to) return formatDayWithoutYear(to)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${formatDayWithoutYear(to)}`
    : `${formatDayWithoutYear(from)} – ${formatDayWithoutYear(to)}`
}

const weekdays = ["воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота"] as const
const workingDays = ["рабочий день", "рабочих дня", "рабочих дней"] as const
