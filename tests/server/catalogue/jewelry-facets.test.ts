import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { bucketEdges } from "../../../core/domain/catalogue/histogram.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { query } from "../../../server/platform/db/query.ts"
import { countJewelryFacets } from "../../../server/catalogue/jewelry-facets.ts"
import { findJewelry } from "../../../server/catalogue/jewelry-list.ts"
import { anyFilters, anyState } from "../../support/samples/catalog-states.ts"
import { countPieces, listPieces } from "../../support/samples/faceted-jewelry.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { countNaively } from "../../support/catalogue/naive-facets.ts"
import { triedIn } from "../../support/database/tried.ts"

/** The rest of the states are in `jewelry-facets.full.test.ts`. */
const states = 20

describe.each(databasesByTurn(import.meta.filename))("facets of jewelry on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
  })
  afterAll(() => database.stop())

  test("equal a naive count, in any state", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(jewelryListing, 4), async (filters) => {
        expect(await database.run(countJewelryFacets(filters))).toEqual(countPieces(filters))
      }),
      { numRuns: states, seed: 57 }
    )
  }, 240_000)

  test("the seed covers every value", async () => {
    const { facets } = await database.run(countJewelryFacets([]))
    const empty = facets.flatMap(({ code, options }) => options.flatMap(({ count, value }) => (count === 0 ? `${code} ${value}` : [])))
    expect(empty.filter((name) => !/^(?:insert|stone_color|stone_clarity) /.test(name))).toEqual([])
  })

  test("[CAT-028] the list has each piece once, by the matching variant, in the requested order", async () => {
    await fc.assert(
      fc.asyncProperty(anyState(jewelryListing, fc.integer({ min: 1, max: 3 })), async ({ filters, page, from = page, sort }) => {
        const few = filters.slice(0, 3)
        const shown = listPieces(few, sort).map(({ id }) => id)
        const { items, total } = await database.run(findJewelry({ filters: few, sort, page, from, pageSize: 24 }))
        expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: shown.slice((from - 1) * 24, page * 24), total: shown.length })
      }),
      { numRuns: states, seed: 57 }
    )
  }, 240_000)

  describe("after a write", () => {
    const read = Effect.all([
      query(
        `select facet, value, segment, plane, md5(bits::text) as bits from jewelry_bitmaps where bit_count(bits) > 0 order by 1, 2, 3, 4`
      ),
      query(
        `select facet, slice, segment, plane, md5(bits::text) as bits from jewelry_slices where bit_count(bits) > 0 order by 1, 2, 3, 4`
      )
    ])
    const anew = "truncate jewelry_bitmaps, jewelry_slices; select mark_jewelry(array(select id from jewelry))"

    test.each([
      ["a sale", "update jewelry_skus set is_available_for_sale = false where id % 3 = 0"],
      ["new prices", "update jewelry_skus set price = price + 5000, old_price = null where id % 7 = 0"],
      ["another category and other stones", "update jewelry set category = 'kole', inserts = '[]' where id < 50"],
      ["a collection that ends", "update jewelry set collection = null where collection = 'lethe'"],
      ["variants that go", "delete from jewelry_skus where position = 1 and id % 2 = 0"],
      ["pieces that go", "delete from jewelry where id % 5 = 0"],
      [
        "a variant that changes its piece",
        "update jewelry_skus set jewelry_id = 2, position = 60 where id = (select min(id) from jewelry_skus)"
      ],
      ["an empty table", "truncate jewelry_skus"],
      ["nothing", "update jewelry set name = name; update jewelry_skus set price = 5 where false"]
    ])("bitmaps equal those of rebuilt tables: %s", async (_, sql) => {
      const seen = await triedIn(
        database,
        Effect.gen(function* () {
          yield* query(sql)
          const stored = yield* read
          yield* query(anew)
          return { stored, anew: yield* read }
        })
      )
      expect(seen.stored).toEqual(seen.anew)
    })
  })

  test("have the histogram's edges of the domain", async () => {
    const rows = await database.run(query("select facet, to_jsonb(edges) as edges from jewelry_ranges order by facet"))
    const ranges = jewelryListing.facets.flatMap((facet) =>
      facet.kind === "range" ? { facet: facet.code, edges: bucketEdges(facet) } : []
    )
    expect(rows).toEqual(ranges.toSorted((one, other) => (one.facet < other.facet ? -1 : 1)))
  })

  test("of an empty shop are all zero", async () => {
    const filters: ReadonlyArray<Filter> = [{ code: "metal", payload: ["gold"] }]
    const seen = await triedIn(
      database,
      Effect.andThen(
        query("truncate jewelry cascade"),
        Effect.all([countJewelryFacets(filters), findJewelry({ filters, page: 1, pageSize: 24 })])
      )
    )
    expect(seen).toEqual([countNaively(jewelryListing, [], filters), { items: [], total: 0 }])
  })
})
