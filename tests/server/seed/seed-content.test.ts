import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { Landing } from "../../../core/contract/content/static-pages.ts"
import { Menu } from "../../../core/contract/shell.ts"
import { StoreCity, StoreContacts, StoreLocation } from "../../../core/contract/content/stores.ts"
import { collections } from "../../../core/domain/product/jewelry.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { selections } from "../../../server/seed/content/selections.ts"
import { brilliants, catalog } from "../../../server/seed/content/showcases.ts"
import { catalogAddress, plainState } from "../../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { isIndexable } from "../../../core/domain/catalogue/indexing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { pageMeta } from "../../../server/seed/content/page-meta.ts"
import { countries, menus } from "../../../server/seed/content/shell.ts"
import { sections, staticPages } from "../../../server/seed/content/static-pages.ts"
import { storeCities, storeContacts, storeLocations } from "../../../server/seed/content/stores.ts"
import { repeated } from "../../support/samples/seed-texts.ts"

const codes = new Set(staticPages.map(({ code }) => code))

describe("the menus of the seed", () => {
  const listed = (place: string) => menus.filter((menu) => menu.place === place)

  test("has four ordered lists that fit the contract", () => {
    const four = { header: listed("header"), footer: listed("footer"), hamburger: listed("hamburger"), mobile: listed("mobile") }
    expect(menus).toEqual(Object.values(four).flat())
    expect(Object.values(Schema.decodeUnknownSync(Menu)(four)).map((items) => items.length)).toEqual([6, 4, 9, 8])
    for (const items of Object.values(four)) expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  })

  test("names each link once in an item, and links every static page", () => {
    for (const { children, previews } of menus) {
      expect([repeated(children.map(({ link }) => link)), repeated(previews.map(({ link }) => link))]).toEqual([[], []])
    }
    const reached = new Set(menus.flatMap(({ children, link }) => [link, ...children.map((child) => child.link)]))
    const documents = new Set(sections.documents.pages.map(({ link }) => link))
    expect([...codes].map((code) => `/${code}`).filter((link) => !reached.has(link) && !documents.has(link))).toEqual([])
  })
})

describe("a landing", () => {
  test("is a selection or a showcase at every landing address, and each collection has one landing", () => {
    const fixed = routes.filter(({ screen }) => screen === "landing").map(({ pattern }) => pattern.slice(1))
    expect([...landings, ...selections, brilliants, catalog].map(({ code }) => code).toSorted()).toEqual(fixed.toSorted())
    expect(landings.flatMap(({ collection }) => collection ?? [])).toEqual(collections)
  })

  test("fits the contract, with two or three stories and three or four facts", () => {
    const whole = landings.map((landing) => ({ ...landing, products: [], others: [], showcase: null }))
    expect(whole).toMatchObject(Schema.decodeUnknownSync(Schema.Array(Landing))(whole))
    for (const { facts, stories } of landings) {
      expect([2, 3]).toContain(stories.length)
      expect([3, 4]).toContain(facts.length)
      expect([repeated(stories.map(({ title }) => title)), repeated(facts.map(({ text }) => text))]).toEqual([[], []])
    }
  })
})

describe("the stores of the seed", () => {
  test("fit the contract, and each city has the number of its stores", () => {
    expect(Schema.decodeUnknownSync(StoreContacts)(storeContacts)).toEqual(storeContacts)
    expect(Schema.decodeUnknownSync(Schema.Array(StoreLocation))(storeLocations)).toEqual(storeLocations)
    expect(Schema.decodeUnknownSync(Schema.Array(StoreCity))(storeCities)).toEqual(storeCities)
    expect(storeCities.reduce((sum, { count }) => sum + count, 0)).toBe(storeLocations.length)
    expect(storeCities.filter(({ count }) => count === 0)).toEqual([])
  })

  test("are in Russia, and their telephones are placeholders", () => {
    for (const { latitude, longitude, phone } of storeLocations) {
      expect([latitude > 41 && latitude < 82, longitude > 19 && longitude < 180]).toEqual([true, true])
      expect(phone).toMatch(/^8 800 000-00-\d\d$/)
    }
  })
})

describe("the meta of the seed", () => {
  test("has one record for a path without trailing slash, of a length that search results show", () => {
    expect(repeated(pageMeta.map(({ path }) => path))).toEqual([])
    expect(pageMeta.filter(({ path }) => path !== "/" && path.endsWith("/"))).toEqual([])
    for (const { description, path, title } of pageMeta) {
      expect([path, title.length <= 75, description.length >= 70 && description.length <= 180]).toEqual([path, true, true])
    }
  })

  test("has a unique title for each indexed list of one value", () => {
    const lists = [diamondListing, jewelryListing].flatMap((listing) =>
      listing.facets.flatMap((facet) =>
        (facet.kind === "choice" ? facet.options : []).map(({ value }) => ({
          listing,
          state: { ...plainState(listing), filters: [{ code: facet.code, payload: [value] }] }
        }))
      )
    )
    const offered = lists
      .filter(({ listing, state }) => isIndexable(listing, state))
      .map(({ listing, state }) => catalogAddress(listing, state))
    const records = offered.map((path) => pageMeta.find((record) => record.path === path))
    expect(offered.filter((_, index) => !records[index]?.h1)).toEqual([])
    expect(repeated(records.map((record) => record?.h1 ?? ""))).toEqual([])
    expect(repeated(records.map((record) => record?.description ?? ""))).toEqual([])
  })

  test("has records only for existing pages, each with its own title", () => {
    expect(pageMeta.filter(({ path }) => resolveRoute(path, "")._tag === "Missing")).toEqual([])
    expect(repeated(pageMeta.map(({ title }) => title))).toEqual([])
    expect(countries[0]).toEqual({ code: "RU", name: "Россия", position: 1 })
  })
})
