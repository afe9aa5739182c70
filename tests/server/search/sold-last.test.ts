import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { query } from "../../../server/platform/db/query.ts"
import { findPieces, findStones, findSuggestions } from "../../../server/search/find-products.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { triedIn } from "../../support/database/tried.ts"

const stones = diamonds(300)
const sellHalf = Effect.andThen(
  query("update jewelry_skus set is_available_for_sale = jewelry_id % 2 = 1"),
  query("update diamonds set is_available_for_sale = id % 2 = 1")
)
const [piece = { productCode: "" }] = pieces
const wholeList = { page: 1, pageSize: 1000 }

/** Tests that no item on sale follows a sold one. */
const areSoldLast = (isOffered: ReadonlyArray<boolean>): boolean => isOffered.lastIndexOf(true) < isOffered.filter(Boolean).length

describe.each(bothDatabases())("sold products on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: stones.length }))
  })
  afterAll(() => database.stop())

  test.each([
    ["a category", "кольцо"],
    ["a category and a colour", "кольцо розовое золото"],
    ["the grades of a stone", "кольцо с бриллиантом G"],
    ["a name", "солитер"],
    ["the start of an article number", piece.productCode.slice(0, 4)]
  ])("are last among the pieces found by %s, in every order", async (_, term) => {
    const found = Effect.forEach(jewelryListing.sorts, (sort) => findPieces(term, { ...wholeList, sort }))
    for (const { items } of await triedIn(database, Effect.andThen(sellHalf, found))) {
      const offered = items.map(({ isAvailableforSale, isOnOrder }) => isAvailableforSale || isOnOrder)
      expect([offered.includes(true), offered.includes(false), areSoldLast(offered)]).toEqual([true, true, true])
    }
  })

  test.each([
    ["a shape", "круг"],
    ["the start of an article number", "1024"],
    ["the start of a report number", "3"]
  ])("are last among the stones found by %s, in every order", async (_, term) => {
    const found = Effect.forEach(diamondListing.sorts, (sort) => findStones(term, { ...wholeList, sort }))
    for (const { items } of await triedIn(database, Effect.andThen(sellHalf, found)))
      expect(areSoldLast(items.map(({ isAvailableForSale }) => isAvailableForSale))).toBe(true)
  })

  test("are not suggested while others are found", async () => {
    const { jewelry } = await triedIn(database, Effect.andThen(sellHalf, findSuggestions("кольцо розовое золото")))
    expect(jewelry.items.map(({ isAvailableforSale, isOnOrder }) => isAvailableforSale || isOnOrder)).toEqual([true, true, true, true])
  })
})
