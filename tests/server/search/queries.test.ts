import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { defaultSort } from "../../../core/domain/catalogue/sort.ts"
import { searchPageSize } from "../../../core/domain/catalogue/page-sizes.ts"
import { firstTab } from "../../../core/domain/search/search-address.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { findPieces, findStones } from "../../../server/search/find-products.ts"
import { pieces as seeded } from "../../support/samples/seed-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { pgliteAlone, runtimeOf } from "../../support/database/databases.ts"
import type { Piece, Query } from "./conditions.ts"
import { byPhone, graded, heldOut, queries } from "./queries.ts"

const stones = diamonds(2_500)
const pieces: ReadonlyArray<Piece> = seeded.flatMap((piece) => piece.skus.map((sku) => ({ piece, sku })))
const byVariant = new Map(pieces.map((row) => [row.sku.id, row]))
const byCode = new Map(stones.map((stone) => [stone.code, stone]))

/** One database is enough: parsing does not depend on it, and `search.test.ts` checks both against the seed. */
describe.each(pgliteAlone)("shoppers' queries, on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: stones.length }))
  }, 120_000)
  afterAll(() => database.stop())

  const piecesBy = (term: string) =>
    database.run(findPieces(term, { sort: defaultSort(jewelryListing), page: 1, pageSize: searchPageSize }))
  const stonesBy = (term: string) =>
    database.run(findStones(term, { sort: defaultSort(diamondListing), page: 1, pageSize: searchPageSize }))

  /** Differences from the expected first page; empty if nine tenths of its rows fit. */
  const faultsOf = async (query: Query): Promise<ReadonlyArray<string>> => {
    const [ofPieces, ofStones] = await Promise.all([piecesBy(query.term), stonesBy(query.term)])
    if (query.tab === "nothing") return ofPieces.total + ofStones.total === 0 ? [] : ["something is brought"]
    const tab = firstTab({ jewelry: ofPieces, diamonds: ofStones })
    if (tab !== query.tab) return [`the list of ${tab}`]
    const { misfits } = (tab === "jewelry" ? ofPieces : ofStones).read
    const isSaid = query.unserved === undefined ? misfits.every((words) => words === "подарок") : query.unserved.test(misfits.join(" "))
    const [fitting, shown, any] =
      query.tab === "jewelry"
        ? [ofPieces.items.filter(({ id }) => fitsIn(query.fits, byVariant.get(id))).length, ofPieces.items.length, pieces.some(query.fits)]
        : [ofStones.items.filter(({ code }) => fitsIn(query.fits, byCode.get(code))).length, ofStones.items.length, stones.some(query.fits)]
    return [
      ...(isSaid ? [] : [`left aside: ${misfits.join(", ")}`]),
      ...(shown > 0 === any ? [] : [`${shown} shown`]),
      ...(fitting >= shown * 0.9 ? [] : [`${fitting} of ${shown} fit`])
    ]
  }

  test.each(queries)("«$term» finds the expected results", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })

  test.each(heldOut)("«$term», which the code was not adjusted to, does too", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })

  test.each(graded)("«$term», of grades, does too", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })

  test.each(byPhone)("«$term», typed on a phone, does too", async (query) => {
    expect(await faultsOf(query)).toEqual([])
  })
})

const fitsIn = <A>(fits: (row: A) => boolean, row: A | undefined): boolean => row !== undefined && fits(row)
