import { CartPage } from "../../../qa/pages/cart-page.ts"
import { expect, test } from "../support/test.ts"

/** The code for interactions has not loaded when the network goes. */
for (const pressed of ["a ring", "nothing"] as const) {
  test(`a page untouched until the network is gone repairs itself on reconnection: pressed is ${pressed}`, async ({ page, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shell.open("/jewelry/")
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    const ring = page.locator("[data-item] a[href*='/kolco/']").first()
    await (pressed === "nothing" ? page.mouse.move(200, 200) : ring.click())
    const missing = page.getByRole("alert").filter({ hasText: /Часть\sстраницы\sне\sзагрузилась/ })
    await expect(missing).toBeVisible()
    await expect(missing).not.toContainText("Ссылки")
    if (pressed !== "nothing") await shell.seeHeading("Нет связи с магазином")
    await page.context().setOffline(false)
    await expect(missing).toBeHidden()
    if (pressed === "nothing") await ring.click()
    const cart = new CartPage(page)
    await cart.buy()
    await expect(missing).toBeHidden()
  })
}
