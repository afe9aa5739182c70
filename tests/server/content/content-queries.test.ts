import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { findBanners, findConfig, findCountries, findMainPage, findPageMeta, findTooltips } from "../../../server/content/content.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { stateAt } from "../../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { findMenu } from "../../../server/content/menu.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { banners, menus } from "../../../server/seed/content/shell.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

describe.each(databasesByTurn(import.meta.filename))("queries on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 250 }))
  })
  afterAll(() => database.stop())

  const tried = <A, E>(program: Effect.Effect<A, E, Database>) => triedIn(database, program)

  describe("content", () => {
    test("returns the home page's texts and the collection of the season, from its landing", async () => {
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

    test("states the range of prices in the home page's description", async () => {
      for (const path of ["/", "", "//"]) {
        expect((await database.run(findPageMeta(path))).description).toMatch(/от\s7\s000\sдо\s7\s000\s000\sрублей/)
      }
    })

    test("returns nulls for a page without texts", async () => {
      expect(new Set(Object.values(await database.run(findPageMeta("/nowhere"))))).toEqual(new Set([null]))
    })

    test("[ENT-001] returns the four menus in order", async () => {
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

    test("has counts of pieces per category and of diamonds in the menus, and no others", async () => {
      const children = `'[{"title":"Серьги","link":"/jewelry/sergi","group":null},{"title":"Броши","link":"/jewelry/brosh/","group":null},
        {"title":"Бриллианты","link":"/diamonds","group":"Камни"},{"title":"Всё","link":"/jewelry/","group":null},{"title":"О доме","link":"/about","group":null}]'`
      const one = query(`delete from menus; delete from jewelry where category = 'brosh';
        insert into menus (place, position, code, title, link, children) values ('header', 1, 'a', 'А', '/', ${children})`)
      const menu = await tried(Effect.andThen(one, findMenu))
      const earrings = pieces.filter(({ category }) => category.code === "sergi").length
      expect(menu.header[0]?.children.map(({ count }) => count)).toEqual([earrings, null, 250, null, null])
    })

    test("links lists of some diamonds with their counts, and no empty or invalid ones", async () => {
      const { header } = await database.run(findMenu)
      const lists = header.flatMap(({ children }) => children.filter(({ link }) => link.startsWith("/diamonds/filter/")))
      expect(lists.length).toBeGreaterThanOrEqual(15)
      for (const { count, link } of lists) {
        const filters = stateAt(diamondListing, link, "")?.filters ?? []
        expect([link, count]).toEqual([link, (await database.run(findDiamonds({ filters, page: 1, pageSize: 1 }))).total])
      }
      const without = await tried(Effect.andThen(query("delete from diamonds where shape = 'heart' or price > 1000000"), findMenu))
      const left = without.header.flatMap(({ children }) => children.map(({ link }) => link))
      expect(left).toContain("/diamonds/filter/shape--round")
      expect(left).not.toContain("/diamonds/filter/shape--heart")
      expect(left).not.toContain("/diamonds/filter/price--from-1000000")
    })

    test("[ENT-017][ENT-018] returns a banner of each existing type with every field, and none of another type", async () => {
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

    test("returns banners, tooltips, countries and the settings", async () => {
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
})
