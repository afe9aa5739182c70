import { faultsOf } from "../../support/browser/axe.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

type Found = { readonly items: ReadonlyArray<{ readonly name: string }> }

const isSorted = (prices: ReadonlyArray<number>): boolean =>
  prices.length === 12 && prices.every((price, index) => price >= (prices[index - 1] ?? 1))

const query = (term: string, more = "") => `/search/?${new URLSearchParams({ term }).toString()}${more}`

test("[CNT-008] what is typed with a slip is suggested by words, lists and pieces, and the arrow keys go along them", async ({
  header,
  page
}) => {
  await header.open("/contacts")
  await header.choose("search")
  await expect(header.search).toBeFocused()
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("term") === "кольцо изумрут")
  await page.keyboard.type("кольцо изумрут")
  const answer = await answered
  expect([answer.request().method(), new URL(answer.url()).pathname]).toEqual(["GET", "/api/v2/search/suggest/"])
  await expect(page.getByRole("status").filter({ hasText: "«кольцо изумруд»" })).toBeVisible()
  const options = page.getByRole("listbox", { name: "Подсказки" }).getByRole("option")
  await expect(options.filter({ hasText: /^Украшения\s\d+$/ })).toBeVisible()
  await expect(options.filter({ hasText: "₽" })).toHaveCount(4)
  expect(await faultsOf(page, "header")).toEqual([])
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  const active = options.nth(1)
  await expect(active).toHaveAttribute("aria-selected", "true")
  await expect(header.search).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "")
  const link = (await active.getAttribute("href")) ?? ""
  await page.keyboard.press("Enter")
  await header.seeAddress(link)
  await header.seeClosed()
})

test("Enter goes to the results of what was typed, and the field is empty the next time; Escape gives the focus back", async ({
  header,
  page,
  search
}) => {
  await header.open("/contacts")
  await header.choose("search")
  await expect(header.search).toBeFocused()
  await page.keyboard.type("браслет")
  await page.keyboard.press("Enter")
  await search.seeAddress(query("браслет"))
  await search.seeHeading("Поиск: браслет")
  await header.seeClosed()
  await header.choose("search")
  await expect(header.search).toBeFocused()
  await expect(header.search).toHaveValue("")
  await page.keyboard.type("слоник")
  await expect(page.getByRole("status").filter({ hasText: /«слоник» ничего не\sнашлось/ })).toBeVisible()
  await page.keyboard.press("Escape")
  await header.seeClosed()
  await expect(header.focused).toHaveAccessibleName("Поиск")
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled })

    test("[RT-100, CNT-009, CNT-010] a term finds pieces and stones, twelve a page, sorted, page by page", async ({
      search,
      page,
      request
    }) => {
      const asked = (sortBy: string, order: string, number = 2) =>
        new URLSearchParams({ term: "кольцо круг", sortBy, order, ...(number > 1 && { page: String(number) }) }).toString()
      await search.open("/contacts")
      await search.open("/search/")
      await search.seeSaid("Введите хотя бы две буквы")
      await search.find("кольцо круг")
      await search.seeAddress(query("кольцо круг"))
      await expect(search.tabs).toHaveText([/^Украшения \d+$/, /^Бриллианты [\d\s]+$/])
      await expect(search.cards).toHaveCount(12)
      await search.sort("Сначала дешевле")
      await search.seeAddress(query("кольцо круг", "&tab=jewelry&sort=price&order=asc"))
      await expect.poll(async () => isSorted(await search.prices())).toBe(true)
      const cheap = await search.prices()
      await page.getByRole("link", { name: "Страница 2", exact: true }).click()
      await search.seeAddress(query("кольцо круг", "&tab=jewelry&sort=price&order=asc&page=2"))
      await expect.poll(async () => (await search.prices())[0]).toBeGreaterThanOrEqual(cheap.at(-1) ?? Number.POSITIVE_INFINITY)
      await search.seeCards(await answerOf<Found>(request, `/search/jewelries?${asked("price", "asc")}`))
      await search.tabs.nth(1).click()
      await search.seeAddress(query("кольцо круг", "&tab=diamonds"))
      await expect(search.cards.first()).toContainText("Круг")
      await search.sort("Сначала тяжелее")
      await search.seeCards(await answerOf<Found>(request, `/search/diamonds?${asked("weight", "desc", 1)}`))
      await page.getByRole("link", { name: "Страница 2", exact: true }).click()
      await search.seeAddress(query("кольцо круг", "&tab=diamonds&sort=weight&order=desc&page=2"))
      await expect(search.tabs.nth(1)).toHaveAttribute("aria-current", "page")
      await search.seeCards(await answerOf<Found>(request, `/search/diamonds?${asked("weight", "desc")}`))
    })

    test("what a term was read into stands above the results, and each condition can be taken off", async ({ search, page }) => {
      await search.open(query("кольца до 100 тысяч"))
      const conditions = page.getByRole("list", { name: "Условия из запроса" })
      await expect(conditions.getByRole("link")).toHaveText(["Кольца", /^до\s100\s000\s₽$/])
      await expect.poll(async () => (await search.prices()).every((price) => price <= 100_000)).toBe(true)
      expect(await search.prices()).toHaveLength(12)
      await conditions.getByRole("link", { name: /^Убрать: до\s100\s000\s₽$/ }).click()
      await search.seeAddress(query("кольца"))
      await expect(conditions.getByRole("link")).toHaveText(["Кольца"])
    })
  })
}

test("[CNT-011] where nothing is found it says so and helps on, and what was meant is told", async ({ search, page }) => {
  await search.open(query("слоник"))
  await expect(page.getByRole("heading", { name: "Ничего не нашлось" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Помолвочные кольца" })).toHaveAttribute("href", "/jewelry/pomolvochnoe-kolco")
  expect(await faultsOf(page)).toEqual([])
  await search.find("rjkmwj")
  await search.seeSaid("Возможно, вы искали «кольцо»")
  await expect(search.cards).toHaveCount(12)
})

test("an address that asks for too much is answered plainly, and search engines are not offered results", async ({ search, page }) => {
  expect((await search.open(query("кольцо"))).status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow")
  await search.open(query("я".repeat(300)))
  await search.seeSaid("Запрос слишком длинный")
  await search.open(query("'; drop table jewelry\" <b>"))
  await expect(search.field).toHaveValue("'; drop table jewelry\" <b>")
  for (const path of [query("кольцо", "&page=0"), query("кольцо", "&page=999"), query("кольцо", "&page=x")]) {
    expect((await search.open(path)).status()).toBe(404)
  }
})

test("[RT-087] the mock-up page of results shows a sample", async ({ search }) => {
  expect((await search.open("/markup-search")).status()).toBe(200)
  await search.seeHeading("Поиск: кольцо")
  await expect(search.cards).toHaveCount(12)
})
