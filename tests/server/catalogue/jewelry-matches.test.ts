import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { matchJewelry, recommendJewelry } from "../../../server/product/jewelry-recommended.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import type { TestPiece } from "../../support/samples/test-jewelry.ts"
import { codesOf } from "../../support/database/jewelry-cards.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { jewelryShop } from "../../support/database/jewelry-shop.ts"

describe.each(databasesByTurn(import.meta.filename))("jewelry on $name", ({ start }) => {
  const { among, run } = jewelryShop(start)

  describe("matchJewelry", () => {
    const matched = (own: ReadonlyArray<TestPiece>, code = "piece_1") =>
      among(
        own,
        Effect.map(matchJewelry(code, 4), (cards) => cards && codesOf(cards))
      )

    test("returns products worn with the category, one of each before a second, nearest in price first", async () => {
      const priced = (price: number) => [{ price }] as const
      const own: ReadonlyArray<TestPiece> = [
        { category: "kolco", variants: priced(100_000) },
        { category: "braslet", variants: priced(500_000) },
        { category: "sergi", variants: priced(300_000) },
        { category: "sergi", variants: priced(90_000) },
        { category: "podveska", variants: priced(80_000) },
        { category: "kolco", variants: priced(100_000) },
        { category: "brosh", variants: priced(100_000) }
      ]
      expect(await matched(own)).toEqual(["piece_4", "piece_5", "piece_2", "piece_3"])
    })

    test("puts its own collection first, even in its own category, and unavailable pieces last", async () => {
      const sold = [{ isAvailableforSale: false }] as const
      const own: ReadonlyArray<TestPiece> = [
        { collection: "lethe" },
        { category: "sergi" },
        { category: "sergi", collection: "lethe", variants: sold },
        { collection: "lethe" },
        { category: "podveska", collection: "lethe" }
      ]
      expect(await matched(own)).toEqual(["piece_5", "piece_4", "piece_2", "piece_3"])
    })

    test("never returns the piece itself, is empty if nothing matches, and rejects other codes", async () => {
      expect(await matched([{ category: "odinochnye-sergi" }])).toEqual([])
      expect(await matched([{}, { category: "brosh" }])).toEqual([])
      expect(await matched([{}], "piece_9")).toBeUndefined()
    })

    test("finds matches for every piece of the shop, deterministically", async () => {
      for (const { productCode } of pieces.filter((_, index) => index % Math.ceil(pieces.length / 40) === 0)) {
        const once = codesOf((await run(matchJewelry(productCode, 4))) ?? [])
        expect(once.length).toBeGreaterThan(0)
        expect(once).not.toContain(productCode)
        expect(codesOf((await run(matchJewelry(productCode, 4))) ?? [])).toEqual(once)
      }
    })
  })

  describe("recommendJewelry", () => {
    const priced = (price: number) => [{ price }] as const
    const recommended = (own: ReadonlyArray<TestPiece>, code = "piece_1") =>
      among(
        own,
        Effect.map(recommendJewelry(code, 4), (cards) => cards && codesOf(cards))
      )

    test("returns pieces of the same category, nearest in price first, its collection weighted as a third nearer", async () => {
      const own: ReadonlyArray<TestPiece> = [
        { collection: "lethe", variants: priced(100_000) },
        { variants: priced(200_000) },
        { variants: priced(110_000) },
        { collection: "lethe", variants: priced(125_000) },
        { category: "sergi", collection: "lethe", variants: priced(100_000) },
        { variants: priced(90_000) },
        { variants: priced(900_000) }
      ]
      expect(await recommended(own)).toEqual(["piece_4", "piece_3", "piece_6", "piece_2"])
    })

    test("puts unavailable pieces last, never returns the piece itself, and rejects other codes", async () => {
      const sold = [{ isAvailableforSale: false }] as const
      expect(await recommended([{}, { variants: sold }, { variants: priced(5_000_000) }])).toEqual(["piece_3", "piece_2"])
      expect(await recommended([{}])).toEqual([])
      expect(await recommended([{}], "piece_9")).toBeUndefined()
    })
  })
})
