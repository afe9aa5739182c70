import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { registerUser } from "../../../qa/server/account.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

type Stones = { readonly items: ReadonlyArray<{ readonly code: string; readonly isAvailableForSale: boolean }> }

test("[GEN-011, RT-045] a guest's cart remains after login, and is ordered and paid", always, async ({ account, page, request }) => {
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  const seeCart = async (article: string) => {
    expect((await cart.open("/cart")).status()).toBe(200)
    await cart.seeHeading("Корзина")
    await cart.seeSummary()
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.lines).toContainText(article)
  }
  const { email, password } = await registerUser(request)
  // No other test buys stones of this page.
  const { items } = await answerOf<Stones>(request, "/catalog-diamonds/?page=171")
  const article = items.filter(({ isAvailableForSale }) => isAvailableForSale)[test.info().retry]?.code ?? ""
  await cart.open(`/diamonds/${article}/`)
  await cart.buy()
  await cart.dialog.getByRole("link", { name: exactText("Перейти в корзину") }).click()
  await cart.seeAddress("/cart")
  await seeCart(article)

  await cart.order.click()
  await account.see("Вход")
  await account.signIn(email, password)
  await account.seeStatus("Вы были успешно авторизованы.")
  await cart.seeAddress("/cart/checkout")
  await seeCart(article)
  await cart.order.click()
  await checkout.see()
  await checkout.fill()
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  await page.getByRole("button", { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  await expect(page.getByRole("main")).toContainText(/Заказ\sоплачен/)
  await cart.seeBadge("Корзина")
})
