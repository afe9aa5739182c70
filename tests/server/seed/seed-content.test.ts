import { Schema } from "effect"
import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { Landing, StaticPage } from "../../../core/contract/content.ts"
import { Menu } from "../../../core/contract/shell.ts"
import { StoreCity, StoreContacts, StoreLocation } from "../../../core/contract/stores.ts"
import { gradeCut } from "../../../core/domain/product/diamond-cut.ts"
import { giftCertificateYears } from "../../../core/domain/content/house-rules.ts"
import { categories, collections } from "../../../core/domain/product/jewelry.ts"
import { jewelryPicture, pictureDesigns, pictureMetals } from "../../../core/domain/product/jewelry-picture.ts"
import { placeOf } from "../../../core/domain/url/place.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { catalogAddress, plainState } from "../../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import { isIndexable } from "../../../core/domain/catalogue/indexing.ts"
import { jewelryListing } from "../../../core/domain/catalogue/jewelry-listing.ts"
import { pageMeta } from "../../../server/seed/content/page-meta.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { banners, countries, menus } from "../../../server/seed/content/shell.ts"
import { sections, staticPages } from "../../../server/seed/content/static-pages.ts"
import { storeCities, storeContacts, storeLocations } from "../../../server/seed/content/stores.ts"
import { tooltips } from "../../../server/seed/content/tooltips.ts"

const everything = {
  staticPages,
  sections,
  landings,
  mainPage,
  pageMeta,
  menus,
  banners,
  tooltips,
  countries,
  storeContacts,
  storeLocations,
  storeCities
}

/** Every string with the name of the field that holds it. */
const fieldsIn = (value: unknown, name = ""): ReadonlyArray<readonly [name: string, text: string]> => {
  if (typeof value === "string") return [[name, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, Array.isArray(value) ? name : key))
}

/** Fields that nobody reads as words. */
const unread = new Set([
  "keywords",
  "code",
  "link",
  "picture",
  "image",
  "previews",
  "section",
  "kind",
  "place",
  "scene",
  "path",
  "phone",
  "email",
  "city"
])
const fields = fieldsIn(everything)
const texts = fields.filter(([name]) => !unread.has(name) && name !== "collection" && name !== "type").map(([, text]) => text)
const links = [...new Set(fields.filter(([name]) => name === "link").map(([, link]) => link))]

const codes = new Set(staticPages.map(({ code }) => code))
const wordsOf = (value: unknown): ReadonlyArray<string> =>
  fieldsIn(value)
    .filter(([name]) => !unread.has(name))
    .flatMap(([, text]) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\-,.:/]*/gu) ?? [])
const pageOf = (code: string) => staticPages.find((page) => page.code === code)
/** All that a page says, with ordinary spaces. */
const said = (code: string): string =>
  fieldsIn(pageOf(code))
    .map(([, text]) => text)
    .join("\n")
    .replaceAll("\u00A0", " ")

const repeated = (values: ReadonlyArray<string>) => values.filter((value, index) => values.indexOf(value) !== index)

describe("the words of the seed", () => {
  test("are set by the typographer, each once and for all", () => {
    expect(texts.filter((text) => text !== typeset(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(1000)
  })

  test("are calm: no exclamation marks, em dashes, straight quotes or dashes between words", () => {
    expect(texts.filter((text) => /[!—"]|\s–|–\s/.test(text))).toEqual([])
  })

  test("have no double spaces, no blank edges and nothing empty", () => {
    expect(texts.filter((text) => text.trim() !== text || /\s{2}/.test(text) || text === "")).toEqual([])
  })

  test("praise nothing", () => {
    const pages = fieldsIn([staticPages, landings, mainPage]).map(([, text]) => text)
    expect(pages.filter((text) => /лучш|крупнейш|непревзойд|эксклюзив|премиальн|роскош|идеальн|безупречн|незабываем/i.test(text))).toEqual(
      []
    )
  })
})

describe("a static page", () => {
  test.each(staticPages.map((page) => [page.code, page] as const))("of %s has at least 250 words", (_, { blocks, lead }) => {
    expect(wordsOf([lead, blocks]).length).toBeGreaterThanOrEqual(250)
  })

  test.each(["privacy-policy", "terms-and-conditions"])("of %s has at least 900 words", (code) => {
    expect(wordsOf(pageOf(code)).length).toBeGreaterThanOrEqual(900)
  })

  test("fits the contract, with its section", () => {
    const bySection = new Map(Object.entries(sections))
    const whole = staticPages.map((page) => ({ ...page, section: page.section === null ? null : bySection.get(page.section) }))
    expect(Schema.decodeUnknownSync(Schema.Array(StaticPage))(whole)).toEqual(whole)
  })

  test("stands at every fixed address of words, and at addresses of the catch-all route", () => {
    const fixed = routes.filter(({ name, screen }) => screen === "static" && name !== "static-page").map(({ pattern }) => pattern.slice(1))
    expect(fixed.filter((code) => !codes.has(code))).toEqual([])
    expect(repeated(staticPages.map(({ code }) => code))).toEqual([])
    const caught = staticPages.filter(({ code }) => !fixed.includes(code)).map(({ code }) => resolve(`/${code}`, ""))
    expect(caught.length).toBeGreaterThanOrEqual(3)
    expect(caught.map((match) => match.route)).toEqual(caught.map(() => "static-page"))
  })

  test("stands in its section once", () => {
    for (const { code, section } of staticPages) {
      const listed = Object.entries(sections).filter(([, { pages }]) => pages.some(({ link }) => link === `/${code}`))
      expect(listed.map(([name]) => name)).toEqual([section])
    }
  })

  test("repeats nothing within a block, and says nothing twice", () => {
    for (const { blocks } of staticPages) {
      for (const block of blocks) {
        if (block.kind === "list") expect(repeated(block.items)).toEqual([])
        if (block.kind === "figures") expect(repeated(block.items.map(({ text }) => text))).toEqual([])
        if (block.kind === "terms") expect(repeated(block.items.map(({ term }) => term))).toEqual([])
        if (block.kind === "links") expect(repeated(block.items.map(({ link }) => link))).toEqual([])
        if (block.kind === "table") expect([repeated(block.head), repeated(block.rows.map(([first = ""]) => first))]).toEqual([[], []])
      }
    }
    expect(repeated(fieldsIn(staticPages.map(({ blocks }) => blocks)).flatMap(([, text]) => (text.length > 90 ? [text] : [])))).toEqual([])
  })

  test("has tables whose rows are as long as their heads", () => {
    const tables = staticPages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "table"))
    for (const { head, rows } of tables) expect(rows.filter((row) => row.length !== head.length)).toEqual([])
  })

  test("names the limits by which the house grades a cut", () => {
    const table = pageOf("about/russian-cut")?.blocks.find((block) => block.kind === "table")
    const numbers = (table?.rows ?? []).map(([, limits = ""]) =>
      (limits.match(/[\d,]+/g) ?? []).map((number) => Number(number.replace(",", ".")))
    )
    const [pavilion, crown, plate, girdle, depth] = numbers
    const middle = { table: 56, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3, depth: 61, crownHeight: 15, pavilionDepth: 43 }
    const limits = { pavilionAngle: pavilion, crownAngle: crown, table: plate, girdle, depth }
    for (const [name, [least = 0, most = 0] = []] of Object.entries(limits)) {
      const grades = [least - 0.1, least, most, most + 0.1].map((value) => gradeCut({ ...middle, [name]: value }, "EX", "EX"))
      expect([name, grades]).toEqual([name, ["VG", "EX", "EX", "VG"]])
    }
  })
})

describe("the rules of the house", () => {
  test("[LIM-039] [LIM-040] [LIM-041] name jewelry from 60 000 in cash or 400 000 without it, and diamonds of any amount", () => {
    for (const code of ["passport", "customer-service/payment-and-shipping", "terms-and-conditions"]) {
      expect(said(code)).toMatch(/украшени\S* от 60 000 ₽ наличными/)
      expect(said(code)).toMatch(/или от 400 000 ₽ безналичным способом/)
      expect(said(code)).toMatch(/бриллиант\S*(?: без оправы)?[^.]* при любой сумме/)
    }
  })

  test("[LIM-042] say that an order waits at the carrier's office not more than 5 working days", () => {
    expect(said("customer-service/payment-and-shipping")).toContain("хранится в офисе перевозчика не более 5 рабочих дней")
    expect(said("customer-service/questions-and-answers")).toContain("Не более 5 рабочих дней")
  })

  test("[LIM-043] say that the holder of a passport reports its changes within 5 working days", () => {
    expect(said("passport")).toContain("Сообщите нам об этом в течение 5 рабочих дней")
    expect(said("privacy-policy")).toContain("сообщите нам в течение 5 рабочих дней")
  })

  test("[LIM-038] say that a gift certificate is valid three years from its purchase", () => {
    expect(giftCertificateYears).toBe(3)
    for (const code of ["gift-certificates", "customer-service/questions-and-answers", "terms-and-conditions"]) {
      expect(said(code)).toMatch(/действует 3 года со дня покупки/)
    }
  })

  test("say what else the forms and the cart hold to", () => {
    expect(said("passport")).toContain("не больше 2 файлов в форматах jpg, jpeg, png, pdf, heic")
    expect(said("passport")).toContain("не больше 10 МБ")
    expect(said("customer-service/questions-and-answers")).toContain("от 8 до 20 символов")
    expect(said("customer-service/questions-and-answers")).toContain("До 50 товаров")
    expect(said("customer-service/payment-and-shipping")).toContain("0 ₽")
    expect(said("about")).toContain("от 7 000 до 7 000 000 ₽")
    expect(said("returns")).toContain("в течение 7 дней после")
  })

  test("name the range of prices in the home page's description", () => {
    expect(pageMeta.find(({ path }) => path === "/")?.description).toContain(
      "от\u00A07\u00A0000\u00A0до\u00A07\u00A0000\u00A0000\u00A0рублей"
    )
  })
})

describe("a link of the seed", () => {
  test.each(links.filter((link) => link.startsWith("/")))("%s leads to a page that there is", (link) => {
    const place = placeOf(link, 0)
    const match = resolve(place?.path ?? "", place?.search ?? "")
    if (match._tag === "Missing") return expect(match).toEqual("found")
    const [request] = match.calls
    if (request?.key === "content.staticPage") expect(codes).toContain(request.input.params.code)
    if (request?.key === "content.landing") expect(landings.map(({ code }) => code)).toContain(request.input.params.code)
    if (match.route === "jewelry-category") expect(categories).toContain(match.params["category"])
    const city = new URLSearchParams(place?.search).get("city")
    if (city !== null) expect(storeCities.map(({ code }) => code)).toContain(city)
    return undefined
  })

  test("leaves the shop by https, by telephone or by letter only", () => {
    const outside = links.filter((link) => !link.startsWith("/"))
    expect(outside.filter((link) => !/^(?:https:\/\/[a-z.]+\/|tel:\+\d{11}$|mailto:\S+@\S+$)/.test(link))).toEqual([])
    expect(outside.some((link) => link.startsWith("https://"))).toBe(true)
  })
})

describe("a picture of the seed", () => {
  const drawn = new Set([
    "/pictures/jewelry/engagement",
    ...pictureDesigns.flatMap(({ code }) =>
      pictureMetals.flatMap((metal) => [jewelryPicture(code, metal).path, jewelryPicture(code, metal, "detail").path])
    )
  ])
  const pictures = [...new Set(fields.map(([, text]) => text).filter((text) => text.startsWith("/pictures/")))]

  test("is the first view of one page alone", () => {
    const heroes = ["/pictures/hero-ring", ...landings.map(({ picture }) => picture)]
    expect(new Set(heroes).size).toBe(heroes.length)
    const stories = new Set(landings.flatMap(({ stories: own }) => own.map(({ picture }) => picture)))
    expect(landings.filter(({ code, picture }) => code === "engagement" && stories.has(picture))).toEqual([])
  })

  test.each(pictures)("%s is one that the shop has", (path) => {
    if (path.startsWith("/pictures/jewelry/")) expect(drawn).toContain(path)
    else expect(existsSync(`public${path}-640.avif`)).toBe(true)
  })
})

describe("the menus of the seed", () => {
  const listed = (place: string) => menus.filter((menu) => menu.place === place)

  test("hold four lists that fit the contract, in their order", () => {
    const four = { header: listed("header"), footer: listed("footer"), hamburger: listed("hamburger"), mobile: listed("mobile") }
    expect(menus).toEqual(Object.values(four).flat())
    expect(Object.values(Schema.decodeUnknownSync(Menu)(four)).map((items) => items.length)).toEqual([6, 4, 8, 7])
    for (const items of Object.values(four)) expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  })

  test("name each link once in an item, and lead to every page of words in one of them", () => {
    for (const { children, previews } of menus) {
      expect([repeated(children.map(({ link }) => link)), repeated(previews.map(({ link }) => link))]).toEqual([[], []])
    }
    const reached = new Set(menus.flatMap(({ children, link }) => [link, ...children.map((child) => child.link)]))
    const documents = new Set(sections.documents.pages.map(({ link }) => link))
    expect([...codes].map((code) => `/${code}`).filter((link) => !reached.has(link) && !documents.has(link))).toEqual([])
  })
})

describe("a landing", () => {
  test("stands at every address of a landing, and for every collection once", () => {
    const fixed = routes.filter(({ screen }) => screen === "landing").map(({ pattern }) => pattern.slice(1))
    expect(landings.map(({ code }) => code).toSorted()).toEqual(fixed.toSorted())
    expect(landings.flatMap(({ collection }) => collection ?? [])).toEqual(collections)
  })

  test("fits the contract, and tells two or three stories and three or four facts", () => {
    const whole = landings.map((landing) => ({ ...landing, products: [], others: [] }))
    expect(whole).toMatchObject(Schema.decodeUnknownSync(Schema.Array(Landing))(whole))
    for (const { facts, stories } of landings) {
      expect([2, 3]).toContain(stories.length)
      expect([3, 4]).toContain(facts.length)
      expect([repeated(stories.map(({ title }) => title)), repeated(facts.map(({ text }) => text))]).toEqual([[], []])
    }
  })
})

describe("the stores of the seed", () => {
  test("fit the contract, and each city counts its own", () => {
    expect(Schema.decodeUnknownSync(StoreContacts)(storeContacts)).toEqual(storeContacts)
    expect(Schema.decodeUnknownSync(Schema.Array(StoreLocation))(storeLocations)).toEqual(storeLocations)
    expect(Schema.decodeUnknownSync(Schema.Array(StoreCity))(storeCities)).toEqual(storeCities)
    expect(storeCities.reduce((sum, { count }) => sum + count, 0)).toBe(storeLocations.length)
    expect(storeCities.filter(({ count }) => count === 0)).toEqual([])
  })

  test("stand in Russia, and their telephones are placeholders", () => {
    for (const { latitude, longitude, phone } of storeLocations) {
      expect([latitude > 41 && latitude < 82, longitude > 19 && longitude < 180]).toEqual([true, true])
      expect(phone).toMatch(/^8 800 000-00-\d\d$/)
    }
  })
})

describe("the meta of the seed", () => {
  test("stands once for a path without its last slash, of a length that a search result shows", () => {
    expect(repeated(pageMeta.map(({ path }) => path))).toEqual([])
    expect(pageMeta.filter(({ path }) => path !== "/" && path.endsWith("/"))).toEqual([])
    for (const { description, path, title } of pageMeta) {
      expect([path, title.length <= 75, description.length >= 70 && description.length <= 180]).toEqual([path, true, true])
    }
  })

  test("heads each list of one value that search engines are offered by a name of its own", () => {
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

  test("stands only for pages that there are, each with its own title", () => {
    expect(pageMeta.filter(({ path }) => resolve(path, "")._tag === "Missing")).toEqual([])
    expect(repeated(pageMeta.map(({ title }) => title))).toEqual([])
    expect(countries[0]).toEqual({ code: "RU", name: "Россия", position: 1 })
  })
})
