import type { APIRequestContext, Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { type Account, storeToken, registerUser } from "../../../qa/server/account.ts"
import { tabAndPress } from "../support/keys.ts"
import { certificate, headersOf, isHeld, addToCart } from "../support/own-cart.ts"
import { answerOf } from "../support/pieces.ts"
import { openedBy } from "../support/papers.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can inject faults. */
const test = base.extend<{
  readonly faulty: FaultProxy
  readonly origin: string
  readonly cart: CartPage
  readonly checkout: CheckoutPage
}>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin),
  cart: async ({ page }, use) => use(new CartPage(page)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page))
})

const someStone = async (request: APIRequestContext, at: number) => {
  type Stone = { readonly id: number; readonly price: number; readonly isAvailableForSale: boolean }
  const { items } = await answerOf<{ readonly items: ReadonlyArray<Stone> }>(request, "/catalog-diamonds/?sort=price&order=asc")
  const stone = items.filter(({ isAvailableForSale }) => isAvailableForSale)[at]
  if (stone === undefined) throw new Error("there are too few stones")
  return { id: `1-${stone.id}`, price: stone.price }
}

/** A signed-in user with certificates in the cart. */
const buyer = async (page: Page, request: APIRequestContext, quantity = 2): Promise<Account> => {
  const account = await registerUser(request)
  await addToCart(request, account, certificate, 50_000, quantity)
  await storeToken(page, account.token)
  return account
}

const ordersOf = async (request: APIRequestContext, account: Account) => {
  const answer = await request.get("/api/v2/users/orders/", { headers: headersOf(account) })
  const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly id: number; readonly paymentState: string }> } } =
    await answer.json()
  return data.items
}

test("[CART-026] the checkout link names missing items, asks a guest to log in and admits no guest", async ({
  account,
  cart,
  faulty,
  page,
  request
}) => {
  const somebody = await registerUser(request)
  await addToCart(request, somebody, certificate, 50_000)
  await page.goto("/cart/checkout/")
  await cart.seeAddress("/cart")
  await cart.open("/diamonds")
  await page.getByRole("main").getByRole("link", { name: /карат/ }).first().click()
  await cart.buy()
  await page.keyboard.press("Escape")
  await expect(cart.dialog).toHaveCount(0)
  await cart.openFull()
  await cart.order.click()
  await account.see("Вход")
  await account.write("E-mail", somebody.email)
  await account.write("Пароль", somebody.password)
  await account.press("Войти")
  await account.seeStatus("Вы были успешно авторизованы.")
  await cart.seeAddress("/cart/checkout")
  await cart.openFull()
  const lacking = (json: unknown) => {
    const { data } = json as { readonly data: { readonly certificates: ReadonlyArray<object> } }
    return { data: { ...data, certificates: data.certificates.map((line) => ({ ...line, isActive: false })) } }
  }
  faulty.inject({ match: "/api/v2/cart/", fault: { kind: "wrong-shape", edit: lacking } })
  await cart.order.click()
  await expect(account.dialog).toContainText(/Товара\sс\sартикулом\s3-3-50000-0\sнет\sв\sналичии/)
  expect(await violationSummary(page)).toEqual([])
  await account.press("Вернуться в корзину")
  await cart.seeAddress("/cart/")
})

test("[CART-027, CHK-009] an order survives lost connections, placed once", always, async ({ cart, checkout, faulty, page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await buyer(page, request)
  const stone = await someStone(request, 5 + test.info().retry)
  await addToCart(request, account, stone.id, stone.price)
  await cart.openFull()
  await cart.order.click()
  await cart.seeAddress("/cart/checkout")
  await checkout.see()
  const ready = await checkout.fill()
  expect(ready).not.toBe("")
  await page.getByLabel("Комментарий к заказу").fill("Позвоните заранее")
  await page.reload()
  await checkout.see()
  await expect(page.getByLabel("Комментарий к заказу")).toHaveValue("Позвоните заранее")
  await expect(page.getByRole("checkbox", { name: /^Принимаю/ })).toBeChecked()
  await expect(checkout.section("Получение")).toContainText(/Петровка/)

  const keys: Array<string | undefined> = []
  page.on("request", (asked) => {
    if (asked.method() === "POST" && asked.url().endsWith("/api/v2/order/")) keys.push(asked.headers()["idempotency-key"])
  })
  faulty.inject({ match: "/api/v2/order/", fault: { kind: "wrong-shape", edit: () => ({}) } })
  await checkout.confirm.click()
  await expect(page.getByText(/второй\sзаказ\sне\sпоявится/).filter({ visible: true })).toBeVisible()
  faulty.inject({ match: /^\/api\/v2\/order\//, fault: { kind: "down" } })
  await page.reload()
  await expect(page.getByText(/второй\sзаказ\sне\sпоявится/).filter({ visible: true })).toBeVisible({ timeout: 20_000 })
  faulty.lift()
  await page.getByRole("button", { name: "Спросить ещё раз" }).click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  expect([new Set(keys).size, keys.length > 2]).toEqual([1, true])
  expect(await ordersOf(request, account)).toHaveLength(1)
  const other = await registerUser(request)
  await addToCart(request, other, stone.id, stone.price)
  expect(await isHeld(request, other, stone.id)).toBe(true)
  await page.getByRole("button", { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  await expect(page.getByRole("complementary", { name: "Получение и оплата" })).toContainText(ready)
  await cart.seeBadge("Корзина")
})

test("[CHK-010, CHK-011, RT-048] a declined payment is repeated and made once", always, async ({ checkout, page, request }) => {
  const account = await buyer(page, request)
  await checkout.openFilled()
  await expect(checkout.section("Получение")).toHaveCount(0)
  await expect(page.getByText(exactText("Придут письмом на ваш e-mail сразу после оплаты. Доставка не нужна."))).toBeVisible()
  await checkout.fill()
  await checkout.confirm.click()
  const pay = page.getByRole("button", { name: /^Оплатить/ })
  await expect(pay).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("button", { name: exactText("Отклонить оплату") }).click()
  await expect(checkout.notice).toHaveText(exactText("Оплата не прошла, деньги не списаны. Заказ ждёт вас."))
  await expect(page.getByRole("link", { name: exactText("Оплатить позже") })).toBeVisible()
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click()
  await pay.click()
  const [order] = await ordersOf(request, account)
  const title = page.getByRole("heading", { level: 1, name: exactText(`Заказ № ${String(order?.id)} оформлен`) })
  await expect(title).toBeVisible()
  const receipt = page.getByRole("link", { name: /^Чек/ })
  expect(await openedBy(page, () => receipt.press("Enter"))).toEqual({ status: 200, type: "application/pdf" })
  expect((await request.get((await receipt.getAttribute("href")) ?? "")).status()).toBe(403)
  expect(await violationSummary(page)).toEqual([])

  await page.goto(`/cart/pay?orderId=${String(order?.id)}`)
  await expect(page.getByText("Оплачен", { exact: true })).toBeVisible()
  await page.getByRole("link", { name: "Открыть заказ" }).click()
  await expect(title).toBeVisible()
  await expect(page.getByRole("link", { name: exactText("Следить за заказом") })).toHaveAttribute(
    "href",
    `/personal/order-history/${String(order?.id)}/`
  )
  await storeToken(page, (await registerUser(request)).token)
  await page.goto(`/cart/success?orderId=${String(order?.id)}`)
  await expect(page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") })).toBeVisible()
  expect((await page.goto("/cart/success?orderId=12a"))?.status()).toBe(404)
})

test("[CHK-013] a cart changed meanwhile is shown with both sums and preserves typed values; an emptied one leads back to the cart", async ({
  checkout,
  page,
  request
}) => {
  const account = await buyer(page, request)
  await checkout.openFilled()
  await checkout.fill()
  await addToCart(request, account, certificate, 50_000)
  await checkout.confirm.click()
  await expect(checkout.notice).toContainText(/теперь\s150\s000\s₽[^]*Раньше\sбыло\s100\s000\s₽/)
  await expect(page.getByRole("checkbox", { name: /^Принимаю/ })).toBeChecked()
  await expect(checkout.confirm).toHaveText(exactText("Оплатить 150 000 ₽"))
  await request.delete("/api/v2/cart/", { headers: headersOf(account), data: { certificates: [certificate] } })
  await checkout.confirm.click()
  await checkout.seeAddress("/cart")
  await page.goto("/cart/checkout/")
  await checkout.seeAddress("/cart")
})

test("[CHK-014] a phone that the server refuses is shown with its error until it is corrected", async ({ checkout, page, request }) => {
  await buyer(page, request)
  await checkout.openFilled()
  await checkout.fill()
  await checkout.change("получатель")
  const phone = page.getByRole("textbox", { name: "Телефон" })
  await phone.fill("+7 000 123-45-67")
  await checkout.confirm.click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/таких\sномеров\sнет/)
  await checkout.change("оплата")
  await checkout.change("получатель")
  await expect(phone).toHaveAccessibleDescription(/таких\sномеров\sнет/)
  await phone.fill("+7 921 000-00-00")
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
})

test("[CHK-015] the checkout is filled in and paid by keyboard alone, shows its errors, suggests addresses and passes axe", async ({
  checkout,
  page,
  request
}) => {
  const account = await buyer(page, request)
  const stone = await someStone(request, 9 + test.info().retry)
  await addToCart(request, account, stone.id, stone.price)
  await checkout.openFilled()
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("button", { name: "Продолжить" }).press("Enter")
  await expect(page.getByText(exactText("Выберите, как получить заказ"))).toBeVisible()
  await expect(page.getByRole("radio", { name: /^Курьером/ })).toBeFocused()
  await page.keyboard.press("Space")
  await page.getByRole("combobox", { name: "Населённый пункт" }).pressSequentially("Мирн")
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await page.getByRole("combobox", { name: "Улица" }).fill("улица Тихонова")
  await page.keyboard.press("Escape")
  await page.getByRole("textbox", { name: "Дом" }).fill("4")
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("textbox", { name: "Дом" }).press("Enter")
  await expect(checkout.section("Оплата").getByRole("heading")).toBeFocused()
  await checkout.choose(/^Картой\sонлайн/)
  await expect(page.getByText(/есть\sбриллиант/)).toBeVisible()
  await page.getByRole("button", { name: "Продолжить" }).press("Enter")
  await checkout.confirm.press("Enter")
  await expect(page.getByRole("checkbox", { name: /^Принимаю/ })).toBeFocused()
  expect(await violationSummary(page)).toEqual([])
  await page.keyboard.press("Space")
  await page.getByRole("checkbox", { name: /^Согласие/ }).press("Space")
  await tabAndPress(page, checkout.confirm)
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  await tabAndPress(page, page.getByRole("main").getByRole("button", { name: /^Оплатить/ }))
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
})
