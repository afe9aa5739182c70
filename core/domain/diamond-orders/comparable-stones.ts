import { type Clarity, clarities, type Color, colors, type Shape } from "../product/diamond.ts"
import { printFilters } from "../catalogue/grammar.ts"

/** `colorTo` and `clarityTo` are the lowest accepted grades. */
export type ComparableWish = {
  readonly shape: Shape
  readonly weightFrom: number
  readonly weightTo: number
  readonly colorFrom: Color
  readonly colorTo: Color
  readonly clarityFrom: Clarity
  readonly clarityTo: Clarity
}

export const comparableFilters = (wish: ComparableWish): string =>
  printFilters([
    { code: "shape", payload: [wish.shape] },
    { code: "weight", payload: { from: wish.weightFrom, to: wish.weightTo } },
    { code: "color", payload: between(colors, wish.colorFrom, wish.colorTo) },
    { code: "clarity", payload: between(clarities, wish.clarityFrom, wish.clarityTo) }
  ])

/** Cheapest first. */
export const comparableAddress = (wish: ComparableWish): string => `/diamonds/filter/${comparableFilters(wish)}?sort=price&order=asc`

const between = <Grade extends string>(grades: ReadonlyArray<Grade>, from: Grade, to: Grade): ReadonlyArray<string> =>
  grades.slice(grades.indexOf(from), grades.indexOf(to) + 1).map((grade) => grade.toLowerCase())
