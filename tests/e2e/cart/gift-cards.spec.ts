import { always } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { expect, test } from "../support/test.ts"

test("[GEN-013, RT-099] a gift certificate of a custom amount is ordered", always, async ({ page, request, shell, watched }) => {
  const gifts = new GiftCardsPage(page)
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  await storeToken(page, (await registerUser(request)).token)
  await shell.open("/vacancies")
  await shell.interact()
  const fixed = page.getByRole("contentinfo").getByRole("link", { name: "Подарочные сертификаты" })
  await expect(fixed.first()).toHaveAttribute("href", "/giftcards")
  await fixed.click()
  await shell.seeHeading("Подарочный сертификат")
  await gifts.chooseDesign("Чертёж")
  await gifts.chooseAmount("Другая сумма")
  await gifts.put()
  await gifts.seeWrong("Сумма, ₽", "Укажите сумму от 10 000 ₽ до 1 000 000 ₽", "")
  await gifts.writeAmount("45500")
  await page.keyboard.press("Enter")
  await gifts.seeWrong("Сумма, ₽", "Сумма кратна 1 000 ₽: например, 45 000 ₽ или 46 000 ₽", "45500")
  await gifts.writeAmount("45 000")
  await page.keyboard.press("Tab")
  await shell.seeStoredDraft(/amount=45/)
  await gifts.writeQuantity("11")
  await gifts.put()
  await gifts.seeWrong("Количество", "Можно заказать не больше 10", "11")
  await gifts.writeQuantity("2")
  await page.keyboard.press("Enter")
  await gifts.seeFace("Сертификат, рисунок «Чертёж», 45 000 ₽")
  await gifts.seeTotal("90 000 ₽")
  await gifts.seeInCart(2)
  await shell.seeAddress("/giftcards/?card=7&amount=45+000&design=1&quantity=2")
  await expect(page.getByRole("banner").getByRole("link", { name: /Корзина/ })).toContainText("2")
  expect(watched.broken).toEqual([])

  await page.getByRole("link", { name: "Правила сертификата", exact: true }).click()
  await expect(page.getByRole("dialog")).toContainText("действует 3 года со дня покупки")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await shell.reload()
  await shell.seeHeading("Подарочный сертификат")
  await gifts.seeTotal("90 000 ₽")

  await cart.openFull()
  await cart.order.click()
  await checkout.see()
  await checkout.fill()
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
})
