import type { Clarity } from "../../../core/domain/product/diamond.ts"
import { oneOf, type Random } from "../random.ts"
import { roundTo } from "./design.ts"

/** Stones warmer than J are sold loose only. */
export const drawColor = oneOf<string>([
  ["D", 6],
  ["E", 12],
  ["F", 17],
  ["G", 22],
  ["H", 19],
  ["I", 11],
  ["J", 6]
])

export const drawClarity = oneOf<Clarity>([
  ["VVS1", 5],
  ["VVS2", 10],
  ["VS1", 23],
  ["VS2", 26],
  ["SI1", 24],
  ["SI2", 10]
])

/** Clear stones only: step cuts hide no inclusions. */
export const drawPureClarity = oneOf<Clarity>([
  ["VVS1", 14],
  ["VVS2", 24],
  ["VS1", 36],
  ["VS2", 26]
])

/** Carats just above a step of the carat price. */
const drawAboveStep =
  (draw: (random: Random) => number) =>
  (random: Random): number => {
    const least = draw(random)
    return roundTo(least * (1 + 0.09 * random.next() ** 2), 2)
  }

export const drawSolitaireCarats = drawAboveStep(
  oneOf<number>([
    [0.3, 14],
    [0.4, 11],
    [0.5, 18],
    [0.7, 15],
    [0.9, 9],
    [1, 18],
    [1.5, 8],
    [2, 5],
    [3, 2]
  ])
)

export const drawMiddleCarats = drawAboveStep(
  oneOf<number>([
    [0.2, 9],
    [0.3, 22],
    [0.4, 16],
    [0.5, 20],
    [0.7, 14],
    [1, 13],
    [1.5, 4],
    [2, 2]
  ])
)

/** Carats of pears, hearts and the middle of a brooch. */
export const drawDropCarats = drawAboveStep(
  oneOf<number>([
    [0.2, 16],
    [0.3, 24],
    [0.4, 16],
    [0.5, 18],
    [0.7, 12],
    [1, 11],
    [1.5, 3]
  ])
)

export const drawSmallCarats = drawAboveStep(
  oneOf<number>([
    [0.1, 10],
    [0.15, 12],
    [0.2, 15],
    [0.3, 21],
    [0.4, 12],
    [0.5, 14],
    [0.7, 8],
    [1, 8]
  ])
)

export const drawTinyCarats = drawAboveStep(
  oneOf<number>([
    [0.05, 20],
    [0.1, 30],
    [0.15, 20],
    [0.2, 14],
    [0.3, 16]
  ])
)
