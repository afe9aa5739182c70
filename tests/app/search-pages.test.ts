import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { metaOf } from "../support/view/rendered.ts"
import { type OpenedPage, type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { addressOfForm, hrefInMain, textOf } from "../support/view/parsed.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 600 })
})
afterAll(() => shop.stop())

const query = (term: string, more = "") => `/search/?${new URLSearchParams({ term }).toString()}${more}`
const cardsOf = ({ document }: OpenedPage) => [...document.querySelectorAll("main li:has(h2)")]
const namesOf = (page: OpenedPage) => cardsOf(page).map((card) => textOf(card.querySelector("h2")))
const pricesOf = (page: OpenedPage) =>
  cardsOf(page).map((card) =>
    Number((/[\d ]+(?= ₽)/.exec([...card.querySelectorAll("p")].map(textOf).join("|"))?.[0] ?? "").replaceAll(" ", ""))
  )
const tabsOf = ({ document }: OpenedPage) => [...document.querySelectorAll('[aria-label="Где нашлось"] a')]
const statusOf = ({ document }: OpenedPage) => textOf(document.querySelector("main [role=status]"))

/** Names on one page of the API's answer; the card of a stone leaves out the word for diamond. */
const answered = async (list: "jewelries" | "diamonds", sort: Readonly<Record<string, string>>) => {
  const asked = new URLSearchParams({ term: "кольцо круг", ...sort }).toString()
  const { items } = await shop.answer<{ readonly items: ReadonlyArray<{ readonly name: string }> }>(`/search/${list}?${asked}`)
  return items.map(({ name }) =>
    name.replace(/^Бриллиант, (.)(\S*)/, (_, first: string, rest: string) => `${first.toUpperCase()}${rest},`).replaceAll(/\s+/g, " ")
  )
}

describe("the results of a term", () => {
  it("[RT-100, CNT-009, CNT-010] are pieces and stones, twelve a page, sorted, page by page", async () => {
    const empty = await shop.open("/search/")
    expect([empty.status, statusOf(empty)]).toEqual([200, expect.stringMatching(/^Введите хотя бы две буквы/)])
    const found = await shop.open(addressOfForm(empty.document.querySelector("main form[role=search]"), [["term", "кольцо круг"]]))
    expect([found.status, tabsOf(found).length, cardsOf(found).length]).toEqual([200, 2, 12])
    expect(tabsOf(found).map(textOf)).toEqual([expect.stringMatching(/^Украшения [\d ]+$/), expect.stringMatching(/^Бриллианты [\d ]+$/)])
    const cheap = await shop.open(hrefInMain(found.document, "Сначала дешевле"))
    expect(cheap.at).toBe(query("кольцо круг", "&tab=jewelry&sort=price&order=asc"))
    expect(pricesOf(cheap)).toEqual(pricesOf(cheap).toSorted((one, other) => one - other))
    const second = await shop.open(hrefInMain(cheap.document, "Страница 2"))
    expect(second.at).toBe(query("кольцо круг", "&tab=jewelry&sort=price&order=asc&page=2"))
    expect(pricesOf(second)[0]).toBeGreaterThanOrEqual(pricesOf(cheap).at(-1) ?? Number.POSITIVE_INFINITY)
    expect(namesOf(second)).toEqual(await answered("jewelries", { sortBy: "price", order: "asc", page: "2" }))
    const stones = await shop.open(tabsOf(second)[1]?.getAttribute("href") ?? "")
    expect([stones.at, namesOf(stones)[0]?.startsWith("Круг")]).toEqual([query("кольцо круг", "&tab=diamonds"), true])
    const heavy = await shop.open(hrefInMain(stones.document, "Сначала тяжелее"))
    expect(namesOf(heavy)).toEqual(await answered("diamonds", { sortBy: "weight", order: "desc" }))
    const next = await shop.open(hrefInMain(heavy.document, "Страница 2"))
    expect(next.at).toBe(query("кольцо круг", "&tab=diamonds&sort=weight&order=desc&page=2"))
    expect(tabsOf(next)[1]?.getAttribute("aria-current")).toBe("page")
    expect(namesOf(next)).toEqual(await answered("diamonds", { sortBy: "weight", order: "desc", page: "2" }))
  })

  it("have the parsed conditions above, each with a link that removes it", async () => {
    const conditionsOf = ({ document }: OpenedPage) => [...document.querySelectorAll('[aria-label="Условия из запроса"] a')]
    const found = await shop.open(query("кольца до 100 тысяч"))
    expect(conditionsOf(found).map(textOf)).toEqual(["Все кольца", "до 100 000 ₽"])
    expect([pricesOf(found).length, pricesOf(found).every((price) => price > 0 && price <= 100_000)]).toEqual([12, true])
    const wider = await shop.open(hrefInMain(found.document, "Убрать: до 100 000 ₽"))
    expect([wider.at, conditionsOf(wider).map(textOf)]).toEqual([query("кольца"), ["Все кольца"]])
  })

  it("[CNT-011] that are empty show links, and the corrected term", async () => {
    const none = await shop.open(query("слоник"))
    expect([...none.document.querySelectorAll("main h2")].map(textOf)).toContain("Ничего не нашлось")
    expect(hrefInMain(none.document, "Помолвочные кольца")).toBe("/jewelry/pomolvochnoe-kolco")
    const meant = await shop.open(query("rjkmwj"))
    expect([statusOf(meant).includes("Возможно, вы искали «кольцо»"), cardsOf(meant).length]).toEqual([true, 12])
  })

  it("are not indexed, and a too large request is answered without an error", async () => {
    const found = await shop.open(query("кольцо"))
    expect([found.status, metaOf(found.html, "robots")]).toEqual([200, "noindex, follow"])
    expect(statusOf(await shop.open(query("я".repeat(300))))).toContain("Запрос слишком длинный")
    const hostile = await shop.open(query("'; drop table jewelry\" <b>"))
    expect(hostile.document.querySelector("main input[name=term]")?.getAttribute("value")).toBe("'; drop table jewelry\" <b>")
    for (const page of ["0", "999", "x"])
      expect([page, (await shop.open(query("кольцо", `&tab=jewelry&page=${page}`))).status]).toEqual([page, 404])
  })

  it("start at their first page, if the address has a page without a tab", async () => {
    const { items } = await shop.answer<{ readonly items: ReadonlyArray<{ readonly code: string }> }>("/catalog-diamonds/")
    const stones = await shop.open(query(items[0]?.code ?? "", "&page=2"))
    expect([stones.status, cardsOf(stones).length]).toEqual([200, 1])
  })

  it("[RT-087] have a mock-up page with a sample", async () => {
    const sample = await shop.open("/markup-search")
    expect([sample.status, textOf(sample.document.querySelector("h1")), cardsOf(sample).length]).toEqual([200, "Поиск: кольцо", 12])
  })
})

describe("favourites without a script", () => {
  it("are compared if shared by a link, and the own list explains its requirement", async () => {
    const { items } = await shop.answer<{ readonly items: ReadonlyArray<{ readonly id: number; readonly shape: string }> }>(
      "/catalog-diamonds/"
    )
    const rounds = items.filter(({ shape }) => shape === "round")
    const ids = rounds.slice(0, 2).map(({ id }) => `1-${id}`)
    const shared = await shop.open(`/wishlist/?ids=${ids.join(",")}&tab=diamonds&view=compare`)
    expect([shared.status, shared.document.querySelectorAll("main table thead th[scope=col]").length]).toEqual([200, 3])
    expect(shared.document.querySelectorAll('tr[data-same="true"]').length).toBeGreaterThan(0)
    const differences = await shop.open(hrefInMain(shared.document, "Только различия"))
    expect(differences.document.querySelectorAll('tr[data-same="true"]')).toHaveLength(0)
    expect(metaOf(differences.html, "robots")).toContain("noindex")
    expect(textOf((await shop.open("/wishlist/?ids=1-0")).document.querySelector("main"))).toContain("Ссылка не читается")
    expect(textOf((await shop.open("/wishlist/")).document.querySelector("main"))).toContain("Включите его, и список появится")
  })
})

describe("a visit without a script", () => {
  it("has its places, days and hours as links, and a telephone", async () => {
    const { document: page } = await shop.open("/visit?thing=1-1")
    const other = await shop.open(hrefInMain(page, /Кутузовском/))
    expect(other.at).toContain("place=2")
    const hours = [...other.document.querySelectorAll("main a")].filter((link) => /^\d{1,2}:00$/.test(textOf(link)))
    expect([hours.length > 0, hours[0]?.getAttribute("href")]).toEqual([true, expect.stringMatching(/^tel:/)])
    expect(textOf(other.document.querySelector("main"))).toMatch(/Чтобы записаться, позвоните:/)
  })
})
