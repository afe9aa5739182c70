import { expect, test } from "../support/test.ts"

/** A bug that breaks the rendering of prices. */
const breakPrices = () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the number that it was asked of
  const stored = Number.prototype.toFixed
  Reflect.set(globalThis, "kept", stored)
  Reflect.set(Number.prototype, "toFixed", function (this: number, digits: number) {
    if (this >= 1000) throw new TypeError("a bug in a price")
    return stored.call(this, digits)
  })
}
const mendPrices = () => void Reflect.set(Number.prototype, "toFixed", Reflect.get(globalThis, "kept"))

test("a menu that crashes while rendering shows a message, and leaves the page and the header intact", async ({ page, home, shell }) => {
  await home.openHome()
  await shell.interact()
  await page.evaluate(breakPrices)
  const menu = page.getByRole("button", { name: "Меню раздела «Бриллианты»" })
  await menu.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText(/Меню\sне\sоткрылось/)).toBeVisible()
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible()

  await page.evaluate(mendPrices)
  await page.getByRole("button", { name: "Повторить" }).click()
  await expect(page.getByRole("link", { name: "Как выбрать бриллиант" }).first()).toBeVisible()
})

test("[ERR-001] [ERR-002] [ERR-003] a page that crashes while rendering shows the error page, until the next page is shown", async ({
  page,
  home,
  header,
  error,
  diamonds
}) => {
  await home.openHome()
  await page.evaluate(breakPrices)
  await home.followHeader("Бриллианты")
  await error.see()
  await header.seeVariant("transparent-white")
  await error.seeDark(true)
  await expect(page.locator("pre")).toHaveCount(0)
  await home.followHeader("Украшения")
  await page.waitForURL("**/jewelry/")
  await error.see()
  await page.goBack()
  await page.waitForURL("**/diamonds")
  await error.see()

  await page.evaluate(mendPrices)
  await page.goBack()
  await home.see()
  await error.seeDark(false)
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  await header.seeVariant("default")
})
