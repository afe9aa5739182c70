import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { Clarity, Shape } from "../../../core/domain/product/diamond.ts"
import { russianClarities, toRussianColor } from "../../../core/domain/product/diamond-grades.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Random } from "../random.ts"
import { caratsOf, roundTo } from "./design.ts"
import { drawRow } from "./rows.ts"
import {
  drawClarity,
  drawColor,
  drawDropCarats,
  drawMiddleCarats,
  drawPureClarity,
  drawSmallCarats,
  drawSolitaireCarats,
  drawTinyCarats
} from "./stone-frequencies.ts"

/** Main stones first. The number of small stones is that in the picture. */
export const drawInserts = (random: Random, design: PictureDesign, fancyColor?: string): ReadonlyArray<Insert> => {
  const main = (shape: Shape, weight: number, quantity = 1): Insert =>
    insertOf(shape, weight, quantity, fancyColor ?? drawColor(random), shape === "emerald" ? drawPureClarity(random) : drawClarity(random))
  switch (design) {
    case "solitaire":
    case "solitaire-six":
    case "solitaire-basket":
      return [main("round", drawSolitaireCarats(random))]
    case "solitaire-oval":
      return [main("oval", drawSolitaireCarats(random))]
    case "solitaire-emerald":
      return [main("emerald", drawSolitaireCarats(random))]
    case "solitaire-cushion":
      return [main("cushion", drawSolitaireCarats(random))]
    case "solitaire-princess":
      return [main("princess", drawSolitaireCarats(random))]
    case "solitaire-pear":
      return [main("pear", drawSolitaireCarats(random))]
    case "solitaire-marquise":
      return [main("marquise", drawSolitaireCarats(random))]
    case "bezel":
    case "half-bezel":
      return [main("round", drawMiddleCarats(random))]
    case "cushion-halo":
      return withHalo(main("cushion", drawMiddleCarats(random)), 20)
    case "halo":
      return withShoulders(main("round", drawMiddleCarats(random)))
    case "cluster":
      return withPetals(main("round", drawMiddleCarats(random)))
    case "three-stone":
      return withSides(main("round", drawMiddleCarats(random)), 2, 0.29)
    case "band":
    case "bevelled":
      return []
    case "studs":
      return [main("round", drawSmallCarats(random), 2)]
    case "single-stud":
      return [main("round", drawTinyCarats(random))]
    case "drops":
      return withSides(main("pear", drawDropCarats(random), 2), 2, 0.22)
    case "single-drop":
      return withSides(main("pear", drawDropCarats(random)), 1, 0.22)
    case "pendant-heart":
      return [main("heart", drawDropCarats(random))]
    case "pendant-halo":
      return withHalo(main("round", drawSmallCarats(random)), 17)
    case "halo-studs":
      return withHalo(main("round", drawSmallCarats(random), 2), 34)
    case "lariat":
      return withSides(main("pear", drawDropCarats(random)), 1, 0.3)
    case "star-brooch":
      return withRays(main("round", drawDropCarats(random)))
    case "riviera-pear":
      return withRow(main("pear", drawDropCarats(random)), 1.7 + 0.1 * random.whole(0, 6))
    case "pendant-pear":
      return [main("pear", drawDropCarats(random))]
    case "pendant-round":
    case "chain-bracelet":
      return [main("round", drawSmallCarats(random))]
    case "bar-brooch":
      return withSides(main("round", drawDropCarats(random)), 8, 0.17)
    case "eternity":
    case "riviera":
    case "station":
    case "tennis":
    case "half-eternity":
    case "hoops":
    case "single-hoop":
    case "bangle":
    case "emerald-line":
    case "branch-brooch":
    case "circle-brooch":
      return [drawRow(random, design, main)]
  }
}

const withSides = (main: Insert, quantity: number, share: number): ReadonlyArray<Insert> => [
  main,
  smallStones(main, Math.max(0.02, roundTo(main.weight * share, 2)), quantity)
]

/** Six stones around one, all smaller than the single stone that `main` would be. */
const withPetals = (main: Insert): ReadonlyArray<Insert> => {
  const middle = { ...main, weight: roundTo(0.1 + 0.12 * main.weight, 2) }
  return withSides(middle, 6, 0.79)
}

const withHalo = (main: Insert, quantity: number): ReadonlyArray<Insert> => [
  main,
  smallStones(main, main.weight > 0.6 ? 0.02 : 0.01, quantity)
]

/** Six rays of three stones of decreasing size. */
const withRays = (main: Insert): ReadonlyArray<Insert> => [
  main,
  ...[0.16, 0.08, 0.03].map((share) => smallStones(main, Math.max(0.01, roundTo(main.weight * share, 2)), 6))
]

const withRow = (main: Insert, diameter: number): ReadonlyArray<Insert> => [
  main,
  smallStones(main, caratsOf(diameter), Math.round(385 / (diameter * 1.09)))
]

const [stonesAround, stonesOnShoulders] = [18, 18]

export const haloStones = stonesAround + stonesOnShoulders

const withShoulders = (main: Insert): ReadonlyArray<Insert> => {
  const around = main.weight > 1.4 ? 0.02 : 0.01
  return around === 0.01
    ? [main, smallStones(main, 0.01, haloStones)]
    : [main, smallStones(main, around, stonesAround), smallStones(main, 0.01, stonesOnShoulders)]
}

export const smallStones = (main: Insert, weight: number, quantity: number): Insert =>
  insertOf("round", weight, quantity, companionOf(main), smallClarityOf(main))

const insertOf = (shape: Shape, weight: number, quantity: number, color: string, clarity: Clarity): Insert => ({
  type: "Бриллиант",
  quantity,
  shape,
  weight,
  color,
  colorRF: toRussianColor(color),
  clarity,
  clarityRF: russianClarities[clarity]
})

const companionOf = ({ color }: Insert): string => (color === "D" || color === "E" ? "F" : color.length === 1 ? color : "F")

const smallClarityOf = ({ clarity }: Insert): Clarity => (clarity.startsWith("VVS") ? "VS1" : clarity.startsWith("VS") ? "VS2" : "SI1")
