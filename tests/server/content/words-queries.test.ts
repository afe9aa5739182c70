import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { organization } from "../../../core/domain/content/organization.ts"
import { query } from "../../../server/platform/db/query.ts"
import { findLanding, findLandings } from "../../../server/content/landings.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { findRootPages, findStaticPage } from "../../../server/content/static-pages.ts"
import { findStoreCities, findStoreContacts, findStoreLocations } from "../../../server/content/stores.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { offeredSelections } from "../../../server/seed/content/selections.ts"
import { sections, staticPages } from "../../../server/seed/content/static-pages.ts"
import { storeCities, storeContacts, storeLocations } from "../../../server/seed/content/stores.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"
import { triedIn } from "../../support/database/tried.ts"

describe.each(databasesByTurn(import.meta.filename))("static content on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeAll(async () => {
    database = runtimeOf(await start())
    await database.run(migrate())
    await database.run(seedIfEmpty({ diamonds: 0 }))
  })
  afterAll(() => database.stop())

  describe("static pages", () => {
    const sectionOf = (section: string | null) => Object.entries(sections).find(([code]) => code === section)?.[1] ?? null

    test("are returned completely, each with its section and its neighbours", async () => {
      for (const page of staticPages) {
        expect(await database.run(findStaticPage(page.code))).toEqual({ ...page, section: sectionOf(page.section) })
      }
    })

    test("are not found by a code that no static page has", async () => {
      for (const code of ["nowhere", "about/", "/about", "", "ABOUT"]) expect(await database.run(findStaticPage(code))).toBeUndefined()
    })

    test("are listed, those without a section last", async () => {
      const listed = (await database.run(findRootPages)).map(({ code }) => code)
      const inSections = staticPages.filter(({ section }) => section !== null)
      const alone = staticPages.filter(({ section }) => section === null)
      expect(listed).toEqual([...inSections, ...alone].map(({ code }) => code))
    })
  })

  describe("landings", () => {
    const piecesOf = (code: string) => {
      const collection = landings.find((landing) => landing.code === code)?.collection ?? null
      return pieces.filter((piece) =>
        collection === null ? code === "engagement" && piece.category.code === "pomolvochnoe-kolco" : piece.collection?.code === collection
      )
    }

    const missing = { others: [], products: [], showcase: undefined }

    test("are returned with their texts, their pieces and the other landings", async () => {
      for (const { collection: _, ...words } of landings) {
        const { others, products, showcase, ...own } = (await database.run(findLanding(words.code))) ?? missing
        expect([own, showcase]).toEqual([words, null])
        expect(products.map(({ productCode }) => productCode).toSorted()).toEqual(
          piecesOf(words.code)
            .map(({ productCode }) => productCode)
            .toSorted()
        )
        const rest = [...landings, ...offeredSelections].filter(({ code }) => code !== words.code)
        expect(others).toEqual(rest.map(({ code, name }) => ({ title: name, link: `/${code}` })))
      }
    })

    test("are listed in order with their numbers of pieces", async () => {
      expect(await database.run(findLandings)).toEqual(
        landings.map(({ code, kind, lead, name, picture }) => ({
          ...{ code, name, kind, lead, link: `/${code}`, picture },
          count: piecesOf(code).length
        }))
      )
    })

    test("are not found by a code that no landing has", async () => expect(await database.run(findLanding("nowhere"))).toBeUndefined())
  })

  describe("stores", () => {
    test("the contacts have the phone of the central office, as in the organization's data", async () => {
      const contacts = await database.run(findStoreContacts)
      expect(contacts).toEqual(storeContacts)
      expect({ phone: contacts.phone, email: contacts.email }).toEqual({ phone: organization.phone, email: organization.email })
      expect(organization.phoneInternational.replaceAll(/\D/g, "")).toBe(`7${contacts.phone.replaceAll(/\D/g, "").slice(1)}`)
    })

    test("places are grouped by city, in the order of the cities", async () => {
      const places = storeCities.flatMap(({ code }) => storeLocations.filter(({ city }) => city === code))
      expect(await database.run(findStoreLocations)).toEqual(places)
    })

    test("cities have the number of their places; one without any is left out", async () => {
      const counted = storeCities.map(({ code, name }) => ({
        code,
        name,
        count: storeLocations.filter(({ city }) => city === code).length
      }))
      expect(await database.run(findStoreCities)).toEqual(counted.filter(({ count }) => count > 0))
      const empty = query("insert into store_cities (code, name, position) values ('tver', 'Тверь', 0)")
      expect(await triedIn(database, Effect.andThen(empty, findStoreCities))).toEqual(counted.filter(({ count }) => count > 0))
    })
  })
})
