import { always } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

test("[CNT-002][CNT-003] the blog lists its articles by topics, and a topic narrows them", always, async ({ page }) => {
  await page.goto("/customer-service/blog/")
  const topics = page.getByRole("navigation", { name: "Рубрики" })
  await expect(topics.getByRole("link", { name: /^Все/ })).toHaveAttribute("aria-current", "page")
  const titles = page.getByRole("main").getByRole("heading", { level: 2 })
  await expect(titles).toHaveCount(10)
  await topics.getByRole("link", { name: /^Мастерство/ }).click()
  await expect(page).toHaveURL(/\/customer-service\/blog\/\?topic=craft$/)
  await expect(page).toHaveTitle(/Блог: Мастерство/)
  await expect(titles.filter({ hasText: "Два градуса" })).toHaveCount(1)
  await expect(page.getByRole("main").getByText("Мастерство", { exact: true })).toHaveCount(await titles.count())
})

test("the pages follow the cards at a distance, and only a wide card has a large title", async ({ page }) => {
  for (const [width, isWide] of [
    [820, false],
    [1440, true]
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/customer-service/blog/")
    const main = page.getByRole("main")
    const gap = await main.getByRole("navigation", { name: "Страницы списка" }).evaluate((pages) => {
      const list = pages.previousElementSibling
      return pages.getBoundingClientRect().top - (list?.getBoundingClientRect().bottom ?? 0)
    })
    expect(gap).toBe(56)
    const [first, second] = await main
      .getByRole("heading", { level: 2 })
      .evaluateAll((titles) => titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)))
    expect((first ?? 0) > (second ?? 0)).toBe(isWide)
  }
})

test("[CNT-004][CNT-005] an article is read from the list, and another one follows it", always, async ({ page }) => {
  await page.goto("/customer-service/blog/?topic=craft")
  await page.getByRole("link", { name: /Два градуса/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Два градуса")
  await expect(page.getByRole("figure").first()).toContainText("40,8°")
  const more = page.getByRole("region", { name: "Читать дальше" })
  await expect(more.getByRole("link")).toHaveCount(3)
  await expect(more.getByRole("link", { name: /Два градуса/ })).toHaveCount(0)
  const next = await more.getByRole("link").first().innerText()
  await more.getByRole("link").first().click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next)
})

test("a heading is reached from the table of contents, stones and pieces from their lists", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/customer-service/blog/chetyre-c-i-koshelek")
  await page.getByRole("navigation", { name: "Содержание статьи" }).getByRole("link", { name: "Чистота" }).click()
  await expect(page.getByRole("heading", { name: "Чистота", level: 2 })).toBeInViewport()
  await expect(page.getByRole("region", { name: "Камни из статьи" }).getByRole("listitem")).toHaveCount(3)
  await page.getByRole("link", { name: "Все такие камни" }).click()
  await expect(page).toHaveURL(/\/diamonds\/filter\//)
})

test("[RT-072] an unknown article is not found", async ({ page }) => {
  const response = await page.goto("/customer-service/blog/no-such-article")
  expect(response?.status()).toBe(404)
})

test("[RT-017][RT-022][RT-023] samples of the blog have their own addresses, hidden from search engines", async ({ page }) => {
  for (const [path, heading] of [
    ["/article", /Как читать отчёт/],
    ["/blog", /^Блог$/],
    ["/blog-skeleton", /^Блог$/]
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow")
  }
  await expect(page.getByRole("status").filter({ hasText: "Статьи загружаются" })).toBeVisible()
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })
  test("[RT-071] the blog and an article are complete", async ({ page }) => {
    await page.goto("/customer-service/blog/")
    await page.getByRole("link", { name: "Старый камень в новой жизни" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Старый камень")
    await expect(page.getByRole("region", { name: "Читать дальше" })).toBeVisible()
  })
})
