import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { MetalColor } from "../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { PieceMetal } from "./metals.ts"
import type { StoneLayout } from "./texts/stones.ts"
import type { Trait } from "./texts/pool.ts"
import type { DescribedPiece } from "./placeholders.ts"

export const traitsOf = ({ build, inserts, metals }: DescribedPiece, isOnOrder: boolean): ReadonlySet<Trait> =>
  new Set<Trait>([
    "any",
    ...(isOnOrder ? (["onOrder"] as const) : []),
    ...inserts.slice(0, 1).flatMap(stoneTraits),
    ...(inserts.reduce((sum, { quantity }) => sum + quantity, 0) > 2 ? (["manyStones"] as const) : []),
    ...metalTraits(metals),
    ...widthTraits(build.lengths["width"])
  ])

export const stoneLayoutOf = (design: PictureDesign): StoneLayout => {
  switch (design) {
    case "solitaire":
    case "solitaire-six":
    case "solitaire-basket":
    case "solitaire-oval":
    case "solitaire-emerald":
    case "solitaire-cushion":
    case "solitaire-princess":
    case "solitaire-pear":
    case "solitaire-marquise":
    case "bezel":
    case "half-bezel":
    case "band":
    case "bevelled":
    case "single-stud":
    case "single-drop":
    case "pendant-pear":
    case "pendant-round":
    case "pendant-heart":
    case "chain-bracelet":
    case "lariat":
      return "one"
    case "studs":
    case "drops":
      return "pair"
    case "halo":
    case "cluster":
    case "cushion-halo":
    case "three-stone":
    case "halo-studs":
    case "pendant-halo":
    case "riviera-pear":
    case "star-brooch":
    case "bar-brooch":
      return "centre"
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
      return "row"
  }
}

const stoneTraits = ({ clarity, color, shape, weight }: Insert): ReadonlyArray<Trait> => [
  ...(weight >= 1 ? (["large"] as const) : weight < 0.34 ? (["small"] as const) : []),
  ...(shape === "round" ? [] : (["otherShape"] as const)),
  color.length > 1 ? "fancyColor" : color <= "F" ? "colourless" : color <= "H" ? "nearColourless" : "tinted",
  clarity.startsWith("VVS") ? "pure" : clarity.startsWith("VS") ? "clean" : "included"
]

const metalTraits = (metals: ReadonlyArray<PieceMetal>): ReadonlyArray<Trait> => {
  const golds = metals.filter(({ metal }) => metal === "gold")
  const colors = new Set(golds.map(({ metalColor }) => metalColor))
  const [first, ...others] = metals
  if (first !== undefined && others.length === 0) return ["oneMetal", ...onlyTraits[first.metalColor], probeTrait(golds)]
  return [
    "severalMetals",
    ...[...colors].map((color) => amongTraits[color]),
    ...(golds.length < metals.length ? (["amongPlatinum"] as const) : [probeTrait(golds)]),
    ...(colors.size > 1 && colors.has("white") ? (["whiteAndColored"] as const) : [])
  ]
}

const probeTrait = ([gold]: ReadonlyArray<PieceMetal>): Trait => (gold?.metalProbe === 750 ? "gold750" : "gold585")

/** Platinum is never the only metal. */
const onlyTraits: Readonly<Record<MetalColor, ReadonlyArray<Trait>>> = {
  white: ["whiteGold", "onlyWhite"],
  rose: ["roseGold", "onlyRose"],
  yellow: ["yellowGold", "onlyYellow"]
}

const amongTraits = { white: "amongWhiteGold", rose: "amongRoseGold", yellow: "amongYellowGold" } as const

const widthTraits = (width: number | undefined): ReadonlyArray<Trait> => {
  if (width === undefined) return []
  return width >= 4 ? ["wide"] : width <= 2.5 ? ["narrow"] : []
}
