import { nameMetal } from "../product/jewelry.ts"
import { formatSize } from "../product/jewelry-text.ts"
import type { Category } from "../product/jewelry.ts"
import { colorOnCard } from "../product/diamond-grades.ts"
import { withRussian } from "../product/diamond-specs.ts"
import { stoneTint } from "../product/stone-tint.ts"
import { formatCarats, formatNumber, nbsp } from "../text/numbers.ts"
import type { Shape } from "../product/diamond.ts"
import { shapeNames } from "../product/diamond-names.ts"
import { type Choice, framesPath, setsPath, startPath, stonesPath, withoutFrame, withoutStones } from "./choice.ts"
import { frameCategories } from "./frames.ts"
import { type SeatedStone, seatSize } from "./seats.ts"

type FrameOf = Parameters<typeof nameMetal>[0] & {
  readonly size: number | null
  /** Grams. */
  readonly weight: number
}

type StoneOf = {
  readonly shape: Shape
  readonly weight: number
  readonly color: string
  readonly colorRf: string
  readonly clarity: string
  readonly clarityRf: string
  readonly cut: string | null
  readonly cutRf: string | null
}

/** «Белое золото 585, размер 16,5, 3,42 г» */
export const frameLine = (frame: FrameOf, category: Category): string =>
  [
    nameMetal(frame).replace(/ (?=\d+$)/, nbsp),
    ...(frame.size === null ? [] : [`размер${nbsp}${formatSize(category, frame.size)}`]),
    `${formatNumber(frame.weight, 2)}${nbsp}г`
  ].join(", ")

/** «E (2), VS1 (4), EX (А)» */
export const gradesLine = ({ clarity, clarityRf, color, colorRf, cut, cutRf }: StoneOf): string => {
  const [grade, russian] = colorOnCard(color, colorRf)
  return [
    russian === null ? grade : withRussian(grade, russian),
    withRussian(clarity, clarityRf),
    ...(cut === null ? [] : [cutRf === null ? cut : withRussian(cut, cutRf)])
  ].join(", ")
}

export const titleOf = (frame: string, stones: ReadonlyArray<Pick<StoneOf, "weight">>): string => {
  const carats = formatCarats(stones.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100)
  return stones.length === 1 ? `${frame} с бриллиантом ${carats}` : `${frame} с комплектом бриллиантов, ${carats}`
}

/** «Бриллиант, круг 1,02 карата», in a set «Средний бриллиант, круг 1,02 карата». */
export const stoneTitle = ({ shape, weight }: Pick<StoneOf, "shape" | "weight">, place: number, count: number): string => {
  const which = count === 1 ? "Бриллиант" : place === 0 ? "Средний бриллиант" : "Боковой бриллиант"
  return `${which}, ${shapeNames[shape].toLowerCase()} ${formatCarats(weight)}`
}

/** «Левый камень, 0,17 карата, I (6), SI2 (7)»; the first stone is the middle one. */
export const stoneCaption = (stone: StoneOf, place: number): string =>
  [
    `${["Средний", "Левый", "Правый"][place] ?? `${place + 1}-й`} камень`,
    formatCarats(stone.weight),
    gradesLine({ ...stone, cut: null })
  ].join(", ")

type LookOf = {
  readonly name: string
  readonly metal: FrameOf
  readonly stones: ReadonlyArray<Pick<StoneOf, "shape" | "weight">>
}

/** «Кольцо «Опора», белое золото 585, груша 1,02 карата: изображение», or «…, камень для примера: изображение». */
export const pictureLabel = ({ metal, name, stones: [stone] }: LookOf): string => {
  const seated = stone === undefined ? "камень для примера" : `${shapeNames[stone.shape].toLowerCase()} ${formatCarats(stone.weight)}`
  return `${name}, ${nameMetal(metal).toLowerCase()}, ${seated}: изображение`
}

export const pictureScaleNote = (category: Category, stones: ReadonlyArray<{ readonly color: string }>): string =>
  [
    category === "kolco"
      ? "Камень и кольцо на изображении в одном масштабе, ширина шинки условна"
      : `Камень на изображении в своей величине, ${category === "podveska" ? "размеры цепи условны" : "остальное условно"}`,
    ...(stones.length > 1 ? ["Боковые камни показаны для примера"] : []),
    ...(stones.some(({ color }) => stoneTint(color) !== undefined) ? ["Оттенок камня не показан"] : [])
  ].join(". ") + "."

export const otherFramesPath = (code: Category, choice: Choice): string => {
  const category = frameCategories.find((candidate) => candidate === code)
  return category === undefined ? startPath(withoutFrame(choice)) : framesPath(category, withoutFrame(choice))
}

type TakenPiece = {
  readonly category: { readonly code: Category }
  readonly diamonds: ReadonlyArray<unknown>
  readonly isCustomJewelryActive: boolean
}

/** Other stones for the frame, or other frames if it is no longer made. */
export const insteadPath = ({ category, diamonds, isCustomJewelryActive }: TakenPiece, choice: Choice): string => {
  if (!isCustomJewelryActive) return otherFramesPath(category.code, choice)
  const frameChoice = withoutStones(choice)
  return diamonds.length > 1 ? setsPath(frameChoice) : stonesPath(frameChoice)
}

type SetOf = {
  readonly diamonds: readonly [SeatedStone, ...ReadonlyArray<SeatedStone>]
  readonly match: { readonly colors: ReadonlyArray<string>; readonly clarities: ReadonlyArray<string> }
}

export const matchTexts = ({ diamonds: [middle, ...sides], match: { clarities, colors } }: SetOf): ReadonlyArray<string> => {
  const sizes = sides.map(seatSize)
  const gap = Math.max(0, ...sizes) - Math.min(...sizes)
  return [
    `Средний камень ${millimetres(seatSize(middle))}`,
    ...(sizes.length < 2 ? [] : [`боковые ${sizes.map(millimetres).join(" и ")}, между собой разнятся на${nbsp}${millimetres(gap)}`]),
    spanText("цвет", colors),
    spanText("чистота", clarities)
  ]
}

const spanText = (name: string, grades: ReadonlyArray<string>): string => {
  const [best, ...others] = grades
  const least = others.at(-1)
  return least === undefined ? `${name} у${nbsp}всех ${best ?? ""}` : `${name} от${nbsp}${best ?? ""} до${nbsp}${least}`
}

const millimetres = (size: number): string => `${formatNumber(size, 2)}${nbsp}мм`
