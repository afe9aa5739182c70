import { shapeNames } from "../product/diamond-names.ts"
import { formatDay } from "../text/days.ts"
import { formatPrice } from "../text/money.ts"
import { formatCount } from "../text/plural.ts"
import type { ComparableWish } from "./comparable-stones.ts"
import { wishedWeight } from "./diamond-order.ts"

/** `wishedOn`: `2027-03-01`. */
type ShownWish = ComparableWish & {
  readonly budget: number | null
  readonly wishedOn: string | null
  readonly comment: string
  readonly filesCount: number
}

/** «Круг, 1,00–1,50 карата, D–G, IF–VS1». */
export const wishText = (wish: ComparableWish): string =>
  [
    shapeNames[wish.shape],
    wishedWeight(wish.weightFrom, wish.weightTo),
    rangeOf(wish.colorFrom, wish.colorTo),
    rangeOf(wish.clarityFrom, wish.clarityTo)
  ].join(", ")

/** Omits unset fields. */
export const wishRows = (wish: ShownWish): ReadonlyArray<readonly [title: string, text: string]> => [
  ["Форма", shapeNames[wish.shape]],
  ["Масса", wishedWeight(wish.weightFrom, wish.weightTo)],
  ["Цвет", rangeOf(wish.colorFrom, wish.colorTo)],
  ["Чистота", rangeOf(wish.clarityFrom, wish.clarityTo)],
  ...(wish.budget === null ? [] : [["Бюджет", `до ${formatPrice(wish.budget)}`] as const]),
  ...(wish.wishedOn === null ? [] : [["К какому дню", formatDay(wish.wishedOn)] as const]),
  ...(wish.comment === "" ? [] : [["Пожелания", wish.comment] as const]),
  ...(wish.filesCount === 0 ? [] : [["Файлы", formatCount(wish.filesCount, ["файл", "файла", "файлов"])] as const])
]

const rangeOf = (from: string, to: string): string => (from === to ? from : `${from}–${to}`)
