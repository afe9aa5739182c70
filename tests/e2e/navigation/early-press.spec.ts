import type { Page } from "playwright/test"
import { scriptNamed } from "../../support/browser/assets.ts"
import { always } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

const piece = "/jewelry/kolco/0299757/"

/**
 * Delays the shop's scripts, as on a slow network: the page is painted but not hydrated. The returned function ends the delay of later
 * requests.
 */
const slowScripts = async (page: Page, ms: number): Promise<() => void> => {
  let delay = ms
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((done) => setTimeout(done, delay))
    await route.continue()
  })
  return () => {
    delay = 0
  }
}

test("a press on «В корзину» before the first script has loaded adds the piece to the cart", always, async ({ page }) => {
  await slowScripts(page, 700)
  await page.goto(piece, { waitUntil: "commit" })
  await page
    .getByRole("button", { name: /^В\sкорзину/ })
    .first()
    .click()
  await expect(page.locator("html[data-alive]")).toHaveCount(0)
  await expect(page.getByRole("link", { name: /^В\sкорзине/ }).first()).toBeVisible()
})

test("a press on a picture before the first script has loaded opens it over the page without navigating", async ({ page }) => {
  await slowScripts(page, 700)
  await page.goto(piece, { waitUntil: "commit" })
  await page.getByRole("region", { name: "Изображения изделия" }).getByRole("link").first().click()
  await expect(page.getByRole("dialog", { name: /^Изображения:/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(piece)
})

test("hearts pressed before the first script has loaded are saved, even if another document is opened at once", async ({ page }) => {
  const endDelay = await slowScripts(page, 1500)
  await page.goto("/jewelry/", { waitUntil: "commit" })
  const hearts = page.locator("main .heart")
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await page.goto("/about", { waitUntil: "commit" })
  endDelay()
  await page.goto("/wishlist/")
  await page.mouse.move(200, 300)
  await expect(page.locator("main [data-item]")).toHaveCount(2)
})

test("a plain button pressed before the first script has loaded is answered", async ({ page }) => {
  await slowScripts(page, 700)
  await page.goto("/diamonds", { waitUntil: "commit" })
  const menu = page.getByRole("button", { name: "Меню раздела «Украшения»" })
  await menu.focus()
  await page.keyboard.press("Enter")
  await expect(menu).toHaveAttribute("aria-expanded", "true")
})

test("a page whose entry script does not load shows a message, and its links work", async ({ page }) => {
  await page.route(scriptNamed("boot"), (route) => route.abort())
  await page.goto(piece)
  await expect(page.getByText(/Часть\sстраницы не\sзагрузилась/)).toBeVisible()
  await page.getByRole("link", { name: "Корзина", exact: true }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
