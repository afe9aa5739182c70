import type { Page } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

const opener = (page: Page) => page.getByRole("button", { name: "В масштабе", exact: true })
const calibration = (page: Page) => page.getByRole("button", { name: "Калибровка по карте" })
const slider = (page: Page) => page.getByRole("slider", { name: "Размер нарисованной карты" })
const status = (page: Page) => page.getByRole("dialog").getByRole("status")
const stone = (page: Page) => page.getByRole("img", { name: /^Камень в\sмасштабе/ }).locator("path")
const card = (page: Page) => page.getByRole("img", { name: "Рисунок банковской карты" })

const sizeOf = async (locator: ReturnType<typeof stone>) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error("nothing is drawn")
  return box
}

test("a card held to the screen brings a stone to its real size, which a reload keeps", async ({ diamond, page, request }) => {
  const { articles } = await articlesOnPage(request, 1)
  const [article = ""] = articles
  const answer = await request.get(`/api/v2/catalog/diamonds/${article}/`, { headers: { "x-client-key": publicClientKey } })
  const { length, width } = (await answer.json()).data.measurements
  await diamond.openStone(article)
  await diamond.interact()

  await opener(page).press("Enter")
  await expect(status(page)).toContainText("Размер приблизительный")
  const before = await sizeOf(stone(page))
  expect(Math.abs(before.width - (width * 96) / 25.4)).toBeLessThan(0.1)
  expect(await violationSummary(page)).toEqual([])

  await calibration(page).press("Enter")
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press("PageUp")
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight")
  expect(await violationSummary(page)).toEqual([])
  const drawn = await sizeOf(card(page))
  expect(drawn.height / drawn.width).toBeCloseTo(85.6 / 53.98, 2)
  const scale = drawn.width / 53.98
  expect(scale).toBeGreaterThan(4)
  await page.keyboard.press("Tab")
  for (const name of ["Меньше", "Чуть меньше", "Чуть больше", "Больше"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeFocused()
    await page.keyboard.press("Tab")
  }
  await expect(page.getByRole("button", { name: "Совпадает" })).toBeFocused()
  await page.keyboard.press("Enter")

  await expect(calibration(page)).toBeFocused()
  await expect(status(page)).toContainText(/Размер на\sэкране откалиброван/)
  const after = await sizeOf(stone(page))
  expect(Math.abs(after.width - width * scale)).toBeLessThan(0.1)
  expect(Math.abs(after.height - length * scale)).toBeLessThan(0.1)
  await page.keyboard.press("Escape")
  await expect(opener(page)).toBeFocused()

  await page.reload()
  await diamond.interact()
  await opener(page).click()
  await expect(status(page)).toContainText(/Размер на\sэкране откалиброван/)
  expect(Math.abs((await sizeOf(stone(page))).width - width * scale)).toBeLessThan(0.1)
  await page.getByRole("button", { name: "Сбросить калибровку" }).press("Enter")
  await expect(status(page)).toContainText("Размер приблизительный")
  await expect(calibration(page)).toBeFocused()
  expect((await sizeOf(stone(page))).width).toBeCloseTo(before.width, 1)
})

test("on a phone the card and the finger keep their size and lie within the screen", async ({ diamond, page, request }) => {
  const { articles } = await articlesOnPage(request, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await diamond.openStone(articles[0] ?? "")
  await page.evaluate(() => localStorage.setItem("gran.trueSize", JSON.stringify({ scale: 6.42, ratio: devicePixelRatio })))
  await diamond.interact()
  await opener(page).click()
  await expect(status(page)).toContainText(/Размер на\sэкране откалиброван/)
  const placed = await sizeOf(
    page
      .getByRole("img", { name: /^Рисунок руки/ })
      .locator("path")
      .last()
  )
  expect([placed.x > 20, placed.x + placed.width < 370]).toEqual([true, true])
  await calibration(page).click()
  const { height, width, x } = await sizeOf(card(page))
  expect([x >= 0, x + width <= 390]).toEqual([true, true])
  expect(Math.abs(width - 53.98 * 6.42)).toBeLessThan(1)
  expect(Math.abs(height - 85.6 * 6.42)).toBeLessThan(1)
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(spare).toBe(0)
})

test("a ring is shown on a finger of its size, and of another", async ({ page, product, request }) => {
  const answer = await request.get("/api/v2/catalog/?categories=pomolvochnoe-kolco", { headers: { "x-client-key": publicClientKey } })
  const [ring] = (await answer.json()).data.items
  await product.open(`/jewelry/pomolvochnoe-kolco/${ring.productCode}/`)
  await product.interact()
  await page.getByRole("button", { name: "На руке", exact: true }).click()
  const hand = page.getByRole("img", { name: /^Рисунок руки: кольцо на\sпальце/ })
  await expect(hand).toBeVisible()
  await page.getByRole("dialog").getByText("20,5", { exact: true }).click()
  await expect(hand).toHaveAccessibleName(/внутренний диаметр 20,5\sмм/)
  await page.getByRole("dialog").getByRole("radio", { name: "20,5" }).press("ArrowLeft")
  await expect(hand).toHaveAccessibleName(/внутренний диаметр 20\sмм/)
  expect(await violationSummary(page)).toEqual([])
})
