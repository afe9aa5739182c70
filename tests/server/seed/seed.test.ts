import fc from "fast-check"
import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import { clarities, colors, finishes, fluorescences, pricePerCarat, shapes } from "../../../core/domain/product/diamond.ts"
import { closeProfile, gradeCut } from "../../../core/domain/product/diamond-cut.ts"
import { isGraded, russianClarities, russianFinishes, toRussianColor } from "../../../core/domain/product/diamond-grades.ts"
import { findFancyColor, hues, intensities, nameFancyColor } from "../../../core/domain/product/fancy-color.ts"
import { estimateCarats } from "../../../server/seed/measurements.ts"
import { priceDiamond } from "../../../server/seed/pricing.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"

const stones = diamonds(6000)
const shareOf = (holds: (stone: SeedDiamond) => boolean) => stones.filter(holds).length / stones.length

describe("a seeded stone", () => {
  test("is the same on every machine", () => {
    expect(diamonds(6000)).toEqual(stones)
    expect(
      createHash("sha256")
        .update(JSON.stringify(diamonds(500)))
        .digest("hex")
    ).toBe("30655c5b2c0d4ec98345a60d06f1cbe7a973bbfad02ecc809062ce3579bebb66")
    expect(diamonds(500, 58)).not.toEqual(diamonds(500))
    expect(diamonds(0)).toEqual([])
  })

  test("has a unique article of 8 to 10 digits", () => {
    expect(new Set(stones.map(({ code }) => code)).size).toBe(stones.length)
    expect(stones.filter(({ code, article }) => code !== article || !/^\d{8,10}$/.test(code))).toEqual([])
    expect(new Set(stones.map(({ code }) => code.length))).toEqual(new Set([8, 9, 10]))
  })

  test("has sizes that match its weight to 2 %", () => {
    for (const { shape, weight, measurements } of stones) {
      expect(Math.abs(estimateCarats(shape, measurements) / weight - 1)).toBeLessThan(0.02)
    }
  })

  test("has a consistent profile, and a height equal to its depth", () => {
    for (const stone of stones) {
      const { table, crownAngle, pavilionAngle, girdle, crownHeight, pavilionDepth, depth, measurements, shape } = stone
      expect(closeProfile({ table, crownAngle, pavilionAngle, girdle })).toMatchObject({ crownHeight, pavilionDepth, depth })
      const width = shape === "round" ? (measurements.length + measurements.width) / 2 : measurements.width
      expect(Math.abs((measurements.height / width) * 100 - depth)).toBeLessThan(0.4)
      expect(Math.min(girdle, crownHeight, pavilionDepth)).toBeGreaterThan(0)
    }
  })

  test("has a cut grade if it is round, derived from its proportions and finish", () => {
    for (const stone of stones) {
      expect(stone.cut).toBe(stone.shape === "round" ? gradeCut(stone, stone.polish, stone.symmetry) : null)
      expect(stone.cutRf).toBe(stone.cut === null ? null : russianFinishes[stone.cut])
    }
  })

  test("has the Russian grades of its laboratory grades", () => {
    for (const { color, colorRf, clarity, clarityRf } of stones) {
      expect([colorRf, clarityRf]).toEqual([toRussianColor(color), russianClarities[clarity]])
      expect(isGraded(color) || findFancyColor(color) !== undefined).toBe(true)
    }
  })

  test("costs from 7 000 to 7 000 000 roubles, a whole number of hundreds", () => {
    expect(stones.filter(({ price }) => price < 7000 || price > 7_000_000 || price % 100 !== 0)).toEqual([])
    expect(stones.filter((stone) => stone.price !== priceDiamond(stone))).toEqual([])
    expect(stones.filter((stone) => stone.pricePerCarat !== pricePerCarat(stone.price, stone.weight))).toEqual([])
  })

  test("has a report from 0.30 carat on, with a number that no laboratory issues", () => {
    const forms = [/^GIA 000\d{7}$/, /^IGI 00\d{7}$/, /^HRD 00000\d{7}$/, /^МГУ 00-\d{7}$/]
    for (const { cert, hasCertificate, weight } of stones) {
      expect(hasCertificate).toBe(cert !== null)
      if (cert === null) expect(weight).toBeLessThan(0.3)
      else expect(forms.filter((form) => form.test(cert))).toHaveLength(1)
    }
  })

  test("has a date in the order of the ids, the last on a fixed day", () => {
    expect(stones.map(({ id }) => id)).toEqual(stones.map((_, index) => index + 1))
    expect(stones.map(({ addedAt }) => addedAt)).toEqual(stones.map(({ addedAt }) => addedAt).toSorted())
    expect(stones.at(-1)?.addedAt).toBe("2026-11-20T06:00:00.000Z")
    expect(new Set(stones.map(({ packageNumber }) => packageNumber)).size).toBe(stones.length)
  })
})

describe("the stock", () => {
  test("is half round, 3 % fancy and 2 % sold, as the trade's is", () => {
    expect(shareOf(({ shape }) => shape === "round")).toBeCloseTo(0.515, 1)
    expect(Math.abs(shareOf(({ color }) => !isGraded(color)) - 0.03)).toBeLessThan(0.007)
    expect(Math.abs(shareOf(({ isAvailableForSale }) => !isAvailableForSale) - 0.02)).toBeLessThan(0.006)
    for (const shape of shapes) expect(shareOf((stone) => stone.shape === shape)).toBeGreaterThan(0.01)
  })

  test("clusters just above the magic weights", () => {
    for (const magic of [0.3, 0.5, 0.7, 1, 1.5, 2]) {
      const over = shareOf(({ weight }) => weight >= magic && weight < magic * 1.06)
      const under = shareOf(({ weight }) => weight < magic && weight >= magic * 0.94)
      expect(over).toBeGreaterThan(under * 2)
    }
  })

  test("puts one fine stone of each shape on the home page", () => {
    const featured = stones.filter(({ featuredRank }) => featuredRank !== null)
    expect(featured.map(({ shape }) => shape).toSorted()).toEqual(shapes.toSorted())
    expect(new Set(featured.map(({ featuredRank }) => featuredRank)).size).toBe(shapes.length)
    expect(featured.filter(({ isAvailableForSale, cert }) => !isAvailableForSale || cert === null)).toEqual([])
  })
})

describe("priceDiamond", () => {
  const fancy = intensities.flatMap((intensity) => hues.map((hue) => nameFancyColor({ intensity, hue })))
  const weight = fc.integer({ min: 10, max: 1100 }).map((points) => points / 100)
  const stone = fc.record({
    weight,
    shape: fc.constantFrom(...shapes),
    color: fc.constantFrom(...colors, ...fancy),
    clarity: fc.constantFrom(...clarities),
    cut: fc.constantFrom(null, ...finishes),
    polish: fc.constantFrom(...finishes),
    symmetry: fc.constantFrom(...finishes),
    fluorescence: fc.constantFrom(...fluorescences)
  })

  const fancyOf = (hue: (typeof hues)[number]) => intensities.map((intensity) => nameFancyColor({ intensity, hue })).toReversed()
  const scales = [
    ["color", "colour", colors],
    ["clarity", "clarity", clarities],
    ["cut", "cut", finishes],
    ["polish", "polish", finishes],
    ["symmetry", "symmetry", finishes],
    ["fluorescence", "fluorescence", fluorescences],
    ...hues.map((hue) => ["color", `fancy ${hue.toLowerCase()}`, fancyOf(hue)] as const)
  ] as const

  test.each(scales)("is never lower for a better %s (%s), all else equal", (key, _, scale) => {
    const step = fc.integer({ min: 0, max: scale.length - 2 })
    fc.assert(
      fc.property(stone, step, (any, at) => {
        const priceOf = (grade: string | undefined) => priceDiamond({ ...any, [key]: grade })
        expect(priceOf(scale[at])).toBeGreaterThanOrEqual(priceOf(scale[at + 1]))
      }),
      { numRuns: 300 }
    )
  })

  test("is never lower for a heavier stone, in total or per carat", () => {
    fc.assert(
      fc.property(stone, weight, weight, (any, one, other) => {
        const [light, heavy] = one < other ? [one, other] : [other, one]
        const [less, more] = [priceDiamond({ ...any, weight: light }), priceDiamond({ ...any, weight: heavy })]
        expect(more).toBeGreaterThanOrEqual(less)
        // Both prices are rounded to a hundred.
        expect((more + 50) / heavy).toBeGreaterThanOrEqual((less - 50) / light)
      }),
      { numRuns: 1000 }
    )
  })

  test("steps up at a magic weight", () => {
    const priceOf = (carats: number) =>
      priceDiamond({
        weight: carats,
        shape: "round",
        color: "G",
        clarity: "VS2",
        cut: "EX",
        polish: "EX",
        symmetry: "EX",
        fluorescence: "None"
      })
    expect([0.99, 1, 1.49, 1.5].map(priceOf)).toEqual([434_400, 560_000, 848_800, 1_143_000])
  })
})
