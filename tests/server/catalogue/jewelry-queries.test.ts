import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import type { JewelryCard } from "../../../core/contract/catalog-jewelry.ts"
import { categories, categoryNames } from "../../../core/domain/product/jewelry.ts"
import { arrangePictures } from "../../../core/domain/product/pictures-of-page.ts"
import { countByCategory, findJewelryOf, findNewestOfCategories, findNovelties, findProduct } from "../../../server/catalogue/jewelry.ts"
import { findJewelry } from "../../../server/catalogue/jewelry-list.ts"
import type { SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { codesOf } from "../../support/database/jewelry-cards.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { query } from "../../../server/platform/db/query.ts"
import { jewelryShop } from "../../support/database/jewelry-shop.ts"

const isSold = ({ isOnOrder, skus }: SeedJewelry) => !isOnOrder && skus.every(({ isAvailableforSale }) => !isAvailableforSale)
const byDate = (one: SeedJewelry, other: SeedJewelry) =>
  Number(isSold(one)) - Number(isSold(other)) || other.addedAt.localeCompare(one.addedAt) || other.id - one.id
const newest = pieces.toSorted(byDate)

const toCard = (piece: SeedJewelry): JewelryCard => {
  const { category, collection, insertsCount, insertsWeight, isNew, isOnOrder, name, previews, productCode, skus } = piece
  const { code, id, isAvailableforSale, metal, metalColor, metalProbe, oldPrice, price } =
    skus.find((sku) => sku.isAvailableforSale) ?? skus[0]
  return {
    ...{ id, code, productCode, name, category, collection, metal, metalColor, metalProbe },
    metalColors: [...new Set(skus.map((sku) => sku.metalColor))],
    otherMetals: otherMetalsOf(piece, id),
    ...{ insertsCount, insertsWeight, price, oldPrice, isAvailableforSale, isOnOrder, isNew },
    previews: previews.find((shown) => shown.metalColor === metalColor)?.pictures ?? []
  }
}

/** Variant per other colour: available first, then of the same size, then of the same metal. */
const otherMetalsOf = ({ previews, skus }: SeedJewelry, id: number): JewelryCard["otherMetals"] => {
  const own = skus.find((sku) => sku.id === id) ?? skus[0]
  const rank = (sku: SeedJewelry["skus"][number]) =>
    [!sku.isAvailableforSale, sku.size !== own.size, sku.metal !== own.metal].reduce((sum, isWorse) => sum * 2 + Number(isWorse), 0)
  const colors = [...new Set(skus.map((sku) => sku.metalColor))].filter((color) => color !== own.metalColor)
  const chosen = colors.map(
    (color) => skus.filter(({ metalColor }) => metalColor === color).toSorted((one, two) => rank(one) - rank(two))[0]
  )
  return skus.flatMap((sku) => {
    if (!chosen.includes(sku)) return []
    const { code, isAvailableforSale, metal, metalColor, metalProbe, oldPrice, price } = sku
    const pictures = previews.find((shown) => shown.metalColor === metalColor)?.pictures ?? []
    return [{ id: sku.id, code, metal, metalColor, metalProbe, price, oldPrice, isAvailableforSale, previews: pictures.slice(0, 1) }]
  })
}

/** Cards of a list, with the pictures arranged per page. */
const listed = (own: ReadonlyArray<SeedJewelry>) =>
  own.map(toCard).flatMap((_, from, cards) => (from % 24 === 0 ? arrangePictures(cards.slice(from, from + 24)) : []))

describe.each(databasesByTurn(import.meta.filename))("jewelry on $name", ({ start }) => {
  const { among, run } = jewelryShop(start)

  test("the seed numbers the next piece and the next variant after its last", async () => {
    const next = query(`select nextval(pg_get_serial_sequence('jewelry', 'id'))::int4 as piece,
      nextval(pg_get_serial_sequence('jewelry_skus', 'id'))::int4 as sku`)
    const ids = { piece: Math.max(...pieces.map(({ id }) => id)), sku: Math.max(...pieces.flatMap(({ skus }) => skus.map(({ id }) => id))) }
    expect(await run(next)).toEqual([{ piece: ids.piece + 1, sku: ids.sku + 1 }])
  })

  describe("findJewelry", () => {
    const pageOf = (page: number) => run(findJewelry({ page, pageSize: 24 }))
    const firstOf = Effect.map(findJewelry({ page: 1, pageSize: 24 }), ({ items }) => items)

    test("returns all pieces once, newest first, page by page", async () => {
      const count = Math.ceil(pieces.length / 24)
      const pages = await Promise.all(Array.from({ length: count + 1 }, (_, index) => pageOf(index + 1)))
      expect(pages.flatMap(({ items }) => items)).toEqual(listed(newest))
      expect(pages.at(-1)).toEqual({ items: [], total: pieces.length })
    })

    test.each(categories)("returns only the pieces of %s", async (category) => {
      const own = newest.filter((piece) => piece.category.code === category)
      const filters = [{ code: "category", payload: [category] }]
      expect(await run(findJewelry({ filters, page: 1, pageSize: 1000 }))).toEqual({ items: listed(own), total: own.length })
    })

    test("shows the first available variant, its colour's pictures, and every colour in the order of the variants", async () => {
      const sold = { isAvailableforSale: false }
      const [piece] = await among(
        [
          { variants: [{ ...sold, price: 1 }, { ...sold, metalColor: "rose" }, { price: 7, metalColor: "rose" }, { metalColor: "yellow" }] }
        ],
        firstOf
      )
      expect(piece).toMatchObject({
        code: "sku-103",
        price: 7,
        metalColor: "rose",
        metalColors: ["white", "rose", "yellow"],
        previews: ["/pictures/rose"],
        isAvailableforSale: true
      })
      const [other] = await among([{ variants: [sold, { ...sold, metalColor: "rose" }] }], firstOf)
      expect(other).toMatchObject({ code: "sku-101", metalColor: "white", isAvailableforSale: false })
    })
  })

  describe("findProduct", () => {
    test("returns every field of the piece and its variants in order", async () => {
      for (const { addedAt: _, noveltyRank: __, ...piece } of pieces.slice(0, 20)) {
        expect(await run(findProduct(piece.productCode))).toEqual(piece)
      }
    })

    test("carries the product's id and the variant's id unchanged", async () => {
      const [piece] = pieces
      const found = await run(findProduct(piece?.productCode ?? ""))
      expect(found?.productCode).toBe(piece?.productCode)
      expect(found?.skus.map(({ id }) => id)).toEqual(piece?.skus.map(({ id }) => id))
    })

    test("returns nothing for an unknown code", async () => {
      expect(await run(findProduct("0000000"))).toBeUndefined()
      expect(await run(findProduct("'; drop table jewelry; --"))).toBeUndefined()
    })
  })

  test("countByCategory counts the pieces of each non-empty category, in the shop's order", async () => {
    const counts = categories.map((code) => ({
      code,
      name: categoryNames[code],
      count: pieces.filter(({ category }) => category.code === code).length
    }))
    expect(await run(countByCategory)).toEqual(counts.filter(({ count }) => count > 0))
    expect(await among([{ category: "sergi" }, { category: "kolco" }, { category: "sergi" }], countByCategory)).toEqual([
      { code: "kolco", name: "Кольца", count: 1 },
      { code: "sergi", name: "Серьги", count: 2 }
    ])
  })

  test("findJewelryOf returns a collection or a category, newest first, unavailable pieces last", async () => {
    const own = [
      { collection: "lethe", category: "sergi" },
      { collection: "lethe" },
      { collection: "lethe", variants: [{ isAvailableforSale: false }] },
      { collection: "petals", category: "sergi" }
    ] as const
    const asked = [
      { collection: "lethe", category: null },
      { collection: null, category: "sergi" },
      { collection: null, category: null }
    ] as const
    const found = await among(own, Effect.forEach(asked, findJewelryOf))
    expect(found.map(codesOf)).toEqual([["piece_2", "piece_1", "piece_3"], ["piece_4", "piece_1"], []])
  })

  test("findNovelties returns the chosen pieces in order, without unavailable ones", async () => {
    const own = [
      { noveltyRank: 2 },
      {},
      { noveltyRank: 1 },
      { noveltyRank: 3, variants: [{ isAvailableforSale: false }] },
      { noveltyRank: 4 }
    ] as const
    expect(codesOf(await among(own, findNovelties(2)))).toEqual(["piece_3", "piece_1"])
    expect(codesOf(await among(own, findNovelties(9)))).toEqual(["piece_3", "piece_1", "piece_5"])
  })

  test("findNewestOfCategories returns one available piece of each category, in the shop's order", async () => {
    const sold = [{ isAvailableforSale: false }] as const
    const own = [
      { category: "sergi" },
      { category: "sergi" },
      { category: "kolco" },
      { category: "kolco", variants: sold },
      { category: "brosh", variants: sold }
    ] as const
    expect(codesOf(await among(own, findNewestOfCategories))).toEqual(["piece_3", "piece_2"])
  })
})
