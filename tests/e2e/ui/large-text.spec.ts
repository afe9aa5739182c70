import type { Page } from "playwright/test"
import { layoutFaultsOf } from "../../support/browser/crowding.ts"
import { byTurn } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart, addStone } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

const widths = [390, 1440] as const

const expectRoom = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => layoutFaultsOf(page)).toEqual([])
  }
}

test.use({ reducedMotion: "reduce" })

test(
  "a full cart, its checkout, the profile and the addresses have room for doubled letters at 390 and 1440 px",
  byTurn,
  async ({ page, request }) => {
    const account = await registerUser(request)
    await addStone(request, account)
    await addToCart(request, account, certificate, 50_000)
    await storeToken(page, account.token)
    const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
    await withLargeText(page, async () => {
      await cart.openFull()
      await expectRoom(page)
      await checkout.openFilled()
      await expectRoom(page)
      for (const path of ["/personal/profile/", "/personal/delivery-address/"]) {
        await cart.open(path)
        await cart.seeSettled()
        await expectRoom(page)
      }
    })
  }
)

for (const width of widths)
  test(`the filters and the sorting of a list have room for doubled letters at ${width} px`, byTurn, async ({ page, shell }) => {
    await page.setViewportSize({ width, height: 900 })
    await withLargeText(page, async () => {
      for (const path of ["/jewelry/", "/diamonds/filter/shape--round/weight--1-1.5"]) {
        await shell.open(path)
        const sorting = page.locator("summary").filter({ hasText: "Сначала новые" })
        await sorting.click()
        const edges = await sorting.locator("+ ul").evaluate((list) => {
          const { left, right } = list.getBoundingClientRect()
          return [left >= 0, right <= document.documentElement.clientWidth, list.scrollWidth <= list.clientWidth]
        })
        expect(edges).toEqual([true, true, true])
        await sorting.click()
        await page.getByRole("button", { name: /^Фильтры/ }).click()
        await expect(page.locator("[popover]:popover-open")).toBeVisible()
        await expect.poll(() => layoutFaultsOf(page)).toEqual([])
      }
    })
  })
