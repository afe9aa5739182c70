import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { countJewelryFacets } from "../../../server/catalogue/jewelry-facets.ts"
import { findJewelry } from "../../../server/catalogue/jewelry-list.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { anyFilters, anyState } from "../../support/samples/catalog-states.ts"
import { countPieces, listPieces } from "../../support/samples/faceted-jewelry.ts"

describe.each(bothDatabases())("facets of jewelry in hundreds of states on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
  })
  afterAll(() => database.stop())

  test("equal a naive count", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(jewelryListing, 4), async (filters) => {
        expect(await database.run(countJewelryFacets(filters))).toEqual(countPieces(filters))
      }),
      { numRuns: 200, seed: 57 }
    )
  }, 240_000)

  test("the list has each piece once, by the matching variant, in the requested order", async () => {
    await fc.assert(
      fc.asyncProperty(anyState(jewelryListing, fc.integer({ min: 1, max: 3 })), async ({ filters, page, from = page, sort }) => {
        const few = filters.slice(0, 3)
        const shown = listPieces(few, sort).map(({ id }) => id)
        const { items, total } = await database.run(findJewelry({ filters: few, sort, page, from, pageSize: 24 }))
        expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: shown.slice((from - 1) * 24, page * 24), total: shown.length })
      }),
      { numRuns: 60, seed: 57 }
    )
  }, 240_000)
})
