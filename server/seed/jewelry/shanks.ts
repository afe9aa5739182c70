import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { type Frequencies, oneOf, type Random } from "../random.ts"
import type { Build } from "./build.ts"
import { smallStones } from "./inserts.ts"

/** `undefined` for designs without a choice of shanks. */
export const drawShank = (random: Random, design: PictureDesign): Shank | undefined => draws[design]?.(random)

const ofSolitaires: Frequencies<Shank> = [
  ["cathedral", 10],
  ["plain", 14],
  ["euro", 6],
  ["hammered", 6],
  ["double", 6],
  ["tapered", 8],
  ["flat", 5],
  ["milgrain", 5],
  ["knife", 10],
  ["twist", 6],
  ["wave", 6],
  ["split", 6],
  ["pave", 7],
  ["channel", 5]
]
const drawForSolitaire = oneOf(ofSolitaires)

/** Side baskets cover the shoulders, so only shanks without a pattern there fit three stones. A bezel is too low for arches. */
const draws: { readonly [D in PictureDesign]?: (random: Random) => Shank } = {
  solitaire: drawForSolitaire,
  "solitaire-oval": drawForSolitaire,
  "solitaire-emerald": drawForSolitaire,
  "solitaire-cushion": drawForSolitaire,
  "solitaire-princess": drawForSolitaire,
  "solitaire-pear": drawForSolitaire,
  "solitaire-marquise": drawForSolitaire,
  "three-stone": oneOf<Shank>([
    ["plain", 36],
    ["euro", 14],
    ["hammered", 10],
    ["tapered", 20],
    ["knife", 20]
  ]),
  bezel: oneOf<Shank>([
    ["plain", 20],
    ["euro", 8],
    ["hammered", 8],
    ["double", 8],
    ["flat", 9],
    ["milgrain", 9],
    ["knife", 10],
    ["wave", 8],
    ["twist", 8],
    ["pave", 6],
    ["channel", 6]
  ])
}

/** «витая», as the page names it; `null` for pieces without a shank. A halo's shank always has small stones. */
export const nameShank = (design: PictureDesign, shank: Shank | undefined): string | null => {
  const namedShank = design === "halo" ? "pave" : shank
  return namedShank === undefined ? null : shankNames[namedShank]
}

export const shankNames: Readonly<Record<Shank, string>> = {
  plain: "полукруглая",
  tapered: "сужается к камню",
  flat: "плоская",
  knife: "с ребром",
  twist: "витая",
  split: "раздвоена у камня",
  pave: "с дорожками бриллиантов",
  cathedral: "с арками у камня",
  channel: "с бриллиантами в канале",
  milgrain: "с зернью по краям",
  hammered: "кованая",
  double: "двойная",
  euro: "с прямым низом",
  wave: "волнистая"
}

/** Roubles for work beyond a plain shank. */
export const shankWork: Readonly<Record<Shank, number>> = {
  plain: 0,
  tapered: 600,
  flat: 400,
  knife: 1_200,
  twist: 3_500,
  split: 3_000,
  pave: 7_500,
  cathedral: 2_800,
  channel: 8_500,
  milgrain: 2_400,
  hammered: 1_800,
  double: 3_200,
  euro: 1_600,
  wave: 2_200
}

/** Nine small stones down each shoulder. */
export const hasShankStones = (shank: Shank | undefined): boolean => shank === "pave" || shank === "channel"

export const withShankStones = (inserts: ReadonlyArray<Insert>, shank: Shank | undefined): ReadonlyArray<Insert> => {
  const [main] = inserts
  return hasShankStones(shank) && main !== undefined ? [...inserts, smallStones(main, 0.01, 18)] : inserts
}

/** Lengths as drawn by tools/pictures/shaders/shanks; only plain, tapered and cathedral shanks narrow towards the stone. */
export const onShank = ({ lengths: { narrow, ...lengths }, volume }: Build, shank: Shank | undefined): Build => {
  const width = lengths["width"] ?? 0
  switch (shank) {
    case "tapered":
      return { lengths: { ...lengths, width: width + 0.7, narrow: width - 0.6 }, volume: (size) => volume(size) * 1.08 }
    case "flat":
    case "knife":
      return { lengths: { ...lengths, width: width + 0.2 }, volume: (size) => volume(size) * 1.06 }
    case "channel":
    case "milgrain":
      return { lengths: { ...lengths, width: width + 0.2 }, volume: (size) => volume(size) * 1.02 }
    case "hammered":
      return { lengths: { ...lengths, width: width + 0.3 }, volume: (size) => volume(size) * 1.1 }
    case "double":
      return { lengths: { ...lengths, width: width + 0.8 }, volume: (size) => volume(size) * 0.98 }
    case "euro":
      return { lengths, volume: (size) => volume(size) * 1.2 }
    case "wave":
      return { lengths, volume: (size) => volume(size) * 0.84 }
    case "cathedral":
      return { lengths: { ...lengths, ...(narrow === undefined ? {} : { narrow }) }, volume: (size) => volume(size) * 1.12 }
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
  pave: /полукругл|гладк|больше нет|больше ничего|ничего больше|без добавлений|убрали|остальное тишина|оди?н\S* кам|одного бриллианта|один круглый|не металл вокруг|металла ровно|двух чисел|сужа|становится уже|над ним ничего|простой|прост/i,
  cathedral: /ничего нет|без добавлений|больше ничего|ничего больше|больше нет|двух чисел|простой|над ним ничего/i,
  channel:
    /полукругл|гладк|больше нет|больше ничего|ничего больше|без добавлений|убрали|остальное тишина|оди?н\S* кам|одного бриллианта|один круглый|не металл вокруг|металла ровно|двух чисел|сужа|становится уже|над ним ничего|прост|узкой шинке|тонк\S+ шинк|круглой шинке/i,
  milgrain:
    /полукругл|гладк|ничего нет|больше нет|больше ничего|ничего больше|без добавлений|двух чисел|сужа|становится уже|простой|узкой шинке|тонк\S+ шинк|круглой шинке/i,
  hammered:
    /полукругл|гладк|ничего нет|больше нет|больше ничего|ничего больше|без добавлений|двух чисел|сужа|становится уже|простой|узкой шинке|тонк\S+ шинк|полиров|зеркал|одной полосой|одной длинной/i,
  double:
    /полукругл|гладк|ничего нет|без добавлений|гравиров|имя или дата|для даты|двух чисел|сужа|становится уже|простой|узкой шинке|тонк\S+ шинк|круглой шинке/i,
  euro: /полукругл|круглой шинке|узкой шинке|тонк\S+ шинк|сужа|становится|простой|двух чисел|без добавлений/i,
  wave: /полукругл|прямой шинк|прямых линий|параллельн|гладк|ничего нет|без добавлений|двух чисел|сужа|становится|простой|круглой шинке|гравиров|имя или дата|для даты/i
}
