import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { startShop, type TestShop } from "../support/server/server.ts"
import { metaOf } from "../support/view/rendered.ts"
import { linkIn, openPages, rendererOf, sentBy, textOf } from "../support/view/open-pages.ts"

let shop: TestShop
let renderer: Renderer
let open: ReturnType<typeof openPages>
beforeAll(async () => {
  shop = await startShop({ diamonds: 600 })
  renderer = rendererOf(shop)
  open = openPages(renderer)
})
afterAll(() => shop.stop())

type Page = Awaited<ReturnType<typeof open>>

const query = (term: string, more = "") => `/search/?${new URLSearchParams({ term }).toString()}${more}`
const cardsOf = ({ page }: Page) => [...page.querySelectorAll("main li:has(h2)")]
const namesOf = (page: Page) => cardsOf(page).map((card) => textOf(card.querySelector("h2")))
const pricesOf = (page: Page) =>
  cardsOf(page).map((card) =>
    Number((/[\d ]+(?= ₽)/.exec([...card.querySelectorAll("p")].map(textOf).join("|"))?.[0] ?? "").replaceAll(" ", ""))
  )
const tabsOf = ({ page }: Page) => [...page.querySelectorAll('[aria-label="Где нашлось"] a')]
const saidBy = ({ page }: Page) => textOf(page.querySelector("main [role=status]"))

/** The names of a page of the shop's own answer; the card of a stone leaves out that it is one. */
const answered = async (list: "jewelries" | "diamonds", sort: Readonly<Record<string, string>>) => {
  const reply = await shop.ask(`/api/v2/search/${list}?${new URLSearchParams({ term: "кольцо круг", ...sort }).toString()}`)
  const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly name: string }> } } = await reply.json()
  return data.items.map(({ name }) =>
    name.replace(/^Бриллиант, (.)(\S*)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest},`).replaceAll(/\s+/g, " ")
  )
}

describe("the results of a term", () => {
  it("[RT-100, CNT-009, CNT-010] are pieces and stones, twelve a page, sorted, page by page", async () => {
    const empty = await open("/search/")
    expect([empty.status, saidBy(empty)]).toEqual([200, expect.stringMatching(/^Введите хотя бы две буквы/)])
    const found = await open(sentBy(empty.page.querySelector("main form[role=search]"), [["term", "кольцо круг"]]))
    expect([found.status, tabsOf(found).length, cardsOf(found).length]).toEqual([200, 2, 12])
    expect(tabsOf(found).map(textOf)).toEqual([expect.stringMatching(/^Украшения [\d ]+$/), expect.stringMatching(/^Бриллианты [\d ]+$/)])
    const cheap = await open(linkIn(found.page, "Сначала дешевле"))
    expect(cheap.at).toBe(query("кольцо круг", "&tab=jewelry&sort=price&order=asc"))
    expect(pricesOf(cheap)).toEqual(pricesOf(cheap).toSorted((one, other) => one - other))
    const second = await open(linkIn(cheap.page, "Страница 2"))
    expect(second.at).toBe(query("кольцо круг", "&tab=jewelry&sort=price&order=asc&page=2"))
    expect(pricesOf(second)[0]).toBeGreaterThanOrEqual(pricesOf(cheap).at(-1) ?? Number.POSITIVE_INFINITY)
    expect(namesOf(second)).toEqual(await answered("jewelries", { sortBy: "price", order: "asc", page: "2" }))
    const stones = await open(tabsOf(second)[1]?.getAttribute("href") ?? "")
    expect([stones.at, namesOf(stones)[0]?.startsWith("Круг")]).toEqual([query("кольцо круг", "&tab=diamonds"), true])
    const heavy = await open(linkIn(stones.page, "Сначала тяжелее"))
    expect(namesOf(heavy)).toEqual(await answered("diamonds", { sortBy: "weight", order: "desc" }))
    const next = await open(linkIn(heavy.page, "Страница 2"))
    expect(next.at).toBe(query("кольцо круг", "&tab=diamonds&sort=weight&order=desc&page=2"))
    expect(tabsOf(next)[1]?.getAttribute("aria-current")).toBe("page")
    expect(namesOf(next)).toEqual(await answered("diamonds", { sortBy: "weight", order: "desc", page: "2" }))
  })

  it("stand under the conditions that were read from it, each with a link that takes it off", async () => {
    const conditionsOf = ({ page }: Page) => [...page.querySelectorAll('[aria-label="Условия из запроса"] a')]
    const found = await open(query("кольца до 100 тысяч"))
    expect(conditionsOf(found).map(textOf)).toEqual(["Кольца", "до 100 000 ₽"])
    expect([pricesOf(found).length, pricesOf(found).every((price) => price > 0 && price <= 100_000)]).toEqual([12, true])
    const wider = await open(linkIn(found.page, "Убрать: до 100 000 ₽"))
    expect([wider.at, conditionsOf(wider).map(textOf)]).toEqual([query("кольца"), ["Кольца"]])
  })

  it("[CNT-011] that are none are told with ways on, and what was meant is told", async () => {
    const none = await open(query("слоник"))
    expect([...none.page.querySelectorAll("main h2")].map(textOf)).toContain("Ничего не нашлось")
    expect(linkIn(none.page, "Помолвочные кольца")).toBe("/jewelry/pomolvochnoe-kolco")
    const meant = await open(query("rjkmwj"))
    expect([saidBy(meant).includes("Возможно, вы искали «кольцо»"), cardsOf(meant).length]).toEqual([true, 12])
  })

  it("are not offered to search engines, and an address that asks for too much is answered plainly", async () => {
    const found = await renderer.render(query("кольцо"))
    expect([found.status, metaOf(found.html, "robots")]).toEqual([200, "noindex, follow"])
    expect(saidBy(await open(query("я".repeat(300))))).toContain("Запрос слишком длинный")
    const hostile = await open(query("'; drop table jewelry\" <b>"))
    expect(hostile.page.querySelector("main input[name=term]")?.getAttribute("value")).toBe("'; drop table jewelry\" <b>")
    for (const page of ["0", "999", "x"])
      expect([page, (await renderer.render(query("кольцо", `&page=${page}`))).status]).toEqual([page, 404])
  })

  it("[RT-087] have a mock-up page with a sample", async () => {
    const sample = await open("/markup-search")
    expect([sample.status, textOf(sample.page.querySelector("h1")), cardsOf(sample).length]).toEqual([200, "Поиск: кольцо", 12])
  })
})

describe("favourites without a script", () => {
  it("are compared where they were shared by a link, and the own list says what it needs", async () => {
    const reply = await shop.ask("/api/v2/catalog-diamonds/")
    const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly id: number; readonly shape: string }> } } =
      await reply.json()
    const rounds = data.items.filter(({ shape }) => shape === "round")
    const ids = rounds.slice(0, 2).map(({ id }) => `1-${id}`)
    const shared = await open(`/wishlist/?ids=${ids.join(",")}&tab=diamonds&view=compare`)
    expect([shared.status, shared.page.querySelectorAll("main table thead th[scope=col]").length]).toEqual([200, 3])
    expect(shared.page.querySelectorAll('tr[data-same="true"]').length).toBeGreaterThan(0)
    const differences = await open(linkIn(shared.page, "Только различия"))
    expect(differences.page.querySelectorAll('tr[data-same="true"]')).toHaveLength(0)
    expect(metaOf(differences.html, "robots")).toContain("noindex")
    expect(textOf((await open("/wishlist/?ids=1-0")).page.querySelector("main"))).toContain("Ссылка не читается")
    expect(textOf((await open("/wishlist/")).page.querySelector("main"))).toContain("Включите его, и список появится")
  })
})

describe("a visit without a script", () => {
  it("has its places, days and hours as links, and the telephone to ask for it", async () => {
    const { page } = await open("/visit?thing=1-1")
    const other = await open(linkIn(page, /Кутузовском/))
    expect(other.at).toContain("place=2")
    const hours = [...other.page.querySelectorAll("main a")].filter((link) => /^\d{1,2}:00$/.test(textOf(link)))
    expect([hours.length > 0, hours[0]?.getAttribute("href")]).toEqual([true, expect.stringMatching(/^tel:/)])
    expect(textOf(other.page.querySelector("main"))).toMatch(/Чтобы записаться, позвоните:/)
  })
})
