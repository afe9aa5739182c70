import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Landing } from "../../core/contract/content/static-pages.ts"
import type { MainPage } from "../../core/contract/content/pages.ts"
import type { StoreCity, StoreContacts, StoreLocation } from "../../core/contract/content/stores.ts"
import { telNumber } from "../../core/domain/form/phone.ts"
import { diamonds as seeded } from "../../server/seed/stones.ts"
import { sampleGroups } from "../../core/domain/samples/sample-pages.ts"
import { iconNames } from "../../view/ui/icon-names.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { hrefOf, hrefsOf, partNamed, plainText, textOf, textsOf } from "../support/view/parsed.ts"
import { metaOf, titleOf } from "../support/view/rendered.ts"

const stones = 30
const [firstArticle = ""] = seeded(stones).map(({ article }) => article)

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: stones })
})
afterAll(() => shop.stop())

type Items<Item> = { readonly items: ReadonlyArray<Item> }

const wordsIn = (html: string): number => {
  const [, article = ""] = /<article[^>]*>(.*?)<\/article>/s.exec(html) ?? []
  return article.replaceAll(/<[^>]+>/g, " ").match(/[\p{L}\p{N}][\p{L}\p{N}\-,.:/]*/gu)?.length ?? 0
}

const seeText = async (path: string, title: string) => {
  const { heading, html, status } = await shop.open(path)
  expect({ path, status, heading: plainText(heading) }).toEqual({ path, status: 200, heading: title })
  expect(wordsIn(html), path).toBeGreaterThanOrEqual(250)
}

describe("a page of text", () => {
  it.each([
    ["RT-002", "/about", "О доме"],
    ["RT-003", "/about/environmental-responsibility", "Экология"],
    ["RT-004", "/about/kimberley-process", "Кимберлийский процесс"],
    ["RT-005", "/about/russian-cut", "Русская огранка"],
    ["RT-006", "/about/social-responsibility", "Социальная ответственность"],
    ["RT-065", "/customer-service/certification", "Сертификация"],
    ["RT-066", "/customer-service/payment-and-shipping", "Оплата и доставка"],
    ["RT-067", "/customer-service/personalization", "Персонализация"],
    ["RT-068", "/customer-service/questions-and-answers", "Вопросы и ответы"],
    ["RT-069", "/customer-service/try-on", "Примерка"],
    ["RT-070", "/customer-service/warranty", "Гарантия"],
    ["RT-073", "/diamonds-history", "История бриллианта"],
    ["RT-089", "/our-history", "История дома"],
    ["RT-091", "/privacy-policy", "Политика конфиденциальности"],
    ["RT-092", "/terms-and-conditions", "Условия продажи"],
    ["RT-094", "/vacancies", "Вакансии"]
  ])("[%s] is served at %s with the heading «%s» and at least 250 words", (_, path, title) => seeText(path, title))

  it("[RT-091] of the privacy policy is linked from the footer of every page, with a slash at its end", async () => {
    for (const path of ["/", "/about", "/diamonds"]) {
      const links = [...(await shop.open(path)).document.querySelectorAll("footer a[href]")].filter((link) => /олитик/.test(textOf(link)))
      expect([path, ...new Set(links.map((link) => link.getAttribute("href")))]).toEqual([path, "/privacy-policy/"])
    }
    await seeText("/privacy-policy/", "Политика конфиденциальности")
  })

  it("[CNT-015] is served at any address that has a page of that code and no other route", async () => {
    const { lead, title } = await shop.answer<{ readonly title: string; readonly lead: string }>("/static-pages/ring-size/")
    await seeText("/ring-size", plainText(title))
    expect(textOf((await shop.open("/ring-size")).document.querySelector("main"))).toContain(plainText(lead))
  })
})

/** Landing pages by the requirement of their route. */
const landings = [
  ["RT-020", "/balance"],
  ["RT-021", "/berkana"],
  ["RT-074", "/engagement"],
  ["RT-076", "/fancy"],
  ["RT-077", "/lethe"],
  ["RT-078", "/luminous"],
  ["RT-080", "/petals"]
] as const

describe("a landing page", () => {
  it.each(landings)("[%s] is served at %s with the headline of its record and all of its pieces", async (_, path) => {
    const { accent, products, title } = await shop.answer<Landing>(`/landings/collections${path}`)
    const { document, heading, status } = await shop.open(path)
    expect([status, plainText(heading)]).toEqual([200, plainText(`${title} ${accent}`)])
    expect(products.length).toBeGreaterThan(0)
    expect(textsOf(document, "#pieces li h3")).toEqual(products.map(({ name }) => plainText(name)))
    expect(Number(textOf(document.querySelector("#pieces .caption")).replaceAll(/\D/g, ""))).toBe(products.length)
  })

  it("[RT-044] of each collection is linked from the page of collections", async () => {
    const { document, status } = await shop.open("/collection")
    expect([status, hrefsOf(document, "main h2 a").toSorted()]).toEqual([200, landings.map(([, path]) => path)])
  })
})

const contacts = "/customer-service/contacts/"
const cityNav = (page: Document) => partNamed(page, "Город")
const placesOf = (page: Document) => [...page.querySelectorAll("section[aria-labelledby=salons] li:has(h3)")].map(textOf)

describe("the contacts", () => {
  it("[RT-063] [CNT-012] list every place, and at a city's link the places of that city alone", async () => {
    const { items: places } = await shop.answer<Items<StoreLocation>>("/store-locations/")
    const { items: cities } = await shop.answer<Items<StoreCity>>("/store-cities/")
    const { document: all, status } = await shop.open(contacts)
    expect([status, placesOf(all).length, textOf(cityNav(all).querySelector("[aria-current]"))]).toEqual([200, places.length, "Все города"])
    expect(cities.length).toBeGreaterThan(1)
    for (const { code, count, name } of cities) {
      const link = hrefOf(cityNav(all), new RegExp(`^${name}`))
      const { document: page } = await shop.open(link)
      expect([link, placesOf(page).length]).toEqual([`${contacts}?city=${code}`, count])
      expect(placesOf(page).filter((place) => !place.includes(`${name},`))).toEqual([])
      expect(textOf(cityNav(page).querySelector("[aria-current]"))).toBe(`${name} ${count}`)
    }
  })

  it("[CNT-012, CNT-016] show the office's phone on every page as a link, and on their own page its email address", async () => {
    const { email, phone } = await shop.answer<StoreContacts>("/store-contacts/")
    for (const path of ["/", "/about", contacts]) {
      expect(hrefOf((await shop.open(path)).document, plainText(phone)), path).toBe(`tel:${telNumber(phone)}`)
    }
    const links = hrefsOf((await shop.open(contacts)).document, "main a[href]")
    expect(links).toEqual(expect.arrayContaining([`tel:${telNumber(phone)}`, `mailto:${email}`]))
  })

  it("[RT-062] have a mock-up that shows the same places and is not indexed", async () => {
    const { document, heading, status } = await shop.open("/contacts-markup")
    expect([status, heading, placesOf(document)]).toEqual([200, "Контакты", placesOf((await shop.open(contacts)).document)])
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex")
  })
})

describe("the home page", () => {
  it("[RT-001, CNT-001] shows what the main page's call answers", async () => {
    const main = await shop.answer<MainPage>("/main-page/")
    const { document, heading, status } = await shop.open("/")
    const links = (name: string) => hrefsOf(partNamed(document, name))
    const cards = (name: string) => textsOf(partNamed(document, name), "li h3")
    expect([status, plainText(heading)]).toEqual([200, plainText(`${main.hero.title} ${main.hero.accent}`)])
    expect(links("Украшения")).toEqual(expect.arrayContaining(main.categories.map(({ link }) => link)))
    expect(cards("Новое")).toEqual(main.novelties.map(({ name }) => plainText(name)))
    expect(textsOf(partNamed(document, "Русская огранка"), "dd")).toEqual(main.figures.map(({ value }) => plainText(value)))
    expect(partNamed(document, "Бриллианты по форме").querySelectorAll("li")).toHaveLength(main.shapes.length)
    expect(links("Новые бриллианты")).toEqual(["/diamonds", ...main.featured.map(({ code }) => `/diamonds/${code}/`)])
    const text = textOf(document.querySelector("main"))
    const titles = [...(main.collection === null ? [] : [main.collection]), ...main.principles].map(({ title }) => plainText(title))
    expect(titles.filter((title) => !text.includes(title))).toEqual([])
  })
})

const missing = { status: 404, heading: "К сожалению, страница, которую вы искали, не найдена." }
const inStones = (last: string) => `/diamonds/${last}`

describe("an address without a page", () => {
  it.each([
    ["[RT-137, ERR-010] of no route", ["/net-takoy-stranitsy", "/net/takoy/stranitsy/", "/ring-size/none", "/a/b/c/d"]],
    ["[CAT-033, CAT-034] of an unknown category, or past a list's last page", ["/jewelry/shapka", "/jewelry/999", "/jewelry/kolco/999"]],
    ["of a page of jewelry that is zero or has four digits", ["/jewelry/1000", "/jewelry/0"]],
    ["of a page of stones that is zero, has four digits or letters, or is past the last", ["1000", "2a", "0", "999"].map(inStones)],
    ["[PDP-003] of a code that no piece has", ["123456", "12345678901", "ab-12345", "9999999"].map((code) => `/jewelry/kolco/${code}/`)],
    ["[PDP-004] of an article that no stone has", ["abcdefgh/", "123456/", "123456789012/", "99999999/"].map(inStones)]
  ])("%s is answered with status 404 and the error page, which is not indexed", async (_, paths) => {
    for (const path of paths) {
      const { heading, html, status } = await shop.open(path)
      expect({ path, status, heading: plainText(heading) }).toEqual({ path, ...missing })
      expect(metaOf(html, "robots"), path).toContain("noindex")
    }
  })

  it("[ERR-004, ERR-005, ERR-006] shows a picture, then the error's text, then a link to the catalogue", async () => {
    const { document } = await shop.open("/net-takoy-stranitsy")
    const parts = [...document.querySelectorAll('main [role="img"], main h1, main a')].map((part) => [part.tagName, textOf(part)])
    expect(parts).toEqual([
      ["svg", expect.any(String)],
      ["H1", missing.heading],
      ["A", "Перейти в каталог"],
      ["A", "Найти бриллиант"]
    ])
    expect(hrefsOf(document, "main a")).toEqual(["/jewelry/", "/diamonds"])
  })

  it("[ERR-009] shows neither the error's message nor a stack", async () => {
    const { html } = await shop.open("/net-takoy-stranitsy")
    expect(html).not.toMatch(/Page not found/i)
    expect(html).not.toContain("<pre")
  })
})

it("[META-001, META-002, META-022] every page names in its HTML its language, locale, title, description, robots and one heading", async () => {
  for (const path of ["/", "/diamonds", "/diamonds/2", `/diamonds/${firstArticle}/`]) {
    const { heading, html, status } = await shop.open(path)
    expect([path, status, /<html[^>]* lang="ru"/.test(html), metaOf(html, "robots")]).toEqual([path, 200, true, "index, follow"])
    expect(html).toContain('<meta property="og:locale" content="ru_RU"')
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(metaOf(html, "description") ?? "", path).toMatch(/.{40,}/)
    expect(titleOf(html) ?? "", path).toMatch(/.{10,}/)
    expect(plainText(heading), path).toMatch(/.{5,}/)
  }
})

it("[RT-138] the page of icons shows each icon once", async () => {
  const { document, heading, status } = await shop.open("/_icons")
  expect([status, heading, textsOf(document, "main li code")]).toEqual([200, "Иконки", iconNames])
})

it("[RT-086] the index of sample pages links each of them, and is not indexed", async () => {
  const { document, heading, status } = await shop.open("/markup")
  expect([status, plainText(heading)]).toEqual([200, "Образцы и детали"])
  expect(hrefsOf(document, "#samples a")).toEqual(sampleGroups.flatMap(({ pages }) => pages.map(({ path }) => path)))
  expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex")
})
