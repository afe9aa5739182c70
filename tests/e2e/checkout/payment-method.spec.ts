import { violationSummary } from "../../../qa/browser/axe.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { registerUser, storeToken } from "../../../qa/server/account.ts"
import { placeOrder } from "../support/handed-over.ts"
import { tabAndPress } from "../support/keys.ts"
import { expect, test } from "../support/test.ts"

test("a declined payment is changed by keyboard, to another online method and then to payment on receipt", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await registerUser(request)
  const order = await placeOrder(request, account)
  await storeToken(page, account.token)
  const checkout = new CheckoutPage(page)
  const address = `/cart/pay?orderId=${order}`
  const button = (name: string) => page.getByRole("main").getByRole("button", { name: exactText(name) })
  await checkout.open(address)
  await button("Отклонить оплату").click()
  await expect(checkout.notice).toHaveText(exactText("Оплата не прошла, деньги не списаны. Заказ ждёт вас."))

  await page.reload()
  await expect(button("Попробовать ещё раз")).toBeVisible()
  const methods = page.getByRole("group", { name: "Способ оплаты" })
  await expect(methods.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Картой\sонлайн/)
  expect(await violationSummary(page)).toEqual([])
  await methods.getByRole("radio", { checked: true }).focus()
  await page.keyboard.press("ArrowDown")
  await expect(button("Оплатить через СБП")).toBeVisible()
  await expect(button("Оплатить через СБП")).toBeInViewport()
  await tabAndPress(page, button("Оплатить через СБП"))
  await expect(button("Отклонить оплату")).toBeVisible()
  await button("Отклонить оплату").click()

  await expect(methods.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Системой\sбыстрых\sплатежей/)
  await checkout.choose(/^При\sполучении/)
  await button("Оплатить при получении").click()
  await expect(page).toHaveURL(`/cart/success?orderId=${order}`)
  await expect(page.getByRole("complementary", { name: "Получение и оплата" })).toContainText("Оплата при получении")
  await expect(page.getByText(exactText("Вы выбрали оплату при получении"))).toBeVisible()
  await page.goto(address)
  await expect(page.getByText(exactText("Вы оплатите заказ, когда осмотрите его."))).toBeVisible()
})
