import { homeCountry } from "../content/shop-rules.ts"
import type { DeliveryDays, DeliveryMethod } from "./deliveries.ts"

/** By distance from the Moscow workshop. */
export const zones = ["moscow", "near", "middle", "far", "farthest"] as const
export type Zone = (typeof zones)[number]

/** Promised for a finished order. */
export const travelDays: Readonly<Record<DeliveryMethod, Readonly<Record<Zone, number>>>> = {
  courier: { moscow: 2, near: 3, middle: 4, far: 5, farthest: 6 },
  "self-pickup": { moscow: 1, near: 2, middle: 3, far: 3, farthest: 4 },
  "pickup-point": { moscow: 2, near: 3, middle: 4, far: 5, farthest: 7 }
}

/** `settlement` as typed or suggested. */
export type Destination = { readonly country: string; readonly settlement: string }

export const homeCity: Destination = { country: homeCountry, settlement: "Москва" }

/** Unlisted settlements get the range of all zones; other countries `null`: delivery is arranged by phone. */
export const travelTo = (way: DeliveryMethod, { country, settlement }: Destination): DeliveryDays | null => {
  if (country !== homeCountry) return null
  const zone = zoneOf(settlement)
  if (zone !== null) return { least: travelDays[way][zone], most: travelDays[way][zone] }
  const days = Object.values(travelDays[way])
  return { least: Math.min(...days), most: Math.max(...days) }
}

/** `null` for an unlisted or ambiguous name. */
export const zoneOf = (settlement: string): Zone | null => {
  const name = plainName(settlement)
  return zones.find((zone) => settlements[zone].some((each) => plainName(each) === name)) ?? null
}

/** «г. Орёл» and «орел» are equal. */
export const plainName = (settlement: string): string =>
  settlement
    .trim()
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/^(?:город|г\.?)\s+/, "")

const settlements: Readonly<Record<Zone, ReadonlyArray<string>>> = {
  moscow: ["Москва"],
  near: [
    ...["Санкт-Петербург", "Нижний Новгород", "Воронеж", "Ярославль", "Рязань", "Липецк", "Тула", "Курск", "Тверь", "Иваново", "Брянск"],
    ...["Белгород", "Владимир", "Калуга", "Смоленск", "Вологда", "Череповец", "Орёл", "Кострома", "Псков", "Великий Новгород", "Тамбов"],
    ...["Балашиха", "Подольск", "Химки", "Мытищи", "Королёв", "Люберцы", "Красногорск", "Одинцово", "Домодедово", "Щёлково", "Серпухов"],
    ...["Коломна", "Реутов", "Долгопрудный", "Пушкино (Московская область)", "Сергиев Посад", "Гатчина", "Всеволожск", "Петергоф"],
    ...["Пушкин (Санкт-Петербург)", "Обнинск", "Ковров", "Муром", "Суздаль", "Переславль-Залесский", "Рыбинск"]
  ],
  middle: [
    ...["Казань", "Екатеринбург", "Челябинск", "Самара", "Уфа", "Ростов-на-Дону", "Краснодар", "Пермь", "Волгоград", "Саратов", "Тольятти"],
    ...["Ижевск", "Ульяновск", "Оренбург", "Астрахань", "Набережные Челны", "Пенза", "Киров", "Чебоксары", "Калининград", "Ставрополь"],
    ...["Сочи", "Саранск", "Нальчик", "Йошкар-Ола", "Махачкала", "Архангельск", "Петрозаводск", "Анапа", "Геленджик", "Новороссийск"],
    ...["Таганрог", "Пятигорск", "Кисловодск", "Энгельс", "Выборг", "Тюмень", "Магнитогорск", "Нижний Тагил"]
  ],
  far: [
    ...["Новосибирск", "Красноярск", "Омск", "Барнаул", "Иркутск", "Томск", "Кемерово", "Новокузнецк", "Сургут", "Нижневартовск"],
    ...["Мурманск", "Улан-Удэ", "Чита", "Ангарск", "Братск"]
  ],
  farthest: [
    ...["Якутск", "Хабаровск", "Владивосток", "Находка", "Южно-Сахалинск", "Петропавловск-Камчатский", "Магадан", "Норильск"],
    ...["Новый Уренгой", "Нерюнгри", "Мирный (Республика Саха (Якутия))", "Удачный", "Айхал"]
  ]
}
