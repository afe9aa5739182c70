import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Database } from "../../../server/platform/db/database.ts"
import { matchJewelry, recommendJewelry } from "../../../server/product/jewelry-recommended.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { insertJewelry } from "../../../server/seed/insert-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { type OwnPiece, ownJewelry } from "../../support/samples/own-jewelry.ts"
import { triedIn } from "../../support/database/tried.ts"
import { pieces, codesOf } from "../../support/database/jewelry-cards.ts"
import { query } from "../../../server/platform/db/query.ts"

describe.each(databasesByTurn(import.meta.filename))("jewelry on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 0 }))
  })
  afterAll(() => database.stop())

  /** Runs a query in a shop with only these pieces. */
  const among = <A, E>(own: ReadonlyArray<OwnPiece>, program: Effect.Effect<A, E, Database>) =>
    triedIn(
      database,
      Effect.andThen(
        query("truncate jewelry, jewelry_skus"),
        Effect.flatMap(insertJewelry(ownJewelry(...own)), () => program)
      )
    )

  describe("matchJewelry", () => {
    const matched = (own: ReadonlyArray<OwnPiece>, code = "piece_1") =>
      among(
        own,
        Effect.map(matchJewelry(code, 4), (cards) => cards && codesOf(cards))
      )

    test("returns products worn with the category, one of each before a second, nearest in price first", async () => {
      const priced = (price: number) => [{ price }] as const
      const own: ReadonlyArray<OwnPiece> = [
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
      const own: ReadonlyArray<OwnPiece> = [
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
        const once = codesOf((await database.run(matchJewelry(productCode, 4))) ?? [])
        expect(once.length).toBeGreaterThan(0)
        expect(once).not.toContain(productCode)
        expect(codesOf((await database.run(matchJewelry(productCode, 4))) ?? [])).toEqual(once)
      }
    })
  })

  describe("recommendJewelry", () => {
    const priced = (price: number) => [{ price }] as const
    const recommended = (own: ReadonlyArray<OwnPiece>, code = "piece_1") =>
      among(
        own,
        Effect.map(recommendJewelry(code, 4), (cards) => cards && codesOf(cards))
      )

    test("returns pieces of the same category, nearest in price first, its collection weighted as a third nearer", async () => {
      const own: ReadonlyArray<OwnPiece> = [
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
