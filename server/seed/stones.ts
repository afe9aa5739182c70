import { type Finish, pricePerCarat } from "../../core/domain/product/diamond.ts"
import { gradeCut } from "../../core/domain/product/diamond-cut.ts"
import { russianClarities, russianFinishes, toRussianColor } from "../../core/domain/product/diamond-grades.ts"
import { nameDiamond } from "../../core/domain/product/diamond-names.ts"
import { nameFancyColor } from "../../core/domain/product/fancy-color.ts"
import { chooseFeatured } from "./featured.ts"
import {
  drawClarity,
  drawColor,
  drawFancyHue,
  drawFancyShape,
  drawFluorescence,
  drawFinish,
  drawIntensity,
  drawMake,
  drawShape,
  drawWeight
} from "./frequencies.ts"
import { drawMeasurements, drawProportions } from "./measurements.ts"
import { priceDiamond, priceRange } from "./pricing.ts"
import { makeRandom, type Random } from "./random.ts"
import { drawReport, reportPage } from "./reports.ts"
import { sampleIdentification } from "./sample-identification.ts"
import type { SeedDiamond } from "./seed-diamond.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"

/** Same rows on every machine, oldest first; the last delivery is on a fixed day. Ids grow with dates. */
export const diamonds = (count: number, seed: number = drawingSeed): ReadonlyArray<SeedDiamond> => {
  const random = makeRandom(seed)
  const stones = Array.from({ length: count }, (_, index) => drawDiamond(random, index, count))
  const ranks = chooseFeatured(stones)
  return stones.map((stone) => ({ ...stone, featuredRank: ranks.get(stone.id) ?? null }))
}

const drawingSeed = 57
const fancyShare = 0.03
const soldShare = 0.02
const lastDelivery = Date.UTC(2026, 10, 20, 6)
const historyMs = 540 * dayMs
const stonesPerDelivery = 40

const drawDiamond = (random: Random, index: number, count: number): SeedDiamond => {
  const graded = random.next() < fancyShare ? drawInRange(random, drawFancy) : drawInRange(random, drawColorless)
  const { proportions, ...grades } = graded
  const article = articleOf(index)
  const cert = drawReport(random, grades.weight)
  return {
    id: index + 1,
    code: article,
    article,
    name: nameDiamond(grades.shape, grades.weight),
    ...grades,
    ...proportions,
    colorRf: toRussianColor(grades.color),
    clarityRf: russianClarities[grades.clarity],
    cutRf: grades.cut === null ? null : russianFinishes[grades.cut],
    measurements: drawMeasurements(random, grades.shape, grades.weight, proportions.depth),
    pricePerCarat: pricePerCarat(grades.price, grades.weight),
    cert,
    certUrl: reportPage(cert),
    hasCertificate: cert !== null,
    uin: sampleIdentification(1, index + 1),
    isAvailableForSale: random.next() >= soldShare,
    ...deliveryOf(index, count),
    ...emptyFields
  }
}

const emptyFields = {
  isCountable: false,
  previews: [],
  diamondName: null,
  diamondMessage: null,
  meta: { title: null, description: null, h1: null, keywords: null },
  featuredRank: null
} as const

const drawColorless = (random: Random) => {
  const weight = drawWeight(random)
  return { weight, shape: drawShape(random, weight), drawColor }
}

const drawFancy = (random: Random) => ({
  weight: drawWeight(random),
  shape: drawFancyShape(random),
  drawColor: (draws: Random) => {
    const hue = drawFancyHue(draws)
    return nameFancyColor({ hue, intensity: drawIntensity(draws, hue) })
  }
})

/** Draws grades until the price is in the shop's range, so stones of rare colours are small, and large pure stones few. */
const drawInRange = (random: Random, drawStone: typeof drawColorless) => {
  for (;;) {
    const stone = drawStone(random)
    for (let attempt = 0; attempt < 60; attempt++) {
      const graded = drawGrades(random, stone)
      if (graded.price >= priceRange.least && graded.price <= priceRange.most) return graded
    }
  }
}

const drawGrades = (random: Random, { shape, weight, drawColor: draw }: ReturnType<typeof drawColorless>) => {
  const make = drawMake(random)
  const proportions = drawProportions(random, shape, make)
  const polish = drawFinish(random, make)
  const symmetry = drawFinish(random, make)
  const cut: Finish | null = shape === "round" ? gradeCut(proportions, polish, symmetry) : null
  const color = draw(random)
  const stone = { shape, weight, color, clarity: drawClarity(random), cut, polish, symmetry, fluorescence: drawFluorescence(random) }
  return { ...stone, proportions, price: priceDiamond(stone) }
}

/** 8, 9 or 10 digits, as from three suppliers; a prime step keeps numbers unique up to ninety million stones. */
const articleOf = (index: number): string => {
  const supplier = index % 10
  const serial = (index * 7919 + 248_617) % 89_999_999
  if (supplier < 7) return String(10_000_000 + serial)
  return supplier < 9 ? String(200_000_000 + serial) : String(3_000_000_000 + serial)
}

const deliveryOf = (index: number, count: number) => {
  const deliveries = Math.ceil(count / stonesPerDelivery)
  const delivery = Math.floor(index / stonesPerDelivery)
  const age = (deliveries - 1 - delivery) * Math.floor(historyMs / Math.max(1, deliveries) / 60_000) * 60_000
  return {
    addedAt: new Date(lastDelivery - age).toISOString(),
    packageNumber: `П-${String(delivery + 1).padStart(4, "0")}-${String((index % stonesPerDelivery) + 1).padStart(2, "0")}`
  }
}
