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
  const description = { ratio: usualRatio[stone.shape], ...usualLengths, ...stone }
  const wrong = fields.find((field) => !isWithin(description[field], limits[field]))
  if (wrong !== undefined) {
    const [least, most] = limits[wrong]
    return { _tag: "ImpossibleProportions", field: wrong, message: `${wrong}: from ${least} to ${most}, given ${description[wrong]}` }
  }
  const cut = builders[stone.shape](description)
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

const builders: Readonly<Record<Shape, (description: CompleteStoneDescription) => Cut>> = {
  round: (description) => brilliant(girdleOn(ellipse(1), "main"), brilliantOf(description)),
  oval: (description) => brilliant(girdleOn(ellipse(description.ratio), "main"), brilliantOf(description)),
  cushion: (description) => brilliant(girdleOn(superellipse(description.ratio, 2.9), "main"), brilliantOf(description)),
  pear: (description) => brilliant(girdleOn(pear(description.ratio * 2 - 1), "mid"), { ...brilliantOf(description), apex: -0.1 }),
  marquise: (description) => brilliant(girdleOn(marquise(description.ratio), "mid"), brilliantOf(description)),
  heart: (description) => brilliant(heartHalf(), { ...brilliantOf(description), apex: 0.02 }),
  princess: (description) => fanned({ length: description.ratio, corner: 0.03 }, description.table / 100, heightsOf(description)),
  radiant: (description) => fanned({ length: description.ratio, corner: 0.36 }, description.table / 100, heightsOf(description)),
  emerald: (description) => stepped({ length: description.ratio, corner: 0.3 }, description.table / 100, heightsOf(description)),
  asscher: (description) => stepped({ length: description.ratio, corner: 0.42 }, description.table / 100, heightsOf(description))
}

const brilliantOf = (description: CompleteStoneDescription): BrilliantProportions => ({
  table: description.table / 100,
  crown: description.crownAngle,
  pavilion: description.pavilionAngle,
  girdle: description.girdle / 100,
  star: description.star / 100,
  lower: description.lower / 100,
  culet: description.culet / 100
})

/** From the report's angles, for cuts other than brilliants. */
const heightsOf = (description: CompleteStoneDescription): Heights => ({
  crown: (1 - description.table / 100) * Math.tan(radians(description.crownAngle)),
  pavilion: Math.tan(radians(description.pavilionAngle)),
  girdle: description.girdle / 100
})

const hiddenKind = ({ facets, folded, girdle }: Cut): string | undefined => {
  const polygons = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])])
  const shown = new Set(facets.flatMap(({ kind }, index) => ((polygons[index] ?? []).length >= 3 ? [kind] : [])))
  return facets.find(({ kind }) => !shown.has(kind))?.kind
}
