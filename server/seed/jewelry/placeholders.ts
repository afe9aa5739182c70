import type { Insert } from "../../../core/domain/product/jewelry-schema.ts"
import type { Category } from "../../../core/domain/product/jewelry.ts"
import type { PictureDesign } from "../../../core/domain/product/jewelry-picture.ts"
import type { Shank } from "../../../core/domain/product/scaled-picture.ts"
import { formatCarats, formatTenths, formatWorkshopSize, nbsp } from "../../../core/domain/text/numbers.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import type { Build } from "./build.ts"
import { sizesOf } from "./design.ts"
import type { Make } from "./makes.ts"
import { chainLength } from "./measures.ts"
import { describeMetal, describeMetals, type PieceMetal } from "./metals.ts"

/** By placeholder (fill.ts). */
export type Placeholders = Readonly<Record<string, string>>

/** Gender or number: кольцо, подвеска, браслет, серьги. */
export type Kind = "neuter" | "feminine" | "masculine" | "plural"

export const kindOf: { readonly [C in Category]: Kind } = {
  "pomolvochnoe-kolco": "neuter",
  kolco: "neuter",
  "obruchalnoe-kolco": "neuter",
  sergi: "plural",
  "odinochnye-sergi": "feminine",
  podveska: "feminine",
  kole: "neuter",
  braslet: "masculine",
  brosh: "feminine"
}

export const nouns: { readonly [C in Category]: string } = {
  "pomolvochnoe-kolco": "Помолвочное кольцо",
  kolco: "Кольцо",
  "obruchalnoe-kolco": "Обручальное кольцо",
  sergi: "Серьги",
  "odinochnye-sergi": "Серьга",
  podveska: "Подвеска",
  kole: "Колье",
  braslet: "Браслет",
  brosh: "Брошь"
}

export type DescribedPiece = {
  readonly category: Category
  readonly design: PictureDesign
  readonly shank: Shank | undefined
  readonly make: Make
  /** White gold on a shank of another colour. */
  readonly hasWhiteHead: boolean
  readonly inserts: ReadonlyArray<Insert>
  readonly metals: ReadonlyArray<PieceMetal>
  readonly build: Build
  readonly sizes: ReadonlyArray<number | null>
  /** Grams of the first variant. */
  readonly grams: number
}

export const placeholdersOf = ({ build, category, grams, inserts, metals, sizes }: DescribedPiece): Placeholders => {
  const count = inserts.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = inserts.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0)
  return {
    ...cases[category],
    ...Object.fromEntries(Object.entries(build.lengths).map(([mark, length]) => [mark, formatWorkshopSize(length)])),
    ...stonePlaceholders(inserts),
    count: smallCounts[count] ?? formatCount(count, ["бриллиант", "бриллианта", "бриллиантов"]),
    countOf: formatCount(count, ["бриллианта", "бриллиантов", "бриллиантов"]),
    countTimes: count === 7 ? "семь раз" : "девять раз",
    total: formatCarats(total),
    grams: `${grams < 10 ? formatTenths(grams) : Math.round(grams)}${nbsp}г`,
    chain: chainLength,
    ...sizePlaceholders(category, sizes),
    metal: metals.map(describeMetal)[0] ?? "",
    metals: describeMetals(metals)
  }
}

/** «от 15,5 до 18» for rings, «40, 42 и 45 см» for lengths. */
const sizePlaceholders = (category: Category, sizes: ReadonlyArray<number | null>): Placeholders => {
  const [first = "", ...others] = sizes.flatMap((size) => (size === null ? [] : formatTenths(size)))
  const last = others.at(-1)
  if (last === undefined) return {}
  if (category === "kole" || category === "braslet") return { sizes: `${[first, ...others.slice(0, -1)].join(", ")} и ${last}${nbsp}см` }
  return { sizes: `от ${first} до ${last}` }
}

const stonePlaceholders = ([main, side]: ReadonlyArray<Insert>): Placeholders => {
  if (main === undefined) return {}
  const [long, across] = sizesOf(main)
  return {
    carats: formatCarats(main.weight),
    size: main.shape === "round" ? formatWorkshopSize(across) : `${formatTenths(long)}${nbsp}×${nbsp}${formatWorkshopSize(across)}`,
    color: main.color.length === 1 ? main.color : main.colorRF,
    colorRF: main.colorRF,
    clarity: main.clarity,
    clarityRF: main.clarityRF,
    ...(side === undefined ? {} : { sideCarats: formatCarats(side.weight), topCarats: formatCarats(side.weight) })
  }
}

const smallCounts: Readonly<Record<number, string>> = { 7: "семь бриллиантов", 9: "девять бриллиантов" }

const ring = { piece: "кольцо", pieceAcc: "кольцо", this: "это кольцо", thisAcc: "это кольцо", of: "этого кольца" }
const cases: { readonly [C in Category]: Placeholders } = {
  "pomolvochnoe-kolco": ring,
  kolco: ring,
  "obruchalnoe-kolco": ring,
  sergi: { piece: "серьги", pieceAcc: "серьги", this: "эти серьги", thisAcc: "эти серьги", of: "этих серёг" },
  "odinochnye-sergi": { piece: "серьга", pieceAcc: "серьгу", this: "эта серьга", thisAcc: "эту серьгу", of: "этой серьги" },
  podveska: { piece: "подвеска", pieceAcc: "подвеску", this: "эта подвеска", thisAcc: "эту подвеску", of: "этой подвески" },
  kole: { piece: "колье", pieceAcc: "колье", this: "это колье", thisAcc: "это колье", of: "этого колье" },
  braslet: { piece: "браслет", pieceAcc: "браслет", this: "этот браслет", thisAcc: "этот браслет", of: "этого браслета" },
  brosh: { piece: "брошь", pieceAcc: "брошь", this: "эта брошь", thisAcc: "эту брошь", of: "этой броши" }
}
