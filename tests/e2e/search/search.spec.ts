import { always } from "../../support/rings.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

type ResultList = { readonly items: ReadonlyArray<{ readonly name: string }> }

const isSorted = (prices: ReadonlyArray<number>): boolean =>
  prices.length === 12 && prices.every((price, index) => price >= (prices[index - 1] ?? 1))

const query = (term: string, more = "") => `/search/?${new URLSearchParams({ term }).toString()}${more}`

test(
  "[CNT-008, GEN-015] a misspelt term is suggested and found, sorted and narrowed",
  always,
  async ({ header, page, request, search }) => {
    await header.open("/contacts")
    await header.choose("search")
    await expect(header.search).toBeFocused()
    await page.keyboard.type("слоник")
    await expect(page.getByRole("status").filter({ hasText: /«слоник» ничего не\sнашлось/ })).toBeVisible()
    await page.keyboard.press("Escape")
    await header.seeClosed()
    await expect(header.focused).toHaveAccessibleName("Поиск")

    await header.choose("search")
    await expect(header.search).toHaveValue("")
    const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("term") === "кольцо изумрут")
    await page.keyboard.type("кольцо изумрут")
    const answer = await answered
    expect([answer.request().method(), new URL(answer.url()).pathname]).toEqual(["GET", "/api/v2/search/suggest/"])
    await expect(page.getByRole("status").filter({ hasText: "«кольцо изумруд»" })).toBeVisible()
    const options = page.getByRole("listbox", { name: "Подсказки" }).getByRole("option")
    await expect(options.filter({ hasText: /^Украшения\s\d+$/ })).toBeVisible()
    await expect(options.filter({ hasText: "₽" })).toHaveCount(4)
    expect(await violationSummary(page, "header")).toEqual([])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    const active = options.nth(1)
    await expect(active).toHaveAttribute("aria-selected", "true")
    await expect(header.search).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "")
    const link = (await active.getAttribute("href")) ?? ""
    await page.keyboard.press("Enter")
    await header.seeAddress(link)
    await header.seeClosed()

    await header.choose("search")
    await page.keyboard.type("кольца до 100 тысяч")
    await page.keyboard.press("Enter")
    await search.seeAddress(query("кольца до 100 тысяч"))
    await header.seeClosed()
    await search.seeHeading(/Поиск:\sкольца\sдо\s100\sтысяч/)
    const conditions = page.getByRole("list", { name: "Условия из запроса" })
    await expect(conditions.getByRole("link")).toHaveText(["Все кольца", /^до\s100\s000\s₽$/])
    await conditions.getByRole("link", { name: /^Убрать: до\s100\s000\s₽$/ }).click()
    await search.seeAddress(query("кольца"))
    await expect(conditions.getByRole("link")).toHaveText(["Все кольца"])

    await search.find("кольцо круг")
    await search.seeAddress(query("кольцо круг"))
    await search.seeHeading(/Поиск:\sкольцо\sкруг/)
    await search.seeSettled()
    await expect(search.cards).toHaveCount(12)
    await search.sort("Сначала дешевле")
    await search.seeAddress(query("кольцо круг", "&tab=jewelry&sort=price&order=asc"))
    await expect.poll(async () => isSorted(await search.prices())).toBe(true)
    const cheap = await search.prices()
    await page.getByRole("link", { name: "Страница 2", exact: true }).click()
    await search.seeAddress(query("кольцо круг", "&tab=jewelry&sort=price&order=asc&page=2"))
    await expect.poll(async () => (await search.prices())[0]).toBeGreaterThanOrEqual(cheap.at(-1) ?? Number.POSITIVE_INFINITY)
    await search.tabs.nth(1).click()
    await search.seeAddress(query("кольцо круг", "&tab=diamonds"))
    await expect(search.tabs.nth(1)).toHaveAttribute("aria-current", "page")
    await search.seeSettled()
    await search.sort("Сначала тяжелее")
    const heaviest = new URLSearchParams({ term: "кольцо круг", sortBy: "weight", order: "desc" }).toString()
    await search.seeCards(await answerOf<ResultList>(request, `/search/diamonds?${heaviest}`))
    expect(await violationSummary(page)).toEqual([])
  }
)
