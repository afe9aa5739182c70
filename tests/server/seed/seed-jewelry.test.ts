import { createHash } from "node:crypto"
import { describe, expect, test } from "vitest"
import { categories, categoryNames, collections } from "../../../core/domain/product/jewelry.ts"
import { jewelry, type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { pieces, count, repeated } from "../../support/samples/seed-jewelry.ts"

const skus = pieces.flatMap((piece) => piece.skus)

describe("the seeded jewelry", () => {
  test("is the same on every machine", () => {
    expect(jewelry()).toEqual(pieces)
    expect(createHash("sha256").update(JSON.stringify(pieces)).digest("hex")).toMatchInlineSnapshot(
      `"c689ded129fd6ed267b806cd91c5779534abc4d718a93b1d3fbe60fb9f18ae2f"`
    )
  })

  test("fills nine categories in realistic proportions", () => {
    const counts = count(pieces.map(({ category }) => category.code))
    const least = { kolco: 150, "pomolvochnoe-kolco": 125, "obruchalnoe-kolco": 65, sergi: 120, "odinochnye-sergi": 35, podveska: 70 }
    for (const [category, number] of Object.entries({ ...least, kole: 30, braslet: 34, brosh: 20 })) {
      expect(counts.get(category), category).toBeGreaterThanOrEqual(number)
    }
    expect(pieces.length).toBeGreaterThanOrEqual(640)
    expect([...counts.keys()].toSorted()).toEqual(categories.toSorted())
    expect(pieces.filter(({ category }) => category.name !== categoryNames[category.code])).toEqual([])
  })

  test("has collections of 40 to 70 pieces over several categories, half of all pieces in them", () => {
    for (const collection of collections) {
      const own = pieces.filter((piece) => piece.collection?.code === collection)
      expect(own.length, collection).toBeGreaterThanOrEqual(40)
      expect(own.length, collection).toBeLessThanOrEqual(70)
      expect(new Set(own.map(({ category }) => category.code)).size, collection).toBeGreaterThanOrEqual(6)
    }
    const share = pieces.filter(({ collection }) => collection !== null).length / pieces.length
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.6)
  })

  test("gives every piece and every variant a unique number", () => {
    expect(pieces.map(({ id }) => id)).toEqual(pieces.map((_, index) => index + 1))
    expect(pieces.filter(({ productCode }) => !/^02\d{5}$/.test(productCode))).toEqual([])
    expect(repeated(pieces.map(({ productCode }) => productCode))).toEqual([])
    expect(repeated(skus.map(({ id }) => String(id)))).toEqual([])
    expect(repeated(skus.map(({ code }) => code))).toEqual([])
    expect(repeated(skus.map(({ tagNumber }) => tagNumber))).toEqual([])
    expect(skus.filter(({ tagNumber }) => !/^0-\d{3}-\d{4}$/.test(tagNumber))).toEqual([])
  })

  test("uses a name once in a category, and shares it only within one collection", () => {
    expect(repeated(pieces.map(({ name }) => name))).toEqual([])
    const homes = new Map<string, Set<string>>()
    for (const { collection, name } of pieces) {
      const bare = /«.+»/.exec(name)?.[0] ?? ""
      homes.set(bare, (homes.get(bare) ?? new Set()).add(collection?.code ?? "none"))
    }
    expect([...homes].filter(([, codes]) => codes.size > 1)).toEqual([])
    expect(homes.size).toBeGreaterThan(200)
  })

  test("arrives in deliveries, the newest last", () => {
    const days = pieces.map(({ addedAt }) => addedAt)
    expect(days).toEqual(days.toSorted())
    expect(days.at(-1)).toBe("2026-11-19T06:00:00.000Z")
    const shareOf = (holds: (piece: SeedJewelry) => boolean) => pieces.filter(holds).length / pieces.length
    expect(shareOf(({ isNew }) => isNew)).toBeGreaterThan(0.03)
    expect(shareOf(({ isNew }) => isNew)).toBeLessThan(0.1)
    expect(shareOf(({ isOnOrder }) => isOnOrder)).toBeLessThan(0.12)
    expect(shareOf(({ skus: [first] }) => first.oldPrice !== null)).toBeLessThan(0.1)
    expect(shareOf(({ skus: own }) => own.every(({ isAvailableforSale }) => !isAvailableforSale))).toBeLessThan(0.06)
  })

  test("has a dozen available novelties of a dozen designs", () => {
    const shown = pieces.filter(({ noveltyRank }) => noveltyRank !== null).toSorted((a, b) => (a.noveltyRank ?? 0) - (b.noveltyRank ?? 0))
    expect(shown.map(({ noveltyRank }) => noveltyRank)).toEqual(shown.map((_, index) => index + 1))
    expect(shown).toHaveLength(12)
    expect(shown.filter(({ isOnOrder, skus: [first] }) => isOnOrder || !first.isAvailableforSale)).toEqual([])
    expect(new Set(shown.map(({ previews }) => previews[0]?.pictures[0]?.replace(/-(white|rose|yellow)$/, ""))).size).toBe(12)
  })

  test("is generated in less than a second of processor time", () => {
    const start = process.cpuUsage()
    jewelry()
    const { system, user } = process.cpuUsage(start)
    expect((system + user) / 1_000).toBeLessThan(1_000)
  })
})
