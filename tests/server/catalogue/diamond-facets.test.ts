import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { isGraded } from "../../../core/domain/product/diamond-grades.ts"
import { toggled } from "../../../core/domain/catalogue/change.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import type { CatalogState, Filter, Sort } from "../../../core/domain/catalogue/filter.ts"
import { bucketEdges } from "../../../core/domain/catalogue/histogram.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { countDiamondFacets } from "../../../server/catalogue/diamond-facets.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { replaceDiamonds } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { anyFilters, anyState } from "../../support/samples/catalog-states.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { type Counted, countNaively, fits, naiveCounts, variantOf } from "../../support/naive-facets.ts"
import { triedIn } from "../../support/paths/tried.ts"

/** A few hundred more than one segment of the bitmaps holds. */
const stones = diamonds(8_500)
const states = 200

const laboratories: Readonly<Record<string, string>> = { GIA: "gia", IGI: "igi", HRD: "hrd", МГУ: "mgu" }
const has = (stone: SeedDiamond) => (code: string) => {
  switch (code) {
    case "color":
      return [isGraded(stone.color) ? stone.color.toLowerCase() : "fancy"]
    case "hue":
      return isGraded(stone.color) ? [] : [stone.color.split(" ").at(-1)?.toLowerCase() ?? ""]
    case "intensity":
      return isGraded(stone.color) ? [] : [stone.color.split(" ").slice(0, -1).join("_").toLowerCase()]
    case "certificate":
      return [stone.cert === null ? "none" : (laboratories[stone.cert.split(" ")[0] ?? ""] ?? "other")]
    case "fluorescence":
      return [stone.fluorescence.toLowerCase().replace(" ", "_")]
    case "ratio":
      return stone.measurements.length / stone.measurements.width
    case "weight":
    case "price":
    case "table":
    case "depth":
      return stone[code]
    case "shape":
    case "clarity":
    case "cut":
    case "polish":
    case "symmetry":
      return stone[code] === null ? [] : [stone[code].toLowerCase()]
    default:
      throw new Error(code)
  }
}
const countedStones = stones.map((stone) => [variantOf(diamondListing, has(stone))] as const)
const naive = naiveCounts(diamondListing, countedStones)
const naiveOf = (filters: ReadonlyArray<Filter>, things: ReadonlyArray<Counted>) => countNaively(diamondListing, things, filters)
const query = (sql: string, params?: ReadonlyArray<unknown>) => Database.use((database) => database.query(sql, params))
const round: ReadonlyArray<Filter> = [{ code: "shape", payload: ["round"] }]

describe.each(databasesByTurn(import.meta.filename))("facets of diamonds on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(Effect.andThen(migrate(), replaceDiamonds(stones.length)))
  })
  afterAll(() => database.stop())

  const counted = (filters: ReadonlyArray<Filter>) => database.run(countDiamondFacets(filters))
  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  test("are those of a count one by one, in any state", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(diamondListing, 4), async (filters) => {
        expect(await counted(filters)).toEqual(naive(filters))
      }),
      { numRuns: states, seed: 57 }
    )
  }, 240_000)

  test("are those of a count one by one with everything chosen at once", async () => {
    const filters = diamondListing.facets.map((facet): Filter => {
      const { code } = facet
      return facet.kind === "range"
        ? { code, payload: { from: facet.least, to: facet.most } }
        : { code, payload: facet.options.map(({ value }) => value) }
    })
    expect(await counted(filters)).toEqual(naive(filters))
  })

  test("promise what the list then shows", async () => {
    const state: CatalogState = { filters: round, sort: { code: "novelty", direction: "desc" }, page: 1 }
    const { facets, total } = await counted(round)
    expect((await database.run(findDiamonds({ filters: round, page: 1, pageSize: 24 }))).total).toBe(total)
    for (const { code, options } of facets) {
      for (const { count, value } of options) {
        const alone = { ...state, filters: state.filters.filter((filter) => filter.code !== code) }
        const { filters } = toggled(diamondListing, alone, code, value)
        expect({ code, value, count: (await database.run(findDiamonds({ filters, page: 1, pageSize: 1 }))).total }).toEqual({
          code,
          value,
          count
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
    const keys: Readonly<Record<string, (stone: SeedDiamond) => number>> = {
      novelty: ({ addedAt }) => Date.parse(addedAt),
      price: ({ price }) => price,
      price_per_carat: ({ pricePerCarat }) => pricePerCarat,
      weight: ({ weight }) => weight
    }
    const sorted = (of: ReadonlyArray<SeedDiamond>, { code, direction }: Sort) => {
      const key = keys[code] ?? (() => 0)
      const turn = direction === "asc" ? 1 : -1
      return of.toSorted((one, other) => turn * (key(one) - key(other) || one.id - other.id))
    }

    test("[CAT-028] has the stones that fit every filter, in the order that was asked for", async () => {
      await fc.assert(
        fc.asyncProperty(anyState(diamondListing, fc.integer({ min: 1, max: 4 })), async ({ filters, page, from = page, sort }) => {
          const few = filters.slice(0, 3)
          const fitting = stones.filter((_, index) =>
            (countedStones[index] ?? []).some((stone) => few.every((filter) => fits(diamondListing, filter, stone)))
          )
          const { items, total } = await database.run(findDiamonds({ filters: few, sort, page, from, pageSize: 24 }))
          expect(items.map(({ id }) => id)).toEqual(
            sorted(fitting, sort)
              .slice((from - 1) * 24, page * 24)
              .map(({ id }) => id)
          )
          expect(total).toBe(fitting.length)
        }),
        { numRuns: 60, seed: 57 }
      )
    })

    test("has a stone whatever its price, and ends of a range are in it", async () => {
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
          const kept = yield* read
          yield* query("truncate diamond_bitmaps, diamond_slices; select mark_diamonds(array(select id from diamonds))")
          return { kept, anew: yield* read }
        })
      )

    test.each([
      ["a sale", "update diamonds set is_available_for_sale = false where id % 3 = 0"],
      ["new prices", "update diamonds set price = price + 5000 where id % 7 = 0"],
      [
        "other grades",
        "update diamonds set color = 'Fancy Yellow', clarity = 'FL', cut = null, cert = null where id between 8100 and 8300"
      ],
      ["another laboratory", "update diamonds set cert = 'AGS 0001' where id < 50"],
      ["a removal", "delete from diamonds where id % 5 = 0"],
      ["another number of a stone", "update diamonds set id = 20001 where id = 1"],
      [
        "a sale and a return",
        "update diamonds set price = 9 where id = 4; update diamonds set price = 10 where id = 4; delete from diamonds where id = 4"
      ],
      ["an empty table", "truncate diamonds"],
      ["nothing", "update diamonds set price = 5 where false"]
    ])("bitmaps are those of a table marked anew: %s", async (_, sql) => {
      const { anew, kept } = await bitsOf(sql)
      expect(kept).toEqual(anew)
    })

    test("counts follow, and a stone beyond the last segment is found", async () => {
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
      expect(left).toEqual(naiveOf(filters, countedStones.toSpliced(8, 1)))
    })
  })

  test("of an empty shop are all nought", async () => {
    const seen = await tried(Effect.andThen(query("truncate diamonds"), Effect.all([countDiamondFacets(round), countDiamondFacets([])])))
    expect(seen).toEqual([naiveOf(round, []), naiveOf([], [])])
    const list = await tried(Effect.andThen(query("truncate diamonds"), findDiamonds({ filters: round, page: 1, pageSize: 24 })))
    expect(list).toEqual({ items: [], total: 0 })
  })
})
