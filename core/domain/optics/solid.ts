import type { Shape } from "../product/diamond.ts"
import type { Proportions } from "../product/diamond-cut.ts"
import { brilliant, type BrilliantProportions } from "./brilliant.ts"
import { fold, type Cut } from "./cut.ts"
import { fanned } from "./fanned.ts"
import { polygonsOf, radians } from "./geometry.ts"
import { ellipse, girdleOn, heartHalf, marquise, pear, superellipse } from "./girdles.ts"
import { stepped, type Heights } from "./stepped.ts"

/** Angles in degrees; `star` and `lower` in per cent of their distance, others in per cent of the width. */
export type StoneDescription = Pick<Proportions, "table" | "crownAngle" | "pavilionAngle" | "girdle"> & {
  readonly shape: Shape
  /** Length to width, by default the shape's usual ratio; fixed for a heart. */
  readonly ratio?: number
  /** Brilliants only; the shop's reports omit them. */
  readonly star?: number
  readonly lower?: number
  /** Width of a flat culet; 0 (pointed) by default. */
  readonly culet?: number
}

export type SolidResult =
  | { readonly _tag: "Solid"; readonly cut: Cut }
  | { readonly _tag: "ImpossibleProportions"; readonly field: keyof typeof limits | "facets"; readonly message: string }

/** Returns `ImpossibleProportions` for a value out of range or without room for a facet. */
export const solidOf = (stone: StoneDescription): SolidResult => {
  const given = { ratio: usualRatio[stone.shape], ...usualLengths, ...stone }
  const wrong = fields.find((field) => !isWithin(given[field], limits[field]))
  if (wrong !== undefined) {
    const [least, most] = limits[wrong]
    return { _tag: "ImpossibleProportions", field: wrong, message: `${wrong}: from ${least} to ${most}, given ${given[wrong]}` }
  }
  const cut = builders[stone.shape](given)
  const hidden = hiddenKind(cut)
  if (hidden === undefined) return { _tag: "Solid", cut }
  return { _tag: "ImpossibleProportions", field: "facets", message: `facets of kind ${hidden} are cut away by the others` }
}

/** Middle of the range of the shop's stones. */
export const usualRatio: Readonly<Record<Shape, number>> = {
  round: 1,
  oval: 1.4,
  cushion: 1.12,
  princess: 1.02,
  emerald: 1.42,
  pear: 1.55,
  marquise: 1.95,
  radiant: 1.25,
  asscher: 1.02,
  heart: 0.99
}

/** Usual values that reports omit. GIA's charts for an excellent round allow stars of 45 to 65 %, lower halves of 70 to 85 %. */
const usualLengths = { star: 50, lower: 77, culet: 0 } as const

const limits = {
  table: [30, 85],
  crownAngle: [10, 55],
  pavilionAngle: [25, 65],
  girdle: [0.1, 20],
  ratio: [0.8, 3],
  star: [20, 90],
  lower: [20, 98],
  culet: [0, 25]
} as const

/** Typed keys of `limits`; `Object.keys` returns strings. */
const fields = ["table", "crownAngle", "pavilionAngle", "girdle", "ratio", "star", "lower", "culet"] as const satisfies ReadonlyArray<
  keyof typeof limits
>

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most

type CompleteStoneDescription = Required<Omit<StoneDescription, "shape">>

const builders: Readonly<Record<Shape, (given: CompleteStoneDescription) => Cut>> = {
  round: (given) => brilliant(girdleOn(ellipse(1), "main"), brilliantOf(given)),
  oval: (given) => brilliant(girdleOn(ellipse(given.ratio), "main"), brilliantOf(given)),
  cushion: (given) => brilliant(girdleOn(superellipse(given.ratio, 2.9), "main"), brilliantOf(given)),
  pear: (given) => brilliant(girdleOn(pear(given.ratio * 2 - 1), "mid"), { ...brilliantOf(given), apex: -0.1 }),
  marquise: (given) => brilliant(girdleOn(marquise(given.ratio), "mid"), brilliantOf(given)),
  heart: (given) => brilliant(heartHalf(), { ...brilliantOf(given), apex: 0.02 }),
  princess: (given) => fanned({ length: given.ratio, corner: 0.03 }, given.table / 100, heightsOf(given)),
  radiant: (given) => fanned({ length: given.ratio, corner: 0.36 }, given.table / 100, heightsOf(given)),
  emerald: (given) => stepped({ length: given.ratio, corner: 0.3 }, given.table / 100, heightsOf(given)),
  asscher: (given) => stepped({ length: given.ratio, corner: 0.42 }, given.table / 100, heightsOf(given))
}

const brilliantOf = (given: CompleteStoneDescription): BrilliantProportions => ({
  table: given.table / 100,
  crown: given.crownAngle,
  pavilion: given.pavilionAngle,
  girdle: given.girdle / 100,
  star: given.star / 100,
  lower: given.lower / 100,
  culet: given.culet / 100
})

/** From the report's angles, for cuts other than brilliants. */
const heightsOf = (given: CompleteStoneDescription): Heights => ({
  crown: (1 - given.table / 100) * Math.tan(radians(given.crownAngle)),
  pavilion: Math.tan(radians(given.pavilionAngle)),
  girdle: given.girdle / 100
})

const hiddenKind = ({ facets, folded, girdle }: Cut): string | undefined => {
  const polygons = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])])
  const shown = new Set(facets.flatMap(({ kind }, index) => ((polygons[index] ?? []).length >= 3 ? [kind] : [])))
  return facets.find(({ kind }) => !shown.has(kind))?.kind
}
