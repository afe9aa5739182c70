import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { Shape } from "../../../core/domain/product/diamond.ts"
import type { Random } from "../random.ts"
import { caratsOf, roundTo, sizesOf } from "./design.ts"

type MakeMain = (shape: Shape, weight: number, quantity: number) => Insert

type Row =
  | "eternity"
  | "half-eternity"
  | "hoops"
  | "single-hoop"
  | "riviera"
  | "station"
  | "tennis"
  | "bangle"
  | "emerald-line"
  | "circle-brooch"
  | "branch-brooch"

/** A riviera is 385 mm long, a tennis bracelet 165 mm, with gaps of 9 % of a stone. */
export const drawRow = (random: Random, design: Row, main: MakeMain): Insert => {
  if (design === "eternity") {
    const count = 26 + 2 * random.whole(0, 3)
    return main("round", caratsOf(58 / count - 0.05), count)
  }
  if (design === "half-eternity") return main("round", caratsOf(1.7 + 0.1 * random.whole(0, 6)), 13)
  if (design === "hoops" || design === "single-hoop")
    return main("round", caratsOf(1.3 + 0.1 * random.whole(0, 5)), design === "hoops" ? 22 : 11)
  if (design === "bangle") return main("round", caratsOf(1.9 + 0.1 * random.whole(0, 6)), 17)
  if (design === "branch-brooch") return main("marquise", roundTo(0.08 + 0.02 * random.whole(0, 6), 2), 7)
  if (design === "emerald-line") return drawSteps(random, main)
  if (design === "station") return main("round", caratsOf(2.3 + 0.3 * random.whole(0, 5)), random.next() < 0.6 ? 7 : 9)
  if (design === "circle-brooch") return main("round", caratsOf(2.2 + 0.2 * random.whole(0, 5)), 18)
  const diameter = (design === "riviera" ? 2.4 : 1.7) + 0.2 * random.whole(0, 8)
  return main("round", caratsOf(diameter), Math.round((design === "riviera" ? 385 : 165) / (diameter * 1.09)))
}

/** Emerald cuts on 165 mm; gaps are 7 %. */
const drawSteps = (random: Random, main: MakeMain): Insert => {
  const weight = roundTo(0.1 + 0.02 * random.whole(0, 5), 2)
  return main("emerald", weight, Math.round(165 / (sizesOf({ shape: "emerald", weight })[1] * 1.07)))
}
