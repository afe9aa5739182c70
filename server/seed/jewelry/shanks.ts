import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { type Frequencies, oneOf, type Random } from "../random.ts"
import type { Build } from "./build.ts"
import { smallStones } from "./inserts.ts"

/** Shank of a ring whose head fits several kinds; `undefined` for other designs. */
export const drawShank = (random: Random, design: PictureDesign): Shank | undefined => draws[design]?.(random)

const ofSolitaires: Frequencies<Shank> = [
  ["plain", 38],
  ["tapered", 12],
  ["flat", 8],
  ["knife", 12],
  ["twist", 9],
  ["split", 8],
  ["pave", 13]
]
const drawForSolitaire = oneOf(ofSolitaires)

/** Side baskets cover the shoulders, so only shanks without a pattern there fit three stones. */
const draws: { readonly [D in PictureDesign]?: (random: Random) => Shank } = {
  solitaire: drawForSolitaire,
  "solitaire-oval": drawForSolitaire,
  "solitaire-emerald": drawForSolitaire,
  "solitaire-cushion": drawForSolitaire,
  "solitaire-princess": drawForSolitaire,
  "solitaire-pear": drawForSolitaire,
  "solitaire-marquise": drawForSolitaire,
  "three-stone": oneOf<Shank>([
    ["plain", 60],
    ["tapered", 20],
    ["knife", 20]
  ]),
  bezel: oneOf<Shank>([
    ["plain", 44],
    ["flat", 18],
    ["knife", 14],
    ["twist", 12],
    ["pave", 12]
  ])
}

/** «витая», as the page names it; `null` for pieces without a shank. A halo's shank always has small stones. */
export const nameShank = (design: PictureDesign, shank: Shank | undefined): string | null => {
  const known = design === "halo" ? "pave" : shank
  return known === undefined ? null : shankNames[known]
}

export const shankNames: Readonly<Record<Shank, string>> = {
  plain: "полукруглая",
  tapered: "сужается к камню",
  flat: "плоская",
  knife: "с ребром",
  twist: "витая",
  split: "раздвоена у камня",
  pave: "с дорожками бриллиантов"
}

/** Roubles for work beyond a plain shank. */
export const shankWork: Readonly<Record<Shank, number>> = {
  plain: 0,
  tapered: 600,
  flat: 400,
  knife: 1_200,
  twist: 3_500,
  split: 3_000,
  pave: 7_500
}

/** Adds the small stones of a pave shank. */
export const withShankStones = (inserts: ReadonlyArray<Insert>, shank: Shank | undefined): ReadonlyArray<Insert> => {
  const [main] = inserts
  return shank === "pave" && main !== undefined ? [...inserts, smallStones(main, 0.01, 18)] : inserts
}

/** Lengths as drawn by tools/pictures/shaders/shanks; only a plain and a tapered shank narrow towards the stone. */
export const onShank = ({ lengths: { narrow, ...lengths }, volume }: Build, shank: Shank | undefined): Build => {
  const width = lengths["width"] ?? 0
  switch (shank) {
    case "tapered":
      return { lengths: { ...lengths, width: width + 0.7, narrow: width - 0.6 }, volume: (size) => volume(size) * 1.08 }
    case "flat":
    case "knife":
      return { lengths: { ...lengths, width: width + 0.2 }, volume: (size) => volume(size) * 1.06 }
    case "twist":
      return { lengths: { ...lengths, width: width + 0.2 }, volume: (size) => volume(size) * 0.92 }
    case "split":
      return { lengths: { ...lengths, shoulders: width + 1 }, volume: (size) => volume(size) * 1.05 }
    case "pave":
    case "plain":
    case undefined:
      return { lengths: { ...lengths, ...(narrow === undefined ? {} : { narrow }) }, volume }
  }
}

/** Patterns of general texts that are untrue of a shank. */
export const untrueOnShank: { readonly [S in Shank]?: RegExp } = {
  tapered: /узкой шинке|тонк\S+ шинк|полукругл/i,
  flat: /узкой шинке|полукругл|сужа|становится уже|круглой шинке/i,
  knife: /полукругл|гладк\S+ шинк|шинк\S+ гладк|только гладкий|сужа|становится уже|круглой шинке/i,
  twist: /полукругл|гладк|ничего нет|без добавлений|гравиров|имя или дата|для даты|сужа|становится уже|круглой шинке|простой/i,
  split: /полукругл|ничего нет|без добавлений|узкой шинке|тонк\S+ шинк|сужа|становится уже|круглой шинке|простой|конусом/i,
  pave: /полукругл|гладк|больше нет|больше ничего|ничего больше|без добавлений|убрали|остальное тишина|оди?н\S* кам|одного бриллианта|один круглый|не металл вокруг|металла ровно|двух чисел|сужа|становится уже|над ним ничего|простой|прост/i
}
