import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { pairLimits } from "../../../core/domain/content/shop-rules.ts"
import { clarities, colors } from "../../../core/domain/product/diamond.ts"
import { query } from "../../../server/platform/db/query.ts"
import { findPairedDiamonds } from "../../../server/product/diamond-pairs.ts"
import { addGuest } from "../../../server/account/guests.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { findViewedDiamonds, findViewedJewelry, recordViewed } from "../../../server/product/viewed-products.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"

const stones = diamonds(4000)

describe.each(databasesByTurn(import.meta.filename))("products of one visitor on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: stones.length }))
    for (const guest of ["anna", "olga", "maria"]) await database.run(addGuest(guest))
  })
  afterAll(() => database.stop())

  const seenBy = (guest: string, count = 24) =>
    database.run(
      Effect.all({
        jewelry: Effect.map(findViewedJewelry(guest, count), (cards) => cards.map(({ productCode }) => productCode)),
        diamonds: Effect.map(findViewedDiamonds(guest, count), (cards) => cards.map(({ code }) => code))
      })
    )
  const see = (guest: string, kind: "jewelry" | "diamond", code: string | undefined, skuId: number | null = null) =>
    database.run(recordViewed(guest, { kind, code: code ?? "", skuId }))

  test("the last viewed is first, each once, and every visitor has a separate list", async () => {
    const [first, second] = pieces.map(({ productCode }) => productCode)
    const [stone, other] = stones.map(({ code }) => code)
    for (const code of [first, second, first]) expect(await see("anna", "jewelry", code)).toBe(true)
    for (const code of [stone, other]) expect(await see("anna", "diamond", code)).toBe(true)
    await see("olga", "jewelry", second)
    expect(await seenBy("anna")).toEqual({ jewelry: [first, second], diamonds: [other, stone] })
    expect(await seenBy("anna", 1)).toEqual({ jewelry: [first], diamonds: [other] })
    expect(await seenBy("olga")).toEqual({ jewelry: [second], diamonds: [] })
    expect(await seenBy("nobody")).toEqual({ jewelry: [], diamonds: [] })
  })

  test("a piece is shown in the last viewed variant, or in its default if that no longer exists", async () => {
    const [piece] = pieces.filter(({ skus }) => skus.length > 1)
    const known = await database.run(
      query<{ id: number; price: number }>(
        "select jewelry_skus.id, price::float8 as price from jewelry_skus join jewelry on jewelry.id = jewelry_id where product_code = $1 order by price desc",
        [piece?.productCode]
      )
    )
    const [dear, cheap] = [known[0], known.at(-1)]
    const shown = async () => (await database.run(findViewedJewelry("maria", 1))).map(({ id, price }) => ({ id, price }))
    await see("maria", "jewelry", piece?.productCode, dear?.id)
    expect(await shown()).toEqual([dear])
    await see("maria", "jewelry", piece?.productCode, cheap?.id)
    expect(await shown()).toEqual([cheap])
    await see("maria", "jewelry", piece?.productCode, 999_999_999)
    expect(known).toContainEqual((await shown())[0])
  })

  test("an unknown product is not recorded", async () => {
    expect(await see("olga", "diamond", "99999999")).toBe(false)
    expect(await see("olga", "jewelry", "'; drop table guests; --")).toBe(false)
    expect((await seenBy("olga")).diamonds).toEqual([])
  })

  test("the last 24 of each kind are stored", async () => {
    const codes = stones.slice(0, 30).map(({ code }) => code)
    for (const code of codes) await see("olga", "diamond", code)
    const stored = await database.run(
      query<{ count: number }>("select count(*)::int4 as count from viewed_products where kind = 'diamond' and guest_id = 'olga'")
    )
    expect(stored).toEqual([{ count: 24 }])
    expect((await seenBy("olga", 99)).diamonds).toEqual(codes.toReversed().slice(0, 24))
  })

  const pairsOf = async (code: string) => (await database.run(findPairedDiamonds(code, 4))) ?? []
  const apart = (scale: ReadonlyArray<string>, one: string, other: string) =>
    one === other ? 0 : Math.abs(scale.indexOf(one) - scale.indexOf(other))

  test("stones of a pair are of one shape, and alike in weight, sides, colour and clarity; the closest comes first", async () => {
    const { clarity, color, millimetres, weight } = pairLimits
    let found = 0
    for (const stone of stones.filter((_, index) => index % 40 === 0)) {
      const pairs = await pairsOf(stone.code)
      found += pairs.length
      const differs = pairs.map((pair) => {
        expect(pair).toMatchObject({ shape: stone.shape, isAvailableForSale: true })
        expect(pair.code).not.toBe(stone.code)
        const sides = Math.max(
          Math.abs(pair.measurements.length - stone.measurements.length),
          Math.abs(pair.measurements.width - stone.measurements.width)
        )
        const ratio = Math.abs(pair.weight / stone.weight - 1)
        const steps = [apart(colors, pair.color, stone.color), apart(clarities, pair.clarity, stone.clarity)] as const
        expect([ratio <= weight + 1e-9, sides <= millimetres + 1e-9, steps[0] <= color, steps[1] <= clarity]).toEqual([
          true,
          true,
          true,
          true
        ])
        return ratio / weight + sides / millimetres + steps[0] / (color + 1) + steps[1] / (clarity + 1)
      })
      expect(differs.every((value, index) => index === 0 || value >= (differs[index - 1] ?? 0) - 1e-9)).toBe(true)
    }
    expect(found).toBeGreaterThan(40)
  })

  test("an unknown stone has no pairs", async () => {
    expect(await database.run(findPairedDiamonds("99999999", 4))).toBeUndefined()
  })
})
