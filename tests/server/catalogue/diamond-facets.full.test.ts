import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { countDiamondFacets } from "../../../server/catalogue/diamond-facets.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { anyFilters, anyState } from "../../support/samples/catalog-states.ts"
import { facetedStones } from "../../support/samples/faceted-stones.ts"

/** A real shop's number of stones, which spans three segments of the bitmaps. */
const { count, fitting, replace } = facetedStones(8_500)

describe.each(bothDatabases())("facets of thousands of diamonds on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(replace)
  })
  afterAll(() => database.stop())

  test("equal a naive count, in any state", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(diamondListing, 4), async (filters) => {
        expect(await database.run(countDiamondFacets(filters))).toEqual(count(filters))
      }),
      { numRuns: 200, seed: 57 }
    )
  }, 240_000)

  test("the list has the stones that match every filter, in the requested order", async () => {
    await fc.assert(
      fc.asyncProperty(anyState(diamondListing, fc.integer({ min: 1, max: 4 })), async ({ filters, page, from = page, sort }) => {
        const few = filters.slice(0, 3)
        const ids = fitting(few, sort).map(({ id }) => id)
        const { items, total } = await database.run(findDiamonds({ filters: few, sort, page, from, pageSize: 24 }))
        expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: ids.slice((from - 1) * 24, page * 24), total: ids.length })
      }),
      { numRuns: 60, seed: 57 }
    )
  }, 240_000)
})
