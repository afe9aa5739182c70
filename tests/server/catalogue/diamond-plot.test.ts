import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { DiamondPlot } from "../../../core/contract/catalog-plot.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { clarities, colors } from "../../../core/domain/product/diamond.ts"
import { hues } from "../../../core/domain/product/fancy-color.ts"
import { maxDots, plotDiamonds } from "../../../server/catalogue/diamond-plot.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"
import { drawingOfStone } from "../../support/optics/brightness.ts"
import { anyFilters } from "../../support/samples/catalog-states.ts"
import { facetedStones } from "../../support/samples/faceted-stones.ts"

/** More than fit as dots, in two segments of the bitmaps. */
const { fitting, replace, stones } = facetedStones(2_600)
const newest = { code: "novelty", direction: "desc" } as const
const all = (filters: ReadonlyArray<Filter>) => fitting(filters, newest)

type Bins = NonNullable<DiamondPlot["bins"]>
type Bin = { readonly column: number; readonly row: number; readonly count: number; readonly color: string; readonly clarity: string }

const listed = ({ clarities: grades, colors: tones, columns, counts, rows }: Bins): ReadonlyArray<Bin> =>
  columns.map((column, index) => ({
    column,
    row: rows[index] ?? -1,
    count: counts[index] ?? 0,
    color: tones[index] ?? "",
    clarity: grades[index] ?? ""
  }))

const within =
  (bins: Bins, { column, row }: Bin) =>
  (stone: SeedDiamond): boolean =>
    stone.weight >= (bins.columnEdges[column] ?? Infinity) &&
    stone.weight < (bins.columnEdges[column + 1] ?? 0) &&
    stone.price >= (bins.rowEdges[row] ?? Infinity) &&
    stone.price < (bins.rowEdges[row + 1] ?? 0)

const meanGrade = <Grade extends string>(grades: ReadonlyArray<Grade>, of: ReadonlyArray<string>) => {
  const ranks = of.flatMap((grade) => grades.findIndex((known) => known === grade)).filter((rank) => rank >= 0)
  return grades[Math.round(ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length))]
}

/** Colour that may represent stones: the average grade, or one of the most frequent hues if no fewer than the graded stones. */
const toneOf = (of: ReadonlyArray<SeedDiamond>): ReadonlyArray<string | undefined> => {
  const graded = of.filter(({ color }) => color.length === 1)
  const byHue = hues.map((hue) => ({ hue, count: of.filter(({ color }) => color.endsWith(` ${hue}`)).length }))
  const most = Math.max(graded.length, ...byHue.map(({ count }) => count))
  return [
    ...(graded.length === most
      ? [
          meanGrade(
            colors,
            graded.map(({ color }) => color)
          )
        ]
      : []),
    ...byHue.flatMap(({ count, hue }) => (count === most ? hue : []))
  ]
}

describe.each(databasesByTurn(import.meta.filename))("the plot of prices against carats on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(replace)
  })
  afterAll(() => database.stop())

  const plot = (filters: ReadonlyArray<Filter>) => database.run(plotDiamonds(filters))
  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  test("has a dot for each stone that matches every filter, the lightest first", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(diamondListing, 4), async (filters) => {
        const { bins, dots, total } = await plot(filters)
        const expected = all(filters)
        expect(total).toBe(expected.length)
        if (total > maxDots) {
          expect([dots, bins === null]).toEqual([null, false])
          return
        }
        const inOrder = expected.toSorted((one, other) => one.weight - other.weight || one.price - other.price || one.id - other.id)
        expect(bins).toBeNull()
        expect(dots).toEqual({
          codes: inOrder.map(({ code }) => code),
          shapes: inOrder.map(({ shape }) => shape),
          weights: inOrder.map(({ weight }) => weight),
          prices: inOrder.map(({ price }) => price),
          colors: inOrder.map(({ color }) => color),
          clarities: inOrder.map(({ clarity }) => clarity),
          available: inOrder.map(({ isAvailableForSale }) => isAvailableForSale),
          drawings: inOrder.map(drawingOfStone),
          photos: []
        })
      }),
      { numRuns: 40, seed: 57 }
    )
  }, 240_000)

  test("counts more than 2,000 stones in at most 48 by 32 bins, each with its usual grades", async () => {
    const { bins, dots, total } = await plot([])
    expect([total, dots]).toEqual([stones.length, null])
    if (bins === null) throw new Error("no bins")
    expect(bins.columnEdges.length).toBeLessThanOrEqual(49)
    expect(bins.rowEdges.length).toBeLessThanOrEqual(33)
    for (const bin of listed(bins)) {
      const own = stones.filter(within(bins, bin))
      expect({ ...bin, count: own.length }).toEqual({
        ...bin,
        clarity: meanGrade(
          clarities,
          own.map(({ clarity }) => clarity)
        )
      })
      expect(toneOf(own)).toContain(bin.color)
    }
    expect(bins.counts.reduce((sum, count) => sum + count, 0)).toBe(total)
  })

  test("has finer bins where the filters leave a smaller part", async () => {
    const part: ReadonlyArray<Filter> = [{ code: "weight", payload: { from: 0.5, to: 0.51 } }]
    const { bins } = await tried(Effect.andThen(query("update diamonds set weight = 0.5 + (id % 2) * 0.01"), plotDiamonds(part)))
    expect(bins?.columnEdges.length).toBeLessThanOrEqual(3)
    const whole = await plot([])
    expect(bins?.rowEdges).toEqual(whole.bins?.rowEdges)
  })

  test.each([
    [maxDots, "dots"],
    [maxDots + 1, "bins"]
  ])("of %i stones has %s", async (count) => {
    const { bins, dots, total } = await tried(
      Effect.andThen(query(`delete from diamonds where id not in (select id from diamonds order by id limit ${count})`), plotDiamonds([]))
    )
    expect({ total, dots: dots?.codes.length ?? null, hasBins: bins !== null }).toEqual(
      count > maxDots ? { total: count, dots: null, hasBins: true } : { total: count, dots: count, hasBins: false }
    )
  })

  test("names the owner's photograph of a stone among dots, by the place of the stone", async () => {
    const filters: ReadonlyArray<Filter> = [{ code: "weight", payload: { from: 1, to: 1.5 } }]
    const dots = await tried(
      Effect.gen(function* () {
        const { dots: drawn } = yield* plotDiamonds(filters)
        yield* query(`update diamonds set previews = '["/pictures/photos/0f-stone"]' where code = $1`, [drawn?.codes.at(-1)])
        return (yield* plotDiamonds(filters)).dots
      })
    )
    expect(dots?.codes.length).toBeGreaterThan(1)
    expect(dots?.photos).toEqual([{ place: (dots?.codes.length ?? 0) - 1, base: "/pictures/photos/0f-stone" }])
  })

  test("of no stones is empty", async () => {
    const { bins, dots, total } = await plot([{ code: "weight", payload: { from: 900, to: null } }])
    expect({ bins, total, codes: dots?.codes, available: dots?.available }).toEqual({ bins: null, total: 0, codes: [], available: [] })
    expect(await tried(Effect.andThen(query("truncate diamonds"), plotDiamonds([])))).toMatchObject({
      total: 0,
      bins: null,
      dots: { codes: [] }
    })
  })

  test("counts an unknown hue as grey and an unknown clarity as the lowest", async () => {
    const { bins } = await tried(
      Effect.andThen(query("update diamonds set color = 'Fancy Dark Violet', clarity = 'I3', price = 500000, weight = 1"), plotDiamonds([]))
    )
    expect(bins).toMatchObject({ counts: [stones.length], colors: ["Gray"], clarities: ["I1"] })
  })

  test("takes one statement", async () => {
    const count = (filters: ReadonlyArray<Filter>) =>
      Effect.gen(function* () {
        const real = yield* Database
        let statements = 0
        const counting: typeof real.query = (sql, params) => {
          statements++
          return real.query(sql, params)
        }
        yield* Effect.provideService(plotDiamonds(filters), Database, { ...real, query: counting })
        return statements
      })
    expect(await database.run(Effect.all([count([]), count([{ code: "shape", payload: ["oval"] }])]))).toEqual([1, 1])
  })
})
