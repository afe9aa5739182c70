import { crowdingOf } from "../../support/browser/crowding.ts"
import { CartPage } from "../pages/cart-page.ts"
import { CheckoutPage } from "../pages/checkout-page.ts"
import { leaveToken, registerUser } from "../support/account.ts"
import { certificate, take, takeStone } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

for (const width of [390, 1440]) {
  test.describe(`letters of twice the size, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" })

    test("leave a cart with things in it, its checkout, and the profile and the addresses of a user whole", async ({ page, request }) => {
      const account = await registerUser(request)
      await takeStone(request, account)
      await take(request, account, certificate, 50_000)
      await leaveToken(page, account.token)
      const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
      await withLargeText(page, async () => {
        await cart.openFull()
        await expect.poll(() => crowdingOf(page)).toEqual([])
        await checkout.openFilled()
        await expect.poll(() => crowdingOf(page)).toEqual([])
        for (const path of ["/personal/profile/", "/personal/delivery-address/"]) {
          await cart.open(path)
          await cart.seeSettled()
          await expect.poll(() => crowdingOf(page)).toEqual([])
        }
      })
    })

    test("leave the filters of a list whole, and its ways of sorting on the screen", async ({ page, shell }) => {
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
          await expect.poll(() => crowdingOf(page)).toEqual([])
        }
      })
    })
  })
}
