import { Effect } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { fitsFrame } from "../../../core/domain/constructor/frames.ts"
import { partsOf, sumOfParts } from "../../../core/domain/constructor/work-price.ts"
import { countFittingStones, findFittingStones } from "../../../server/constructor/fitting.ts"
import { findFrame } from "../../../server/constructor/frames.ts"
import { query } from "../../../server/platform/db/query.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"
import { farStones } from "../../support/samples/far-stones.ts"

const { replace, stones } = farStones(1_200)
const singles = blanks().filter(({ stonesCount }) => stonesCount === 1)
const byPrice = { code: "price", direction: "asc" } as const

describe.each(databasesByTurn(import.meta.filename))("the stones that fit a frame on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(replace)
  }, 60_000)
  afterAll(() => database.stop())

  const frameOf = (slug: string) =>
    Effect.flatMap(findFrame(slug), (frame) => (frame === undefined ? Effect.die(new Error(slug)) : Effect.succeed(frame)))
  const everyOf = (slug: string) =>
    Effect.flatMap(frameOf(slug), (frame) => findFittingStones(frame, { filters: [], sort: byPrice, page: 1, pageSize: 10_000 }))

  test("are exactly the available ones whose millimetres a seat accepts", async () => {
    for (const [index, blank] of singles.entries()) {
      const fitting = stones.filter((stone) => stone.isAvailableForSale && fitsFrame(blank, [stone]))
      const frame = await database.run(frameOf(blank.slug))
      expect((await database.run(countFittingStones(frame, []))).total).toBe(fitting.length)
      if (index % 6 !== 3) continue
      const { items, total } = await database.run(everyOf(blank.slug))
      expect(items.map(({ diamond }) => diamond.id).toSorted((a, b) => a - b)).toEqual(fitting.map(({ id }) => id))
      expect(total).toBe(fitting.length)
    }
  }, 60_000)

  test("cost frame, stone and work together, cheapest first", async () => {
    const frame = await database.run(frameOf("opora"))
    const { items } = await database.run(findFittingStones(frame, { filters: [], sort: byPrice, page: 1, pageSize: 100 }))
    for (const { diamond, price } of items) expect(price).toBe(sumOfParts(partsOf(frame, [diamond])))
    expect(items.map(({ price }) => price)).toEqual(items.map(({ price }) => price).toSorted((a, b) => a - b))
  })

  test("are counted and listed by the filters of the diamonds among the fitting ones only", async () => {
    const anyFilter = fc.subarray<Filter>([
      { code: "color", payload: ["d", "e", "f"] },
      { code: "clarity", payload: ["vs1", "vs2"] },
      { code: "weight", payload: { from: 0.5, to: 0.9 } },
      { code: "price", payload: { from: null, to: 400_000 } }
    ])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...singles), anyFilter, async (blank, filters) => {
        const frame = await database.run(frameOf(blank.slug))
        const { facets, total } = await database.run(countFittingStones(frame, filters))
        const page = await database.run(findFittingStones(frame, { filters, sort: byPrice, page: 1, pageSize: 1 }))
        expect(total).toBe(page.total)
        const isFit = (stone: (typeof stones)[number]) =>
          stone.isAvailableForSale &&
          fitsFrame(blank, [stone]) &&
          filters.every(({ code }) => {
            if (code === "color") return ["D", "E", "F"].includes(stone.color)
            if (code === "clarity") return ["VS1", "VS2"].includes(stone.clarity)
            return code === "weight" ? stone.weight >= 0.5 && stone.weight <= 0.9 : stone.price <= 400_000
          })
        expect(total).toBe(stones.filter(isFit).length)
        for (const { count, value } of facets.find(({ code }) => code === "shape")?.options ?? [])
          expect(count).toBe(stones.filter((stone) => stone.shape === value && isFit(stone)).length)
      }),
      { numRuns: 12, seed: 57 }
    )
  }, 60_000)

  test("lose one at once when it is sold or held, and list it again when released", async () => {
    const ids = Effect.map(everyOf("shpil"), ({ items }) => items.map(({ diamond }) => diamond.id))
    const before = await database.run(ids)
    const [one = 0, other = 0] = before
    const without = (...gone: ReadonlyArray<number>) => before.filter((id) => !gone.includes(id))
    const sell = (isFree: boolean, ...sold: ReadonlyArray<number>) =>
      query("update diamonds set is_available_for_sale = $2::bool where id = any($1::int4[])", [[...sold], isFree])
    expect(await triedIn(database, Effect.andThen(sell(false, one, other), ids))).toEqual(without(one, other))
    expect(await triedIn(database, Effect.andThen(sell(false, one), Effect.andThen(sell(true, one), ids)))).toEqual(before)
    expect(await triedIn(database, Effect.andThen(query("update diamonds set is_available_for_sale = false"), ids))).toEqual([])
    expect(
      await triedIn(
        database,
        Effect.andThen(query("update diamonds set is_available_for_sale = false"), Effect.andThen(sell(true, other), ids))
      )
    ).toEqual([other])
    const measured = query("update diamonds set length = 20, width = 20 where id = $1", [one])
    expect(await triedIn(database, Effect.andThen(measured, ids))).toEqual(without(one))
  })
})
