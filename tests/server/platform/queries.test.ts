import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { DiamondCard, ListedDiamond } from "../../../core/contract/catalog-diamonds.ts"
import { clarities, shapes } from "../../../core/domain/product/diamond.ts"
import { catalogPageSize } from "../../../core/domain/catalogue/page-sizes.ts"
import { findBanners, findConfig, findCountries, findMainPage, findPageMeta, findTooltips } from "../../../server/content/content.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { countByShape, featuredDiamonds, findDiamond, findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { findMenu } from "../../../server/content/menu.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { banners, menus } from "../../../server/seed/content/shell.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { replaceDiamonds, seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { runtimeOf, testDatabases } from "../../support/database/databases.ts"
import { triedIn } from "../../support/paths/tried.ts"

const stones = diamonds(250)
const pieces = jewelry().length
const newest = stones.toReversed()
const query = (sql: string, params?: ReadonlyArray<unknown>) => Database.use((database) => database.query(sql, params))

const fieldsOf = (fields: object) => (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => Object.hasOwn(fields, key)))
const toCard = fieldsOf(DiamondCard.fields)
const toListed = fieldsOf(ListedDiamond.fields)
const toDiamond = (stone: SeedDiamond) =>
  Object.fromEntries(Object.entries(stone).filter(([key]) => !["addedAt", "packageNumber", "featuredRank"].includes(key)))

describe.each(testDatabases())("queries on $name", ({ start }) => {
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

    test("gives all stones once, the newest first, a page after another", async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(pageOf))
      expect(pages.flatMap(({ items }) => items)).toEqual(newest.map(toListed))
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
      const [{ code: article } = { code: "" }] = stones
      const found = await database.run(findDiamond(article))
      expect([found?.article, Object.keys(found?.meta ?? {}).toSorted()]).toEqual([article, ["description", "h1", "keywords", "title"]])
      const fields =
        `id code name weight shape color clarity clarityRf cut fluorescence polish symmetry depth table cert certUrl hasCertificate price
        isAvailableForSale isCountable previews diamondName diamondMessage`.split(/\s+/)
      expect(fields.filter((field) => !Object.hasOwn(found ?? {}, field))).toEqual([])
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
    test("gives the home page's words and the collection of the season, which is told by its landing", async () => {
      const { collection, figures, hero, principles, scene } = await database.run(findMainPage)
      expect({ figures, hero, principles, scene }).toEqual({
        figures: mainPage.figures,
        hero: mainPage.hero,
        principles: mainPage.principles,
        scene: mainPage.scene
      })
      const landing = landings.find(({ code }) => code === mainPage.collection)
      expect(collection).toEqual({ title: landing?.name, link: `/${landing?.code}`, text: landing?.lead, picture: landing?.picture })
      expect((await tried(Effect.andThen(query("delete from landings"), findMainPage))).collection).toBeNull()
    })

    test("[ENT-004] finds a page's meta with and without the trailing slash", async () => {
      const meta = await database.run(findPageMeta("/diamonds"))
      expect(await database.run(findPageMeta("/diamonds/"))).toEqual(meta)
      expect(Object.keys(meta).toSorted()).toEqual(
        ["title", "description", "keywords", "robots", "canonical", "h1", "text", "redirect", "redirectCode"].toSorted()
      )
      expect(meta.h1).toBe("Бриллианты")
    })

    test("tells the range of prices in the home page's description", async () => {
      for (const path of ["/", "", "//"]) {
        expect((await database.run(findPageMeta(path))).description).toMatch(/от\s7\s000\sдо\s7\s000\s000\sрублей/)
      }
    })

    test("gives nulls for a page of which nothing is written", async () => {
      expect(new Set(Object.values(await database.run(findPageMeta("/nowhere"))))).toEqual(new Set([null]))
    })

    test("[ENT-001] gives the four menus in their order", async () => {
      const menu = await database.run(findMenu)
      const withoutCounts = (place: string) =>
        menus
          .filter((line) => line.place === place)
          .map(({ children, code, link, previews, title }) => ({ code, title, link, children, previews }))
      const places = Object.entries(menu).map(([place, items]) => [
        place,
        items.map((item) => ({ ...item, children: item.children.map((child) => ({ ...child, count: null })) }))
      ])
      expect(Object.fromEntries(places)).toEqual(
        Object.fromEntries(["header", "footer", "hamburger", "mobile"].map((place) => [place, withoutCounts(place)]))
      )
    })

    test("tells in the menus how many pieces a category has and how many diamonds there are, and counts nothing else", async () => {
      const children = `'[{"title":"Серьги","link":"/jewelry/sergi","group":null},{"title":"Броши","link":"/jewelry/brosh/","group":null},
        {"title":"Бриллианты","link":"/diamonds","group":"Камни"},{"title":"Всё","link":"/jewelry/","group":null},{"title":"О доме","link":"/about","group":null}]'`
      const one = query(`delete from menus; delete from jewelry where category = 'brosh';
        insert into menus (place, position, code, title, link, children) values ('header', 1, 'a', 'А', '/', ${children})`)
      const menu = await tried(Effect.andThen(one, findMenu))
      const earrings = jewelry().filter(({ category }) => category.code === "sergi").length
      expect(menu.header[0]?.children.map(({ count }) => count)).toEqual([earrings, null, 250, null, null])
    })

    test("[ENT-017][ENT-018] gives a banner of each known type with every field, and none of another type", async () => {
      const film = `'{"desktop":{"link":"/film.mp4"},"mobile":{"link":"/film-phone.mp4"}}'`
      const write =
        query(`delete from banners; insert into banners (position, type, title, link, previews, video, filtration, is_default, child) values
        (1, 'catalog_header', 'А', '/jewelry/', '["/a"]', ${film}, '["collections--lethe"]', false, '{"title":"Б","link":"/b"}'),
        (2, 'banner_between_jewelry', 'В', '/v', '[]', null, '[]', true, null), (3, 'banner_between_diamonds', 'Г', '/g', '[]', null, '[]', true, null), (4, 'popup', 'Д', '/d', '[]', null, '[]', true, null)`)
      const [first, ...others] = await tried(Effect.andThen(write, findBanners))
      expect(first).toEqual({
        type: "catalog_header",
        title: "А",
        link: "/jewelry/",
        previews: ["/a"],
        video: { desktop: { link: "/film.mp4" }, mobile: { link: "/film-phone.mp4" } },
        filtration: ["collections--lethe"],
        isDefault: false,
        child: { title: "Б", link: "/b" }
      })
      expect(others.map(({ type }) => type)).toEqual(["banner_between_jewelry", "banner_between_diamonds"])
    })

    test("gives banners, tooltips, countries and the settings", async () => {
      const found = await database.run(findBanners)
      expect(found.map(({ child, isDefault, link, title, type }) => ({ type, title, link, is_default: isDefault, child }))).toEqual(
        banners.map(({ child, is_default, link, title, type }) => ({ type, title, link, is_default, child }))
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
      expect(await database.run(seedIfEmpty({ diamonds: 10 }))).toEqual({ seeded: false, diamonds: 250, jewelry: pieces })
      expect((await database.run(findTooltips)).find(({ code }) => code === "cut")?.text).toBe("Своё")
    })

    test("[CAT-001] of 25 products the first page has 24 and the second one", async () => {
      await database.run(replaceDiamonds(25))
      const shown = await database.run(Effect.all([1, 2].map((page) => findDiamonds({ page, pageSize: catalogPageSize }))))
      expect(shown.map(({ items, total }) => [items.length, total])).toEqual([
        [24, 25],
        [1, 25]
      ])
    })

    test("replaces all stones, keeps the words, and numbers the next stone after the last", async () => {
      await database.run(replaceDiamonds(40))
      const { items, total } = await database.run(findDiamonds({ page: 1, pageSize: 50 }))
      expect({ items, total }).toEqual({ items: diamonds(40).toReversed().map(toListed), total: 40 })
      const [next] = await database.run(query("select nextval(pg_get_serial_sequence('diamonds', 'id'))::int4 as id"))
      expect(next).toEqual({ id: 41 })
      await database.run(replaceDiamonds(0))
      expect(await database.run(findDiamonds({ page: 1, pageSize: 24 }))).toEqual({ items: [], total: 0 })
      expect(await database.run(seedIfEmpty({ diamonds: 250 }))).toEqual({ seeded: true, diamonds: 250, jewelry: pieces })
    })

    test("seeds once when two processes start together", async () => {
      await database.run(query("truncate diamonds"))
      const both = await database.run(Effect.all([seedIfEmpty({ diamonds: 250 }), seedIfEmpty({ diamonds: 250 })], { concurrency: 2 }))
      expect(both.map(({ seeded }) => seeded).toSorted()).toEqual([false, true])
      expect(clarities).toContain((await database.run(findDiamonds({ page: 1, pageSize: 1 }))).items[0]?.clarity)
    })
  })
})
