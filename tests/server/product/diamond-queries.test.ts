import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { DiamondCard, ListedDiamond } from "../../../core/contract/catalog-diamonds.ts"
import { shapes } from "../../../core/domain/product/diamond.ts"
import { arrangeStones } from "../../../core/domain/product/pictures-of-page.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { countByShape, featuredDiamonds, findDiamond, findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { brightnessGradeOfStone, drawingOfStone } from "../../support/optics/brightness.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

const stones = diamonds(250).map((stone) => ({
  ...stone,
  photo: null,
  drawing: drawingOfStone(stone),
  brightness: brightnessGradeOfStone(stone)
}))
const newest = stones.toReversed()
const thereFirst = newest.toSorted((one, other) => Number(other.isAvailableForSale) - Number(one.isAvailableForSale))

const fieldsOf = (fields: object) => (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => Object.hasOwn(fields, key)))
const toCard = fieldsOf(DiamondCard.fields)
const toListed = fieldsOf(ListedDiamond.fields)
const toDiamond = (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => !["addedAt", "packageNumber", "featuredRank"].includes(key)))

describe.each(databasesByTurn(import.meta.filename))("queries on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 250 }))
  })
  afterAll(() => database.stop())

  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  describe("findDiamonds", () => {
    const pageOf = (page: number) => database.run(findDiamonds({ page, pageSize: 24 }))

    test("returns all stones once, newest first and sold ones last, page by page", async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(pageOf))
      const expected = pages.map((_, page) => arrangeStones(thereFirst.slice(page * 24, (page + 1) * 24)).map(toListed))
      expect(pages.map(({ items }) => items)).toEqual(expected)
      expect(pages.map(({ items }) => items.length)).toEqual([...Array.from({ length: 10 }, () => 24), 10])
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([250]))
    })

    test("returns no rows past the last page, with the total", async () => expect(await pageOf(12)).toEqual({ items: [], total: 250 }))

    test("puts a newer stone first", async () => {
      const { items } = await tried(
        Effect.andThen(query("update diamonds set added_at = '2027-01-01Z' where id in (7, 8)"), findDiamonds({ page: 1, pageSize: 3 }))
      )
      expect(items.map(({ id }) => id)).toEqual([8, 7, 250])
    })
  })

  describe("findDiamond", () => {
    test("[ENT-005] [ENT-027] returns every field of the stone with this article", async () => {
      for (const stone of stones.slice(0, 20)) expect(await database.run(findDiamond(stone.code))).toEqual(toDiamond(stone))
      const [{ code: article } = { code: "" }] = stones
      const found = await database.run(findDiamond(article))
      expect([found?.article, Object.keys(found?.meta ?? {}).toSorted()]).toEqual([article, ["description", "h1", "keywords", "title"]])
      const fields =
        `id code name weight shape color clarity clarityRf cut fluorescence polish symmetry depth table cert certUrl hasCertificate price
        isAvailableForSale isCountable previews diamondName diamondMessage`.split(/\s+/)
      expect(fields.filter((field) => !Object.hasOwn(found ?? {}, field))).toEqual([])
    })

    test("returns nothing for an unknown article", async () => {
      expect(await database.run(findDiamond("99999999"))).toBeUndefined()
      expect(await database.run(findDiamond("'; drop table diamonds; --"))).toBeUndefined()
    })

    test("returns the customer's and the editor's texts", async () => {
      const [first] = stones
      const found = await tried(
        Effect.andThen(
          query(
            "update diamonds set diamond_name = 'Аврора', diamond_message = 'Анне', meta_title = 'Своё', cert_url = '/c.pdf', previews = '[\"/1.avif\"]'"
          ),
          findDiamond(first?.code ?? "")
        )
      )
      expect(found).toMatchObject({
        diamondName: "Аврора",
        diamondMessage: "Анне",
        certUrl: "/c.pdf",
        previews: ["/1.avif"],
        meta: { title: "Своё", h1: null }
      })
    })

    test("computes the price per carat as the domain does, for every stone", async () => {
      const rows = await database.run(query(`select price_per_carat as "pricePerCarat" from diamonds order by id`))
      expect(rows).toEqual(stones.map(({ pricePerCarat }) => ({ pricePerCarat })))
    })
  })

  describe("the counts", () => {
    const counted = Effect.all({ rollUp: countByShape, total: Effect.map(findDiamonds({ page: 1, pageSize: 1 }), ({ total }) => total) })
    const truth = Effect.map(query("select shape, count(*)::int4 as total from diamonds group by shape"), (rows) => ({
      rollUp: shapes.map((shape) => ({ shape, count: rows.find((row) => row["shape"] === shape)?.["total"] ?? 0 })),
      total: rows.reduce((sum, row) => sum + Number(row["total"]), 0)
    }))
    const writes = {
      "the seed": "select 1",
      "a sale": "update diamonds set is_available_for_sale = false where id % 3 = 0",
      "another shape":
        "update diamonds set shape = case when id % 2 = 0 then 'heart' else 'trilliant' end where shape in ('round', 'heart')",
      "a change of nothing counted": "update diamonds set price = price + 100",
      "a change of one sold stone":
        "update diamonds set is_available_for_sale = false where id = 9; update diamonds set price = price + 100 where id = 9",
      "an update of no stone": "update diamonds set shape = 'oval' where false",
      "a removal": "delete from diamonds where id % 5 = 0 or shape = 'pear'",
      "a delivery": `insert into diamonds (code, name, shape, weight, color, color_rf, clarity, clarity_rf, polish, symmetry, fluorescence, length, width, height,
        depth, "table", crown_angle, pavilion_angle, crown_height, pavilion_depth, girdle, price, package_number, added_at)
        select '9' || code, name, shape, weight, color, color_rf, clarity, clarity_rf, polish, symmetry, fluorescence, length, width, height,
        depth, "table", crown_angle, pavilion_angle, crown_height, pavilion_depth, girdle, price, package_number, added_at
        from diamonds where length(code) = 8`,
      "an empty table": "truncate diamonds"
    }

    test.each(Object.entries(writes))("are correct after %s", async (_, sql) => {
      const seen = await tried(Effect.andThen(query(sql), Effect.all({ counted, truth })))
      expect(seen.counted).toEqual(seen.truth)
    })

    test("are restored after a rollback", async () => {
      await tried(query("delete from diamonds where id < 100"))
      const seen = await database.run(Effect.all({ counted, truth }))
      expect(seen.counted).toEqual(seen.truth)
      expect(seen.counted.total).toBe(250)
    })
  })

  test("featuredDiamonds returns the chosen stones in order, without sold ones", async () => {
    const ranked = stones
      .filter(({ featuredRank }) => featuredRank !== null)
      .toSorted((one, other) => Number(one.featuredRank) - Number(other.featuredRank))
    expect(await database.run(featuredDiamonds(4))).toEqual(ranked.slice(0, 4).map(toCard))
    const sell = query("update diamonds set is_available_for_sale = false where featured_rank = 1")
    expect(await tried(Effect.andThen(sell, featuredDiamonds(50)))).toEqual(ranked.slice(1).map(toCard))
  })
})
