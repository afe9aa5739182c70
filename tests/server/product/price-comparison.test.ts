import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { clarities, colors, finishes } from "../../../core/domain/product/diamond.ts"
import { comparisonGroup } from "../../../core/domain/pricing/price-comparison.ts"
import { findDiamond } from "../../../server/catalogue/diamonds.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { execute, query } from "../../../server/platform/db/query.ts"
import { findPriceComparison } from "../../../server/product/price-comparison.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

const count = 4_000
const stones = diamonds(count)

const groupOf = (stone: SeedDiamond): string | null => {
  const group = comparisonGroup(stone)
  return group === null ? null : JSON.stringify(group)
}
const groups = Map.groupBy(stones, groupOf)
const othersOf = (stone: SeedDiamond) => (groups.get(groupOf(stone)) ?? []).filter(({ id }) => id !== stone.id)
const compared = stones.filter((stone) => groupOf(stone) !== null && othersOf(stone).length >= 8)

/** The rule, applied to one stone after the other. */
const naively = (stone: SeedDiamond) => {
  const others = othersOf(stone)
  const standing = (of: (each: SeedDiamond) => number) => ({
    cheaper: others.filter((other) => of(other) < of(stone)).length,
    equal: others.filter((other) => of(other) === of(stone)).length,
    dearer: others.filter((other) => of(other) > of(stone)).length
  })
  const isNotWorse = (grades: ReadonlyArray<string>, other: string | null, own: string | null) =>
    own === null || (other !== null && grades.indexOf(other) <= grades.indexOf(own))
  const band = comparisonGroup(stone)?.band
  const alternatives = stones
    .filter(
      (other) =>
        comparisonGroup(other)?.band.from === band?.from &&
        other.shape === stone.shape &&
        other.price < stone.price &&
        isNotWorse(colors, other.color, stone.color) &&
        isNotWorse(clarities, other.clarity, stone.clarity) &&
        isNotWorse(finishes, other.cut, stone.cut)
    )
    .toSorted(
      (one, other) =>
        Math.min(other.weight, stone.weight) - Math.min(one.weight, stone.weight) || one.price - other.price || one.id - other.id
    )
    .slice(0, 3)
    .map(({ clarity, code, color, cut, price, weight }) => ({ code, weight, color, clarity, cut, price }))
  return {
    byPrice: standing(({ price }) => price),
    byPricePerCarat: standing(({ pricePerCarat }) => pricePerCarat),
    cheaperNotLighter: others.filter(({ price, weight }) => price < stone.price && weight >= stone.weight).length,
    dots: others
      .map(({ price, weight }) => ({ weight, price }))
      .toSorted((one, other) => one.price - other.price || one.weight - other.weight),
    alternatives
  }
}

describe.each(bothDatabases())("the price of a stone among comparable ones, on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: count }))
  })
  afterAll(() => database.stop())

  const comparisonOf = (code: string) =>
    Effect.flatMap(findDiamond(code), (stone) => (stone === undefined ? Effect.die(`no stone ${code}`) : findPriceComparison(stone)))
  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  test("is what the rule says of stones with at least eight comparable ones", async () => {
    const some = compared.filter((_, index) => index % 8 === 0)
    expect(some.length).toBeGreaterThan(20)
    for (const stone of some) {
      const found = await database.run(comparisonOf(stone.code))
      expect({ code: stone.code, ...found }).toMatchObject({ code: stone.code, ...naively(stone) })
    }
    const alternatives = some.map((stone) => naively(stone).alternatives.length)
    expect(new Set(alternatives)).toEqual(new Set([0, 1, 2, 3]))
  })

  test("is missing with fewer comparable stones, for a sold stone and for a fancy colour", async () => {
    const few = stones.find((stone) => groupOf(stone) !== null && othersOf(stone).length === 7)
    const fancy = stones.find(({ color, isAvailableForSale }) => color.startsWith("Fancy") && isAvailableForSale)
    const sold = stones.find(({ isAvailableForSale }) => !isAvailableForSale)
    expect([few, fancy, sold].map((stone) => stone === undefined)).toEqual([false, false, false])
    const codes = [few, fancy, sold].flatMap((stone) => stone?.code ?? [])
    expect(await Promise.all(codes.map((code) => database.run(comparisonOf(code))))).toEqual([null, null, null])
  })

  test("leaves out stones that were sold, and counts equal prices as equal", async () => {
    const [stone] = compared.toSorted((one, other) => othersOf(other).length - othersOf(one).length)
    if (stone === undefined) throw new Error("no stone is compared")
    const [first, second, third] = othersOf(stone).map(({ id }) => id)
    const total = othersOf(stone).length
    const changed = await tried(
      Effect.gen(function* () {
        yield* execute("update diamonds set is_available_for_sale = false where id = $1::int4", [first])
        yield* execute("update diamonds set price = $3::int4 where id in ($1::int4, $2::int4)", [second, third, stone.price])
        return yield* comparisonOf(stone.code)
      })
    )
    const { cheaper = 0, dearer = 0, equal = 0 } = changed?.byPrice ?? {}
    expect(cheaper + equal + dearer).toBe(total - 1)
    const before = othersOf(stone).filter(({ id, price }) => ![first, second, third].includes(id) && price === stone.price).length
    expect(equal).toBe(before + 2)
  })

  test("reads the comparable stones from one index, without a scan of the table", async () => {
    const rows = await database.run(
      query<{ definition: string }>("select indexdef as definition from pg_indexes where indexname = 'diamonds_by_shape_and_weight'")
    )
    expect(rows.map(({ definition }) => /INCLUDE \(([^)]*)\)/.exec(definition)?.[1])).toEqual([
      "color, clarity, cut, price, price_per_carat"
    ])
  })
})
