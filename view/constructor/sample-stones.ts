import type { AnswerByKey } from "../../core/contract/calls.ts"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import { frameSample, shortSample } from "./sample-frames.ts"

type ListedStone = typeof ListedDiamond.Type
type Sets = AnswerByKey["custom.diamonds"]["complects"]
type SetStone = Sets[number]["diamonds"][number]

const work = 5000
const setting = shortSample.price

const round = { shape: "round", isAvailableForSale: true } as const
const nameOf = (weight: number) => `Бриллиант, круг ${weight.toFixed(2).replace(".", ",")}\u00A0карата`

const stone: SetStone = {
  ...round,
  id: 1920,
  code: "3015445178",
  name: nameOf(1.02),
  weight: 1.02,
  color: "E",
  colorRf: "2",
  clarity: "IF",
  clarityRf: "1",
  cut: "EX",
  cutRf: "А",
  measurements: { length: 6.48, width: 6.5, height: 3.97 },
  price: 941200
}

const listed: ListedStone = {
  ...stone,
  polish: "EX",
  symmetry: "EX",
  fluorescence: "Faint",
  depth: 61.1,
  table: 57,
  pricePerCarat: 922700,
  cert: "GIA 0008373792"
}

const fullStone: AnswerByKey["custom.diamond"]["diamond"] = {
  ...listed,
  article: "3015445178",
  crownAngle: 34.1,
  pavilionAngle: 40.9,
  crownHeight: 14.6,
  pavilionDepth: 43.3,
  girdle: 3.2,
  brightness: "very_high",
  certUrl: "https://www.gia.edu/report-check-landing",
  hasCertificate: true,
  isCountable: false,
  uin: "0000100000001920",
  previews: [],
  diamondName: null,
  diamondMessage: null,
  meta: { title: null, description: null, h1: null, keywords: null }
}

/** Responses for sample pages of stones. */
export const stoneSample: NonNullable<AnswerByKey["custom.blank"]["stone"]> = { ...stone, isFree: true, isFit: true }

const inFrame = (diamond: ListedStone) => ({
  diamond,
  id: `2-${shortSample.id}-${diamond.id}`,
  price: setting + diamond.price + work,
  isAvailable: true
})

const stones: ReadonlyArray<ListedStone> = [
  listed,
  {
    ...listed,
    ...{ id: 354, code: "13044024", name: nameOf(1), weight: 1, measurements: { length: 6.42, width: 6.45, height: 3.96 } },
    ...{ price: 912800, polish: "VG", symmetry: "VG", fluorescence: "None", depth: 61.6, table: 62 },
    ...{ pricePerCarat: 912800, cert: "HRD 000009227822" }
  },
  {
    ...listed,
    ...{ id: 4638, code: "236969020", name: nameOf(1.05), weight: 1.05, measurements: { length: 6.48, width: 6.51, height: 4.07 } },
    ...{ color: "D", colorRf: "1", clarity: "VVS2", clarityRf: "3", price: 883900, fluorescence: "None", depth: 62.6, table: 55 },
    ...{ pricePerCarat: 841800, cert: "GIA 0008026354" }
  }
]

export const stonesSample: AnswerByKey["custom.diamonds"] = {
  items: stones.map(inFrame),
  total: 3,
  page: 1,
  pages: 1,
  complects: []
}

const firstSet: Sets[number]["diamonds"] = [
  {
    ...{ ...round, id: 165, code: "11547333", name: nameOf(0.44), weight: 0.44, color: "J", colorRf: "7", clarity: "SI1", clarityRf: "6" },
    ...{ cut: "G", cutRf: "В", measurements: { length: 4.81, width: 4.83, height: 3.11 }, price: 38100 }
  },
  {
    ...{ ...round, id: 1713, code: "23805945", name: nameOf(0.17), weight: 0.17, color: "I", colorRf: "6", clarity: "SI2", clarityRf: "7" },
    ...{ cut: "EX", cutRf: "А", measurements: { length: 3.55, width: 3.56, height: 2.21 }, price: 8200 }
  },
  {
    ...{ ...round, id: 259, code: "202291719", name: nameOf(0.18), weight: 0.18, color: "J", colorRf: "7", clarity: "SI1", clarityRf: "6" },
    ...{ cut: "G", cutRf: "В", measurements: { length: 3.62, width: 3.64, height: 2.25 }, price: 8300 }
  }
]

const secondSet: Sets[number]["diamonds"] = [
  {
    ...{ ...round, id: 5, code: "10280293", name: nameOf(0.5), weight: 0.5, color: "G", colorRf: "4", clarity: "I1", clarityRf: "8" },
    ...{ cut: "EX", cutRf: "А", measurements: { length: 5.12, width: 5.16, height: 3.12 }, price: 49700 }
  },
  {
    ...{ ...round, id: 3736, code: "39826082", name: nameOf(0.17), weight: 0.17, color: "G", colorRf: "4", clarity: "SI2", clarityRf: "7" },
    ...{ cut: "EX", cutRf: "А", measurements: { length: 3.53, width: 3.55, height: 2.21 }, price: 9200 }
  },
  {
    ...{ ...round, id: 1339, code: "210844239", name: nameOf(0.18), weight: 0.18, color: "H", colorRf: "5", clarity: "I1", clarityRf: "8" },
    ...{ cut: "EX", cutRf: "А", measurements: { length: 3.63, width: 3.65, height: 2.23 }, price: 7100 }
  }
]

export const setsSample: AnswerByKey["custom.diamonds"] = {
  items: [],
  total: 2,
  page: 1,
  pages: 1,
  complects: [
    {
      ...{ complectId: 35, code: "К-1035", weight: 0.79, id: "2-332-0-35", price: 108600, isAvailable: true },
      match: { least: 3.555, most: 4.82, colors: ["I", "J"], clarities: ["SI1", "SI2"] },
      diamonds: firstSet
    },
    {
      ...{ complectId: 3, code: "К-1003", weight: 0.85, id: "2-332-0-3", price: 120000, isAvailable: true },
      match: { least: 3.54, most: 5.14, colors: ["G", "H"], clarities: ["SI2", "I1"] },
      diamonds: secondSet
    }
  ]
}

const parts = { setting, stones: stone.price, work }
const piece = { id: `2-${shortSample.id}-${stone.id}`, price: setting + stone.price + work, isAvailable: true }

export const frameStoneSample: AnswerByKey["custom.diamond"] = { diamond: fullStone, frame: shortSample, parts, ...piece }

const {
  category,
  code,
  id: jewelryId,
  metal,
  metalColor,
  metalProbe,
  partNumber,
  previews,
  seats,
  size,
  slug,
  stonesCount,
  tagNumber,
  weight
} = shortSample

export const readySample: AnswerByKey["custom.ready"] = {
  ...piece,
  ...{ category, metal, metalColor, metalProbe, partNumber, previews, seats, size, slug, stonesCount, tagNumber, weight },
  code: `${code}/${stone.code}`,
  productCode: frameSample.code,
  name: "Кольцо «Опора» с вашим бриллиантом",
  collection: null,
  insertsCount: 1,
  insertsWeight: stone.weight,
  inserts: [{ type: "Бриллиант", quantity: 1, shape: "round", weight: 1.02, color: "E", colorRF: "2", clarity: "IF", clarityRF: "1" }],
  isAvailableforSale: true,
  isCountable: false,
  includesCount: 1,
  includesWeightSum: stone.weight,
  jewelryId,
  complectId: null,
  diamondId: stone.id,
  diamondIds: [stone.id],
  isCustomJewelryActive: true,
  parts,
  description: frameSample.description,
  engravingPlaces: [{ side: "inside", length: 25.9, letter: 1, radius: 8.2 }],
  sizes: [
    { frame: 103, size: 16.5, price: 977900, isMade: true },
    { frame: 104, size: 17, price: 978500, isMade: true }
  ],
  diamonds: [fullStone],
  arrival: null,
  alternatives: [],
  otherSets: []
}
