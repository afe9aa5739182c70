import { always } from "../../support/rings.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { shiftOf, watchShifts } from "../support/shifts.ts"
import { expect, test } from "../support/test.ts"

test("stones on a plot are narrowed by dragging an area, walked by keys and opened; Back returns", always, async ({ catalogue, page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 })
  await catalogue.open("/diamonds")
  await catalogue.interact()
  await catalogue.chooseView("График")
  await catalogue.seeAddress("/diamonds?view=plot")
  const field = page.getByRole("application", { name: "Камни на графике" })
  await expect(field).toBeVisible()
  await expect(page.getByRole("list").filter({ has: page.locator("[data-item]") })).toBeHidden()
  await expect(page.getByText(/^Показаны\s1–24/)).toBeHidden()
  await expect(page.getByRole("navigation", { name: "Страницы списка" })).toBeHidden()
  const all = await catalogue.count()
  expect(await violationSummary(page)).toEqual([])

  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (box === null) throw new Error("the plot has no place")
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * (1 - y)] as const
  await page.mouse.move(...at(0.4, 0.35))
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.45), { steps: 3 })
  await page.mouse.move(...at(0.6, 0.6), { steps: 3 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/diamonds\/filter\/weight--[\d.]+-[\d.]+\/price--\d+-\d+\?view=plot$/)
  await catalogue.seeSettled()
  const narrowed = await catalogue.count()
  expect(narrowed).toBeGreaterThan(0)
  expect(narrowed).toBeLessThan(all)
  await expect(page.getByRole("figure", { name: "График цены и массы" })).toContainText(`${narrowed.toLocaleString("ru-RU")} бриллиант`)

  const mark = field.getByRole("link").first()
  await mark.focus()
  const first = await mark.getAttribute("aria-label")
  await page.keyboard.press("ArrowRight")
  await expect(mark).not.toHaveAttribute("aria-label", first ?? "")
  await expect(field.getByRole("status")).toContainText("₽")

  await catalogue.goBack()
  await catalogue.seeAddress("/diamonds?view=plot")
  await catalogue.seeNoChips()
})

for (const width of [390, 820, 1440])
  test(`the plot comes into the place reserved for it at ${width} px`, always, async ({ page }) => {
    await page.setViewportSize({ width, height: 1180 })
    await page.addInitScript(watchShifts)
    await page.goto("/diamonds?view=plot")
    await expect(page.getByRole("application", { name: "Камни на графике" })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(0.01)
  })
