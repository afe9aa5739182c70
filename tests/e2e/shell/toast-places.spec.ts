import type { Page } from "playwright/test"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart, addCheapPiece } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"

/** Titles and controls of the open dialog that lie under a toast. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]")
    const [places, toasts] = [
      dialog?.querySelectorAll("h2, form button, [data-width] > button"),
      dialog?.querySelectorAll("[data-place] > *")
    ]
    if (!places?.length || !toasts?.length) return "nothing to compare"
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    return [...places]
      .filter((place) => [...toasts].some((toast) => isOver(toast.getBoundingClientRect(), place.getBoundingClientRect())))
      .map(({ textContent }) => textContent)
  })

for (const size of [
  { width: 390, height: 667 },
  { width: 1024, height: 700 },
  { width: 1440, height: 900 }
])
  test(`a toast covers neither the title nor a button of the highest dialog, ${size.width} px`, async ({ page, request }) => {
    const [account, cart] = [await registerUser(request), new CartPage(page)]
    await addToCart(request, account, certificate, 50_000)
    await addCheapPiece(request, account)
    await storeToken(page, account.token)
    await page.setViewportSize(size)
    await cart.openFull()
    await cart.removals.first().click()
    await expect(cart.toast("Товар удалён из корзины")).toBeVisible()
    await page.getByRole("button", { name: "Подписать и выбрать день" }).click()
    await expect(page.getByRole("dialog").getByText("Товар удалён из корзины")).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().duration !== 5_000).length))
      .toBe(0)
    expect(await covered(page)).toEqual([])
  })
