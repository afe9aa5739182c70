import type { Locator, Page } from "playwright/test"
import { onPointsMap } from "../../../core/domain/orders/points-map.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { always } from "../../support/rings.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { asOperator } from "../support/handed-over.ts"
import { certificate, addToCart, addCheapPiece, addRing, addStone } from "../support/own-cart.ts"
import { openedBy } from "../support/papers.ts"
import { pdfText } from "../support/pdf-text.ts"
import { expect, test } from "../support/test.ts"

/** Sum in roubles beside a label. */
const sumBeside = async (page: Page | Locator, word: string): Promise<number> => {
  const beside = page.getByText(word, { exact: true }).filter({ visible: true }).first().locator("xpath=following-sibling::dd")
  return Number(((await beside.textContent()) ?? "").replaceAll(/\D/g, ""))
}

const pay = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Оплатить/ })

/** Pays and opens the order's own page. */
const toOwnOrder = async (page: Page) => {
  await page.getByRole("link", { name: exactText("Следить за заказом") }).click()
  await expect(page).toHaveURL(/\/personal\/order-history\/\d+\/?$/)
}

const facts = (page: Page) => page.getByRole("region", { name: "Получение и оплата" })

test("a ring engraved as a gift is ordered, paid and due on the chosen day", always, async ({ page, request }) => {
  const [account, dialogs] = [await registerUser(request), new AccountDialogs(page)]
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  await addRing(request, account)
  await storeToken(page, account.token)
  await cart.openFull()
  const plain = await sumBeside(page, "Итого")
  await page.getByRole("button", { name: exactText("Добавить гравировку, 3 500 ₽") }).click()
  await dialogs.write("Надпись", "Анна, 1 мая")
  await dialogs.press("Добавить за 3 500 ₽")
  await expect(dialogs.dialog.getByText(exactText("Сохранили. Она стоит в корзине рядом с изделием."))).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(cart.total).toHaveText(new RegExp(`^${roubles(plain + 3500)}$`))
  await cart.order.click()
  await checkout.see()
  if (await page.getByLabel("Имя и фамилия").isVisible()) await checkout.goOn()
  await checkout.choose(/^Курьером/)
  await page.getByRole("combobox", { name: "Населённый пункт" }).fill("Москва")
  await page.keyboard.press("Escape")
  await page.getByRole("combobox", { name: "Улица" }).fill("Петровка")
  await page.keyboard.press("Escape")
  await page.getByRole("textbox", { name: "Дом" }).fill("4")
  const days = page.locator("select[name=slot]")
  await days.selectOption({ index: 1 })
  const [day = ""] = ((await days.locator("option:checked").textContent()) ?? "").split(",")
  const hours = page.getByRole("group", { name: "Часы" }).getByRole("radio").first()
  await hours.check()
  await page.getByRole("checkbox", { name: /^Подарочная\sупаковка/ }).check()
  await page.locator("[name=parcelNote]").fill("С днём рождения, Анна")
  await checkout.goOn()
  await checkout.choose(/^Картой\sонлайн/)
  await checkout.goOn()
  await checkout.agree()
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  await expect(pay(page)).toContainText(new RegExp(roubles(plain + 3500)))
  await pay(page).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  const summary = page.getByRole("complementary", { name: "Получение и оплата" })
  await expect(summary).toContainText(day)
  expect(await sumBeside(summary, "Итого")).toBe(plain + 3500)
  await toOwnOrder(page)
  await expect(facts(page)).toContainText(day)
  await expect(facts(page)).toContainText(/С\sднём\sрождения,\sАнна/)
  expect(await sumBeside(facts(page), "Итого")).toBe(plain + 3500)
  await expect(page.getByRole("main")).toContainText(/Анна,\s1\sмая/)
})

test("[RT-046] a pickup point is chosen in its city from a list or on the map, and takes prepaid orders only", async ({
  page,
  request
}) => {
  const [account, checkout] = [await registerUser(request), new CheckoutPage(page)]
  await addStone(request, account)
  await storeToken(page, account.token)
  await checkout.openFilled()
  await checkout.seeAddress("/cart/checkout/")
  await checkout.seeHeading(exactText("Оформление заказа"))
  await checkout.choose(/^В\sпункте/)
  await page.getByLabel("Город").selectOption("Казань")
  const points = page.getByRole("group", { name: "Пункт выдачи" }).getByRole("radio")
  await expect(points).toHaveCount(2)
  const map = page.locator("main button[aria-hidden=true]:has(img)")
  await expect(map).toContainText("Казань")
  const { height, width } = (await map.boundingBox()) ?? { height: 0, width: 0 }
  const { x, y } = onPointsMap({ latitude: 55.0302, longitude: 82.9204 })
  await map.click({ position: { x: x * width, y: y * height } })
  await expect(page.getByLabel("Город")).toHaveValue("Новосибирск")
  await expect(map).toContainText("Новосибирск")
  await points.first().check()
  await checkout.goOn()
  await expect(page.getByRole("radio", { name: /^Картой\sонлайн/ })).toBeVisible()
  await expect(page.getByRole("radio", { name: /^При\sполучении/ })).toHaveCount(0)
})

test("a purchased certificate pays in two orders, and is refunded by a cancelled one", async ({ page, request }) => {
  const [giver, dialogs] = [await registerUser(request), new AccountDialogs(page)]
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  await addToCart(request, giver, certificate, 50_000)
  await storeToken(page, giver.token)
  await checkout.openFilled()
  await checkout.fill()
  await checkout.confirm.click()
  await pay(page).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  const { code, number } = await certificateOf(page)

  const orderedFor = async (pays: () => Promise<unknown>): Promise<number> => {
    await addCheapPiece(request, giver)
    await checkout.openFilled()
    await pays()
    await page.getByRole("button", { name: "Добавить", exact: true }).click()
    await dialogs.write("Промокод или номер сертификата", number)
    await dialogs.write("Код сертификата", code)
    await dialogs.press("Применить")
    const applied = page.getByRole("region", { name: exactText("Сертификат или промокод") })
    await expect(applied).toContainText(new RegExp(`Сертификат\\s••••\\s${number.slice(-4)}`))
    const [, sum = ""] = /Оплатит\s([\d\s]+)/.exec((await applied.textContent()) ?? "") ?? []
    const paid = Number(sum.replaceAll(/\s/g, ""))
    const due = await sumBeside(page, "К оплате")
    await checkout.confirm.click()
    if (due > 0) await pay(page).click()
    await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
    return paid
  }
  const first = await orderedFor(() => checkout.fill())
  await toOwnOrder(page)
  const orderUrl = page.url()
  const second = await orderedFor(async () => {
    await checkout.choose(/^Картой\sонлайн/)
    await checkout.goOn()
    await checkout.agree()
  })
  await page.goto(orderUrl)
  await page.getByRole("main").getByRole("button", { name: "Отменить заказ" }).click()
  await dialogs.press("Отменить заказ")
  await expect(facts(page)).toContainText(new RegExp(`${roubles(first)},\\sвернули`))

  await cart.open("/giftcards/")
  await page.getByRole("button", { name: "Проверить остаток" }).click()
  await dialogs.write("Номер сертификата", number)
  await dialogs.write("Код сертификата", code)
  await dialogs.press("Проверить остаток")
  await expect(dialogs.dialog).toContainText(new RegExp(roubles(50_000 - second)))
})

/** Pattern of a sum as pages write it. */
const roubles = (sum: number) => `${sum.toLocaleString("ru-RU").replaceAll(/\s/g, "\\s")}\\s₽`

/** Text of the certificate just bought. */
const certificateOf = async (page: Page) => {
  const paper = page.getByRole("link", { name: /^Сертификат\sG-/ })
  await openedBy(page, () => paper.press("Enter"))
  const text = pdfText(await (await page.request.get((await paper.getAttribute("href")) ?? "")).body())
  const [number = ""] = /G-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text) ?? []
  const [code = ""] = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text.replaceAll(number, "")) ?? []
  expect([number, code]).not.toContain("")
  return { number, code }
}

test("a promotion that ends before the order is placed is reported, and the new sum is confirmed", async ({ page, request }) => {
  const code = `MAY${Date.now().toString(36).toUpperCase()}`
  await asOperator(request, "/internal/promotions/", { code, kind: "percent", value: 10, from: 0, until: null, isOnce: false })
  const [account, dialogs] = [await registerUser(request), new AccountDialogs(page)]
  const checkout = new CheckoutPage(page)
  await addToCart(request, account, certificate, 50_000, 2)
  await addRing(request, account)
  await storeToken(page, account.token)
  await checkout.openFilled()
  const whole = await sumBeside(page, "Итого")
  await checkout.fill()
  await page.getByRole("button", { name: "Добавить", exact: true }).click()
  await dialogs.write("Промокод или номер сертификата", code)
  await dialogs.press("Применить")
  await expect(page.getByText(`Промокод ${code}`).first()).toBeVisible()
  const less = await sumBeside(page, "Итого")
  expect(less).toBeLessThan(whole)
  await asOperator(request, `/internal/promotions/${code}/end`, {})
  await checkout.confirm.click()
  await expect(checkout.notice).toContainText(/больше\sне\sдействует|теперь/)
  expect(await sumBeside(page, "Итого")).toBe(whole)
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  await expect(pay(page)).toContainText(new RegExp(roubles(whole)))
})
