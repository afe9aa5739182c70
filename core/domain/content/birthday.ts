import { formatCount } from "../text/plural.ts"
import { monthNames } from "../text/days.ts"
import { type Sign } from "./zodiac-signs.ts"
import { isOnBorder, signAt } from "./zodiac.ts"

export type Birthday = {
  readonly day: string
  readonly month: string
  readonly outcome:
    | { readonly _tag: "NotAsked" }
    | { readonly _tag: "Wrong"; readonly field: "day" | "month"; readonly message: string }
    | { readonly _tag: "Known"; readonly sign: Sign; readonly isOnBorder: boolean }
}

/** Parses `?day=30&month=7` or `?birthday=07-30`; keeps typed values on errors (CNT-017). */
export const readBirthday = (search: string): Birthday => {
  const query = new URLSearchParams(search)
  const short = query.get("birthday")
  if (short === null) return birthdayOf(query.get("day"), query.get("month"))
  const [, month, day] = /^(\d{2})-(\d{2})$/.exec(short) ?? []
  return day === undefined || month === undefined
    ? { day: "", month: "", outcome: wrong("day", "Не получилось прочитать дату. Выберите день и месяц.") }
    : birthdayOf(String(Number(day)), String(Number(month)))
}

const birthdayOf = (day: string | null, month: string | null): Birthday => {
  const typed = { day: validNumber(day, 31), month: validNumber(month, 12) }
  if (day === null && month === null) return { ...typed, outcome: { _tag: "NotAsked" } }
  if (typed.day === "") return { ...typed, outcome: wrong("day", "Выберите день рождения.") }
  if (typed.month === "") return { ...typed, outcome: wrong("month", "Выберите месяц рождения.") }
  return { ...typed, outcome: outcomeOf(Number(typed.day), Number(typed.month)) }
}

const outcomeOf = (day: number, month: number): Birthday["outcome"] => {
  const most = daysInMonth[month - 1] ?? 31
  if (day > most) return wrong("day", `В ${monthsLocative[month - 1]} ${formatCount(most, ["день", "дня", "дней"])}. Проверьте число.`)
  return { _tag: "Known", sign: signAt({ day, month }), isOnBorder: isOnBorder({ day, month }) }
}

const wrong = (field: "day" | "month", message: string): Birthday["outcome"] => ({ _tag: "Wrong", field, message })

const validNumber = (typed: string | null, most: number): string =>
  typed !== null && /^[1-9]\d?$/.test(typed) && Number(typed) <= most ? typed : ""

/** Leap year. */
const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const monthsLocative = [
  "январе",
  "феврале",
  "марте",
  "апреле",
  "мае",
  "июне",
  "июле",
  "августе",
  "сентябре",
  "октябре",
  "ноябре",
  "декабре"
]

export const dayOptions = [
  ["", "День"] as const,
  ...Array.from({ length: 31 }, (_, index) => [String(index + 1), String(index + 1)] as const)
]
export const monthOptions = [["", "Месяц"] as const, ...monthNames.map((name, index) => [String(index + 1), name] as const)]
