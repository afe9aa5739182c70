import { translatePage } from "../../support/browser/translator.ts"
import { always, byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

const piece = "/jewelry/kolco/0299757/"

/** Every text of every page is translated, as it comes and as it changes. */
test.beforeEach(({ page }) => page.addInitScript(translatePage))
test.afterEach(async ({ page }) => {
  expect(await page.locator("font").count()).toBeGreaterThan(0)
  await expect(page.getByText(/страница, которую вы искали/)).toHaveCount(0)
})

test("a piece: its price follows the metal, it goes into the cart, is liked, counted and taken out again", always, async ({ page }) => {
  await page.goto(piece)
  await page.getByRole("region", { name: "Металл" }).getByRole("link", { name: "Платина" }).click()
  await expect(page).not.toHaveURL(new RegExp(`${piece}$`))
  const price = page.locator("main p:has(> bdi)").first()
  const shown = await price.innerText()
  expect(shown).toMatch(/^[\d\s]+₽$/)
  await page
    .getByRole("button", { name: /^В\sкорзину/ })
    .first()
    .click()
  await expect(page.getByRole("dialog")).toContainText(shown)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("link", { name: /^В\sкорзине/ }).first()).toBeVisible()
  const heart = page.locator("main .heart").first()
  await heart.click()
  await expect(heart).toHaveAttribute("aria-pressed", "true")

  await page.goto("/cart")
  await expect(page.locator("main")).toContainText(shown)
  await page
    .getByRole("button", { name: /Удалить/ })
    .first()
    .click()
  await expect(page.getByText(/корзин[аеу].*(?:пуст|пусто)/i).first()).toBeVisible()
})

test("a list: filtered, sorted and turned over", byTurn, async ({ catalogue, diamonds, page }) => {
  await catalogue.open("/diamonds")
  await catalogue.interact()
  await catalogue.choose(/^Овал/)
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await catalogue.sort("Сначала дешевле")
  await catalogue.seeAddress("/diamonds/filter/shape--oval?sort=price&order=asc")
  await diamonds.choosePage(2)
  await expect(page).toHaveURL(/\/diamonds\/filter\/shape--oval\/2/)
  await expect(page.locator("main [data-item]").first()).toBeVisible()
})

test("search, and a walk from page to page", byTurn, async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: "Поиск" }).click()
  await page.getByLabel("Поиск по каталогу").first().fill("кольцо")
  await page.keyboard.press("Enter")
  await expect(page.locator("main [data-item]").first()).toBeVisible()
  await page.goBack()
  await expect(page.locator("main h1")).toHaveCount(1)
  await page.getByRole("banner").getByRole("link", { name: "Украшения", exact: true }).click()
  await expect(page.locator("main h1")).toHaveText("Украшения")
})

test("a form says what is wrong in it, and its dialog closes", byTurn, async ({ account, page }) => {
  await page.goto("/about")
  await account.openLogin()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Войти" }).click()
  await expect(dialog.getByRole("alert").or(dialog.locator("[aria-invalid=true]")).first()).toBeVisible()
  await account.write("E-mail", "anna@example")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await account.seeNone()
})

test("the constructor: a stone, then its frame", byTurn, async ({ page }) => {
  await page.goto("/constructor")
  await page.locator("main a[href*='/constructor']").first().click()
  await expect(page.locator("main h1")).toHaveCount(1)
  await page.goto(piece)
  await page.getByRole("link", { name: /Быстрый\sзаказ/ }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
})
