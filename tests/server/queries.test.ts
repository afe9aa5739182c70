import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { clarities, shapes } from "../../core/domain/diamond.ts"
import { findBanners, findConfig, findCountries, findMainPage, findMenu, findPageMeta, findTooltips } from "../../server/db/content.ts"
import { Database } from "../../server/db/database.ts"
import { countByShape, featuredDiamonds, findDiamond, findDiamonds } from "../../server/db/diamonds.ts"
import { migrate } from "../../server/db/migrate.ts"
import { replaceDiamonds, seedIfEmpty } from "../../server/seed/seed.ts"
import { diamonds, type SeedDiamond } from "../../server/seed/stones.ts"
import { runtimeOf, testDatabases } from "../support/databases.ts"

const stones = diamonds(250)
const newest = stones.toReversed()
const query = (sql: string, params?: ReadonlyArray<unknown>) => Database.use((database) => database.query(sql, params))

const toCard = ({
  id,
  code,
  name,
  shape,
  weight,
  color,
  colorRf,
  clarity,
  clarityRf,
  cut,
  cutRf,
  measurements,
  price,
  isAvailableForSale
}: SeedDiamond) => ({
  ...{ id, code, name, shape, weight, color, colorRf, clarity, clarityRf, cut, cutRf, measurements, price, isAvailableForSale }
})
const toDiamond = (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => !["addedAt", "packageNumber", "featuredRank"].includes(key)))

describe.each(testDatabases())("queries on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 250 }))
  }, 60_000)
  afterAll(() => database.stop())

  /** Runs the program and forgets what it wrote. */
  const tried = async <A, E>(program: Effect.Effect<A, E, Database>): Promise<A> => {
    const kept: Array<A> = []
    const undone = Effect.flatMap(program, (answer) => {
      kept.push(answer)
      return Effect.fail("undo" as const)
    })
    await database.run(Effect.flip(Database.use((service) => service.transaction(undone))))
    const [answer] = kept
    if (answer === undefined) throw new Error("The program failed")
    return answer
  }

  describe("findDiamonds", () => {
    const pageOf = (page: number) => database.run(findDiamonds({ page, pageSize: 24 }))

    test("gives all stones once, the newest first, a page after another", async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(pageOf))
      expect(pages.flatMap(({ items }) => items)).toEqual(newest.map(toCard))
      expect(pages.map(({ items }) => items.length)).toEqual([...Array.from({ length: 10 }, () => 24), 10])
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([250]))
    })

    test("gives nothing past the last page, and the total still", async () => expect(await pageOf(12)).toEqual({ items: [], total: 250 }))

    test("puts a stone that comes later first", async () => {
      const { items } = await tried(
        Effect.andThen(query("update diamonds set added_at = '2027-01-01Z' where id in (7, 8)"), findDiamonds({ page: 1, pageSize: 3 }))
      )
      expect(items.map(({ id }) => id)).toEqual([8, 7, 250])
    })
  })

  describe("findDiamond", () => {
    test("[ENT-005] [ENT-027] gives every field of the stone with this article", async () => {
      for (const stone of stones.slice(0, 20)) expect(await database.run(findDiamond(stone.code))).toEqual(toDiamond(stone))
    })

    test("gives nothing for an article that no stone has", async () => {
      expect(await database.run(findDiamond("99999999"))).toBeUndefined()
      expect(await database.run(findDiamond("'; drop table diamonds; --"))).toBeUndefined()
    })

    test("gives the words that a customer and an editor wrote", async () => {
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

    test("computes the price of a carat as the domain does, for every stone", async () => {
      const rows = await database.run(query(`select price_per_carat as "pricePerCarat" from diamonds order by id`))
      expect(rows).toEqual(stones.map(({ pricePerCarat }) => ({ pricePerCarat })))
    })
  })

  describe("the counts", () => {
    const counted = Effect.all({ rollUp: countByShape, total: Effect.map(findDiamonds({ page: 1, pageSize: 1 }), ({ total }) => total) })
    const truth = Effect.map(
      query(
        "select shape, count(*)::int4 as total, (count(*) filter (where is_available_for_sale))::int4 as count from diamonds group by shape"
      ),
      (rows) => ({
        rollUp: shapes.map((shape) => ({ shape, count: rows.find((row) => row["shape"] === shape)?.["count"] ?? 0 })),
        total: rows.reduce((sum, row) => sum + Number(row["total"]), 0)
      })
    )
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

    test.each(Object.entries(writes))("are true after %s", async (_, sql) => {
      const seen = await tried(Effect.andThen(query(sql), Effect.all({ counted, truth })))
      expect(seen.counted).toEqual(seen.truth)
    })

    test("are those of before once a write is undone", async () => {
      await tried(query("delete from diamonds where id < 100"))
      const seen = await database.run(Effect.all({ counted, truth }))
      expect(seen.counted).toEqual(seen.truth)
      expect(seen.counted.total).toBe(250)
    })
  })

  test("featuredDiamonds gives the chosen stones in their order, without the sold ones", async () => {
    const ranked = stones
      .filter(({ featuredRank }) => featuredRank !== null)
      .toSorted((one, other) => Number(one.featuredRank) - Number(other.featuredRank))
    expect(await database.run(featuredDiamonds(4))).toEqual(ranked.slice(0, 4).map(toCard))
    const sell = query("update diamonds set is_available_for_sale = false where featured_rank = 1")
    expect(await tried(Effect.andThen(sell, featuredDiamonds(50)))).toEqual(ranked.slice(1).map(toCard))
  })

  describe("content", () => {
    test("gives the home page's words", async () => {
      const { hero, principles } = await database.run(findMainPage)
      expect(hero).toMatchObject({ title: "Свет, выверенный", accent: "до\u00A0градуса" })
      expect(principles.map(({ title }) => title)).toEqual(["Огранка", "Две\u00A0шкалы", "Сертификаты", "Цена"])
    })

    test("[ENT-004] finds a page's meta with and without the trailing slash", async () => {
      const meta = await database.run(findPageMeta("/diamonds"))
      expect(await database.run(findPageMeta("/diamonds/"))).toEqual(meta)
      expect(Object.keys(meta).toSorted()).toEqual(
        ["title", "description", "keywords", "robots", "canonical", "h1", "text", "redirect", "redirectCode"].toSorted()
      )
      expect(meta.h1).toBe("Бриллианты")
    })

    test("[META-003] tells the range of prices in the home page's description", async () => {
      for (const path of ["/", "", "//"]) {
        expect((await database.run(findPageMeta(path))).description).toMatch(/от\s7\s000\sдо\s7\s000\s000\sрублей/)
      }
    })

    test("gives nulls for a page of which nothing is written", async () => {
      expect(new Set(Object.values(await database.run(findPageMeta("/nowhere"))))).toEqual(new Set([null]))
    })

    test("[ENT-001] gives the four menus in their order", async () => {
      const menu = await database.run(findMenu)
      expect(Object.keys(menu).toSorted()).toEqual(["footer", "hamburger", "header", "mobile"])
      expect(menu.header).toEqual([{ code: "diamonds", title: "Бриллианты", link: "/diamonds", children: [], previews: [] }])
      expect(menu.footer[0]?.children).toEqual([{ title: "Все\u00A0бриллианты", link: "/diamonds" }])
      expect(menu.mobile.map(({ link }) => link)).toEqual(["/", "/diamonds"])
      expect(menu.hamburger).toEqual(menu.mobile)
    })

    test("gives banners, tooltips, countries and the settings", async () => {
      const banners = await database.run(findBanners)
      expect(banners.map(({ type, link, video }) => ({ type, link, video }))).toEqual(
        Array.from({ length: 2 }, () => ({ type: "banner_between_diamonds", link: "/diamonds", video: null }))
      )
      const codes = (await database.run(findTooltips)).map(({ code }) => code)
      expect(codes).toEqual(expect.arrayContaining(["color", "clarity", "cut", "fluorescence", "table", "depth", "carat"]))
      expect((await database.run(findCountries)).map(({ code }) => code)).toEqual(["RU", "BY", "KZ", "AM", "KG"])
      expect(await database.run(findConfig)).toEqual({ captchaClientKey: null })
    })
  })

  describe("the seed", () => {
    test("leaves a database that has stones and words as it is", async () => {
      await database.run(query("update tooltips set text = 'Своё' where code = 'cut'"))
      expect(await database.run(seedIfEmpty({ diamonds: 10 }))).toEqual({ seeded: false, diamonds: 250 })
      expect((await database.run(findTooltips)).find(({ code }) => code === "cut")?.text).toBe("Своё")
    })

    test("replaces all stones, keeps the words, and numbers the next stone after the last", async () => {
      await database.run(replaceDiamonds(40))
      const { items, total } = await database.run(findDiamonds({ page: 1, pageSize: 50 }))
      expect({ items, total }).toEqual({ items: diamonds(40).toReversed().map(toCard), total: 40 })
      const [next] = await database.run(query("select nextval(pg_get_serial_sequence('diamonds', 'id'))::int4 as id"))
      expect(next).toEqual({ id: 41 })
      await database.run(replaceDiamonds(0))
      expect(await database.run(findDiamonds({ page: 1, pageSize: 24 }))).toEqual({ items: [], total: 0 })
      expect(await database.run(seedIfEmpty({ diamonds: 250 }))).toEqual({ seeded: true, diamonds: 250 })
    })

    test("seeds once when two processes start together", async () => {
      await database.run(query("truncate diamonds"))
      const both = await database.run(Effect.all([seedIfEmpty({ diamonds: 250 }), seedIfEmpty({ diamonds: 250 })], { concurrency: 2 }))
      expect(both.map(({ seeded }) => seeded).toSorted()).toEqual([false, true])
      expect(clarities).toContain((await database.run(findDiamonds({ page: 1, pageSize: 1 }))).items[0]?.clarity)
    })
  })
})
