import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { withToggled } from "../../../core/domain/catalogue/change.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import type { CatalogState, Filter } from "../../../core/domain/catalogue/filter.ts"
import { bucketEdges } from "../../../core/domain/catalogue/histogram.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { countDiamondFacets } from "../../../server/catalogue/diamond-facets.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { anyFilters, anyState } from "../../support/samples/catalog-states.ts"
import { facetedStones } from "../../support/samples/faceted-stones.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

/** The rest of the states, over as many stones as a real shop has, are in `diamond-facets.full.test.ts`. */
const { count, counted: countedStones, countOf, fitting, replace, stones } = facetedStones(600)
const states = 40
const round: ReadonlyArray<Filter> = [{ code: "shape", payload: ["round"] }]

describe.each(databasesByTurn(import.meta.filename))("facets of diamonds on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(replace)
  })
  afterAll(() => database.stop())

  const counted = (filters: ReadonlyArray<Filter>) => database.run(countDiamondFacets(filters))
  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  test("equal a naive count, in any state", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(diamondListing, 4), async (filters) => {
        expect(await counted(filters)).toEqual(count(filters))
      }),
      { numRuns: states, seed: 57 }
    )
  }, 240_000)

  test("equal a naive count with everything chosen at once", async () => {
    const filters = diamondListing.facets.map((facet): Filter => {
      const { code } = facet
      return facet.kind === "range"
        ? { code, payload: { from: facet.least, to: facet.most } }
        : { code, payload: facet.options.map(({ value }) => value) }
    })
    expect(await counted(filters)).toEqual(count(filters))
  })

  test("match the list", async () => {
    const state: CatalogState = { filters: round, sort: { code: "novelty", direction: "desc" }, page: 1 }
    const { facets, total } = await counted(round)
    expect((await database.run(findDiamonds({ filters: round, page: 1, pageSize: 24 }))).total).toBe(total)
    for (const { code, options } of facets) {
      for (const { count: promised, value } of options) {
        const alone = { ...state, filters: state.filters.filter((filter) => filter.code !== code) }
        const { filters } = withToggled(diamondListing, alone, code, value)
        expect({ code, value, count: (await database.run(findDiamonds({ filters, page: 1, pageSize: 1 }))).total }).toEqual({
          code,
          value,
          count: promised
        })
      }
    }
  })

  test("have the histogram's edges of the domain", async () => {
    const rows = await database.run(
      query("select facet, to_jsonb(edges) as edges from diamond_ranges where facet <> 'seat' order by facet")
    )
    const ranges = diamondListing.facets.flatMap((facet) =>
      facet.kind === "range" ? { facet: facet.code, edges: bucketEdges(facet) } : []
    )
    expect(rows).toEqual(ranges.toSorted((one, other) => (one.facet < other.facet ? -1 : 1)))
  })

  describe("the list", () => {
    test("[CAT-028] has the stones that match every filter, in the requested order", async () => {
      await fc.assert(
        fc.asyncProperty(anyState(diamondListing, fc.integer({ min: 1, max: 4 })), async ({ filters, page, from = page, sort }) => {
          const few = filters.slice(0, 3)
          const ids = fitting(few, sort).map(({ id }) => id)
          const { items, total } = await database.run(findDiamonds({ filters: few, sort, page, from, pageSize: 24 }))
          expect({ ids: items.map(({ id }) => id), total }).toEqual({
            ids: ids.slice((from - 1) * 24, page * 24),
            total: ids.length
          })
        }),
        { numRuns: states, seed: 57 }
      )
    })

    test("contains a stone at any price, including the ends of a range", async () => {
      const priced = (from: number | null, to: number | null) =>
        tried(
          Effect.andThen(
            query("update diamonds set price = case id when 1 then 2000000000 when 2 then 1 else 500 end where id <= 3"),
            findDiamonds({ filters: [{ code: "price", payload: { from, to } }], page: 1, pageSize: 3 })
          )
        )
      expect((await priced(null, 500)).items.map(({ id }) => id)).toEqual([3, 2])
      expect((await priced(500, 500)).items.map(({ id }) => id)).toEqual([3])
      expect((await priced(999_999_999, null)).items.map(({ id }) => id)).toEqual([1])
      expect((await priced(null, 999_999_999)).total).toBe(stones.length - 1)
    })
  })

  describe("after a write", () => {
    const bitsOf = (sql: string) =>
      tried(
        Effect.gen(function* () {
          yield* query(sql)
          const all = (table: string, key: string) =>
            query(`select facet, ${key}, segment, md5(bits::text) as bits from ${table} where bit_count(bits) > 0 order by 1, 2, 3`)
          const read = Effect.all([all("diamond_bitmaps", "value"), all("diamond_slices", "slice")])
          const stored = yield* read
          yield* query("truncate diamond_bitmaps, diamond_slices; select mark_diamonds(array(select id from diamonds))")
          return { stored, anew: yield* read }
        })
      )

    test.each([
      ["a sale", "update diamonds set is_available_for_sale = false where id % 3 = 0"],
      ["new prices", "update diamonds set price = price + 5000 where id % 7 = 0"],
      ["other grades", "update diamonds set color = 'Fancy Yellow', clarity = 'FL', cut = null, cert = null where id between 200 and 8600"],
      ["another laboratory", "update diamonds set cert = 'AGS 0001' where id < 50"],
      ["a removal", "delete from diamonds where id % 5 = 0"],
      ["another number of a stone", "update diamonds set id = 20001 where id = 1"],
      [
        "a sale and a return",
        "update diamonds set price = 9 where id = 4; update diamonds set price = 10 where id = 4; delete from diamonds where id = 4"
      ],
      ["an empty table", "truncate diamonds"],
      ["nothing", "update diamonds set price = 5 where false"]
    ])("bitmaps equal those of a rebuilt table: %s", async (_, sql) => {
      const { anew, stored } = await bitsOf(sql)
      expect(stored).toEqual(anew)
    })

    test("counts are updated, and a stone beyond the last segment is found", async () => {
      const filters: ReadonlyArray<Filter> = [{ code: "certificate", payload: ["other"] }]
      const { found, left } = await tried(
        Effect.gen(function* () {
          yield* query("update diamonds set cert = 'AGS 0001' where id = 9")
          yield* query("update diamonds set id = 40000 where id = 9")
          const list = yield* findDiamonds({ filters, page: 1, pageSize: 24 })
          yield* query("delete from diamonds where id = 40000")
          return { found: list, left: yield* countDiamondFacets(filters) }
        })
      )
      expect([found.total, found.items.map(({ id }) => id)]).toEqual([1, [40_000]])
      expect(left).toEqual(countOf(countedStones.toSpliced(8, 1), filters))
    })
  })

  test("of an empty shop are all zero", async () => {
    const seen = await tried(Effect.andThen(query("truncate diamonds"), Effect.all([countDiamondFacets(round), countDiamondFacets([])])))
    expect(seen).toEqual([countOf([], round), countOf([], [])])
    const list = await tried(Effect.andThen(query("truncate diamonds"), findDiamonds({ filters: round, page: 1, pageSize: 24 })))
    expect(list).toEqual({ items: [], total: 0 })
  })
})
