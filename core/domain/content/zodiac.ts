import { nbsp } from "../text/numbers.ts"
import { monthNames } from "../text/days.ts"
import { type Sign, signs } from "./zodiac-signs.ts"

export const signNames: { readonly [S in Sign]: string } = {
  oven: "Овен",
  telec: "Телец",
  bliznetsi: "Близнецы",
  rak: "Рак",
  lev: "Лев",
  deva: "Дева",
  vesy: "Весы",
  skorpion: "Скорпион",
  strelec: "Стрелец",
  kozerog: "Козерог",
  vodoley: "Водолей",
  ryby: "Рыбы"
}

/** For star names: «альфа Льва». */
export const signGenitives: { readonly [S in Sign]: string } = {
  oven: "Овна",
  telec: "Тельца",
  bliznetsi: "Близнецов",
  rak: "Рака",
  lev: "Льва",
  deva: "Девы",
  vesy: "Весов",
  skorpion: "Скорпиона",
  strelec: "Стрельца",
  kozerog: "Козерога",
  vodoley: "Водолея",
  ryby: "Рыб"
}

const elements = ["Огонь", "Земля", "Воздух", "Вода"] as const

export const elementOf = (sign: Sign): (typeof elements)[number] => elements[signs.indexOf(sign) % 4] ?? "Огонь"

type DayOfYear = { readonly month: number; readonly day: number }

/** Tropical zodiac; the true border varies by a day between years. */
const firstDays: { readonly [S in Sign]: DayOfYear } = {
  oven: { month: 3, day: 21 },
  telec: { month: 4, day: 20 },
  bliznetsi: { month: 5, day: 21 },
  rak: { month: 6, day: 21 },
  lev: { month: 7, day: 23 },
  deva: { month: 8, day: 23 },
  vesy: { month: 9, day: 23 },
  skorpion: { month: 10, day: 23 },
  strelec: { month: 11, day: 22 },
  kozerog: { month: 12, day: 22 },
  vodoley: { month: 1, day: 20 },
  ryby: { month: 2, day: 19 }
}

export const signAt = ({ day, month }: DayOfYear): Sign => {
  const starting = signs.find((sign) => firstDays[sign].month === month) ?? "oven"
  return day >= firstDays[starting].day ? starting : neighbour(starting, -1)
}

/** Within a day of a border, where the sign depends on the year. */
export const isOnBorder = ({ day, month }: DayOfYear): boolean =>
  signs.some((sign) => firstDays[sign].month === month && Math.abs(firstDays[sign].day - day + 0.5) <= 1.5)

/** Wraps around. */
export const neighbour = (sign: Sign, step: -1 | 1): Sign => signs[(signs.indexOf(sign) + step + signs.length) % signs.length] ?? sign

export const datesOf = (sign: Sign): string => {
  const next = firstDays[neighbour(sign, 1)]
  return `с${nbsp}${formatDayOfYear(firstDays[sign])} по${nbsp}${formatDayOfYear({ month: next.month, day: next.day - 1 })}`
}

export const formatDayOfYear = ({ day, month }: DayOfYear): string => `${day}${nbsp}${monthNames[month - 1] ?? ""}`
