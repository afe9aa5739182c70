import { exactText } from "../../../qa/pages/text-pattern.ts"
import { expect, test } from "../support/test.ts"

test("a piece opened offline from far down a list says so at the top of the screen, and comes automatically on reconnection", async ({
  page,
  shell
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shell.open("/jewelry/kolco")
  await shell.interact()
  const link = page.getByRole("main").locator("[data-item] h2 a").nth(5)
  const name = (await link.textContent()) ?? ""
  await link.scrollIntoViewIfNeeded()
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: exactText("Нет связи с магазином") })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.context().setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: exactText(name) })).toBeVisible()
})
