import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { categories } from "../../core/domain/product/jewelry.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { countDiamonds } from "../../server/catalogue/diamonds.ts"
import { landings } from "../../server/seed/content/landings.ts"
import { staticPages } from "../../server/seed/content/static-pages.ts"
import { pieces } from "../support/samples/seed-jewelry.ts"
import { itemsOf, withTexts } from "../support/view/rendered.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"

let shop: TestShop
let renderer: Renderer
/** Text of each indexed page, with plain spaces. */
const pages = new Map<string, string>()
const documents = new Map<string, string>()

beforeAll(async () => {
  shop = await startShop({ diamonds: 300 })
  renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })
  for (const url of publicPages()) {
    const { html, status, text } = withTexts(await renderer.render(url))
    expect({ url, status }).toEqual({ url, status: 200 })
    documents.set(url, html)
    const [, described = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    pages.set(url, `${described} ${text}`.replaceAll(/[\u00A0\s]+/g, " "))
  }
}, 60_000)
afterAll(() => shop.stop())

const publicPages = () => [
  ...["/", "/diamonds", "/diamonds?view=table", "/diamonds/filter/color--fancy", "/jewelry/", "/collection", "/giftcards/"],
  ...categories.map((code) => `/jewelry/${code}`),
  ...pieces
    .filter(({ insertsCount }, index) => index % 60 === 0 || (insertsCount === 0 && index % 7 === 0))
    .map(({ category, productCode }) => `/jewelry/${category.code}/${productCode}/`),
  ...landings.map(({ code }) => `/${code}`),
  ...staticPages.map(({ code }) => `/${code}`),
  "/customer-service/contacts/"
]

/** Values that the pages state for a pattern, each with a page that states it. */
const matchesOf = (pattern: RegExp): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...pages].flatMap(([url, text]) =>
      [...text.matchAll(pattern)].map((match) => [(match.slice(1).find((part) => part !== undefined) ?? match[0]).toLowerCase(), url])
    )
  )

const valuesOf = (pattern: RegExp) => Object.keys(matchesOf(pattern))
const pageAt = (url: string) => pages.get(url) ?? ""

describe("statements on the pages", () => {
  it("on the number of stones match the list, on the home page too", async () => {
    const total = String(await shop.run(countDiamonds))
    expect(/Все (\d+) бриллиант/.exec(pageAt("/"))?.[1]).toBe(total)
    expect(/(\d+) бриллиант(?:а|ов)? Сортировка/.exec(pageAt("/diamonds"))?.[1] ?? /(\d+) бриллиант/.exec(pageAt("/diamonds"))?.[1]).toBe(
      total
    )
  })

  it("on the number of pieces in a category match its list", () => {
    const home = documents.get("/") ?? ""
    const tiles = home.slice(home.indexOf('id="categories"'), home.indexOf('id="shapes"'))
    for (const code of categories) {
      const [, listed] = /(\d+) издели[еяй]/.exec(pageAt(`/jewelry/${code}`)) ?? []
      const tile = new RegExp(`<a[^>]*href="/jewelry/${code}"[^>]*>(.*?)</a>`, "s").exec(tiles)?.[1] ?? ""
      const shown = /\d+/.exec(tile.replaceAll(/<[^>]*>/g, " "))?.[0] ?? "none"
      expect([code, shown]).toEqual([code, listed])
    }
  })

  it("in a title name the page, unique among pages", () => {
    const titles = [...documents].map(([url, html]) => [/<title>([^<]*)/.exec(html)?.[1] ?? "", url] as const)
    const known = new Map<string, string>()
    for (const [title, url] of titles) {
      const path = url.split("?")[0] ?? ""
      expect([url, title === "Грань" || title === "", known.get(title) ?? path]).toEqual([url, false, path])
      known.set(title, path)
    }
  })

  it("in a numbered title have the number before the shop's name", async () => {
    for (const url of ["/diamonds/2", "/diamonds/filter/shape--round/2", "/jewelry/2", "/jewelry/kolco/2"]) {
      const { html, status } = withTexts(await renderer.render(url))
      const title = (/<title>([^<]*)/.exec(html)?.[1] ?? "").replaceAll("\u00A0", " ")
      expect([url, status, title]).toEqual([url, 200, expect.not.stringMatching(/\| Грань.*страница/)])
      expect(title).toContain("страница 2")
    }
  })

  it("on novelties link to novelties only", async () => {
    const [, link = ""] = /href="([^"]*)"[^>]*>Все новинки/.exec(documents.get("/") ?? "") ?? []
    const { html, status } = withTexts(await renderer.render(link))
    const fresh = new Set(pieces.filter(({ isNew }) => isNew).map(({ productCode }) => productCode))
    expect([status, itemsOf(html).length, itemsOf(html).filter((code) => !fresh.has(code))]).toEqual([200, Math.min(24, fresh.size), []])
  })

  it.each([
    ["the soonest delivery by courier", /(?:доставка|курьер\S*)[^.;|]{0,40}?(от \d+ дн[а-я]*)/gi, ["от 2 дней"]],
    ["the warranty", /гаранти[яию] (?:на украшение )?(?:действует )?(\d+ месяц[а-я]*)|(\d+ месяц[а-я]*) гаранти/gi, ["12 месяцев"]],
    ["returns", /возврат (\d+ дн[а-я]*)|вернуть в течение (\d+ дн[а-я]*) после получения/gi, ["7 дней"]],
    ["how long a salon keeps an order", /(?:салоне заказ|вас) ждёт (\d+ час[а-я]*)|ждёт вас (\d+ час[а-я]*)/gi, ["72 часа"]],
    ["how long a carrier keeps a parcel", /не более (\d+ рабочих дн[а-я]*)/gi, ["5 рабочих дней"]],
    ["a gift certificate", /действует (\d+ (?:год[а-я]*|лет)) с/gi, ["3 года"]],
    [
      "a setting for a stone",
      /(\d+ дней),? (?:обычный срок оправы|первое изменение)|обычно (?:это|на это уходит) (\d+ дн[а-я]*)/gi,
      ["18 дней"]
    ],
    ["the price of engraving", /(?:гравировка стоит|гравируем[^.]*\. стоимость) (\d[\d ]* ₽)/gi, ["3 500 ₽"]],
    ["a pair of stones", /(\d,\d мм) допуск по диаметру|допуск(?:ом)? (\d,\d мм)|с допуском (\d,\d мм)/gi, ["0,2 мм"]],
    ["the telephone of the house", /8 800 000-00-0(0)/g, ["0"]],
    ["when calls are answered", /(круглосуточно)/gi, ["круглосуточно"]],
    ["letters", /(не чаще [а-я]+ раз[а]? в месяц)/gi, ["не чаще двух раз в месяц"]]
  ] as const)("on %s are the same everywhere", (_, pattern, only) => {
    expect(valuesOf(pattern)).toEqual([...only])
  })

  it("on a mass have carats in the genitive, and call no picture a photograph", () => {
    expect(matchesOf(/\d,\d+ карат(?![а-яё])/g)).toEqual({})
    for (const html of documents.values()) expect(html).not.toMatch(/(?:alt|aria-label)="[^"]*фото/i)
  })

  it("to the shopper use «вы»", () => {
    for (const [url, html] of documents)
      expect([url, /[а-яё,;][\u00A0\s](?:Вы|Вас|Вам|Вами|Ваш[а-яё]*)(?![а-яё])/.exec(html)?.[0]]).toEqual([url, undefined])
  })

  it("on earrings, pendants and brooches offer no ring sizes", () => {
    for (const code of ["sergi", "odinochnye-sergi", "podveska", "brosh"]) {
      expect(documents.get(`/jewelry/${code}`)).not.toMatch(/name="size"/)
    }
    expect(documents.get("/jewelry/kolco")).toMatch(/name="size" value="17"/)
    expect(documents.get("/jewelry/kolco")).not.toMatch(/value="17cm"/)
  })

  it("on a fancy colour have its hue and strength, on a card, in the table and among the filters", async () => {
    const list = documents.get("/diamonds/filter/color--fancy") ?? ""
    expect(list).toMatch(/name="hue" value="yellow"/)
    expect(list).toMatch(/name="intensity" value="fancy_intense"/)
    expect(pageAt("/diamonds/filter/color--fancy")).toMatch(/Жёлтый\s+\(Fancy(?: \w+)?\)/)
    const { html, status, text } = withTexts(await renderer.render("/diamonds/filter/hue--yellow?view=table"))
    expect([status, itemsOf(html).length > 0]).toEqual([200, true])
    expect(text.replaceAll(/[\u00A0\s]+/g, " ")).toMatch(/Оттенок Жёлтый/)
  })
})
