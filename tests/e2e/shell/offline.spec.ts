import type { Page } from "playwright/test"
import { networkText } from "../../../core/domain/shell/network-text.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { Shell } from "../../../qa/pages/shell.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart, addStone } from "../support/own-cart.ts"
import { somePiece } from "../support/pieces.ts"
import { seeMessage } from "../support/answer.ts"
import { expect, test } from "../support/test.ts"
import { newUniqueTexts } from "../support/work.ts"
import { memberForms } from "../support/works.ts"

const waiting = exactText(networkText.waits)

/** Goes offline after all prefetched files have arrived. */
const cutOff = async (page: Page) => {
  await new Shell(page).interact()
  let before = -1
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").length)
  await expect(async () => {
    const now = await fetched()
    const isSettled = now === before
    before = now
    expect(isSettled).toBe(true)
  }).toPass({ intervals: [700] })
  await page.waitForLoadState("networkidle")
  await page.context().setOffline(true)
  await expect(page.getByText(exactText(networkText.gone))).toBeVisible()
}
const reconnect = (page: Page) => page.context().setOffline(false)

test("«В корзину» pressed offline waits at its button without a toast, and is sent automatically on reconnection", async ({
  page,
  request
}) => {
  const cart = new CartPage(page)
  await cart.open(await somePiece(request))
  await cart.interact()
  await cutOff(page)
  await cart.buyButton.click()
  await expect(page.getByRole("button", { name: waiting }).first()).toBeVisible()
  await expect(cart.toast("Нет связи с магазином")).toHaveCount(0)
  expect(await violationSummary(page)).toEqual([])
  await reconnect(page)
  await expect(cart.dialog).toBeVisible()
  await expect(page.getByRole("button", { name: waiting })).toHaveCount(0)
})

test("a gift certificate ordered offline waits at its button, and is added automatically on reconnection", async ({ page, shell }) => {
  await shell.open("/giftcards/")
  await shell.interact()
  const gifts = new GiftCardsPage(page)
  await gifts.chooseAmount("Другая сумма")
  await gifts.writeAmount("45 000")
  await page.keyboard.press("Tab")
  await gifts.seeTotal("45 000 ₽")
  await cutOff(page)
  await gifts.chooseDesign("Чертёж")
  await gifts.seeFace("Сертификат, рисунок «Чертёж», 45 000 ₽")
  await gifts.put()
  await expect(page.getByRole("button", { name: waiting })).toBeVisible()
  await reconnect(page)
  await expect(page.locator("form[action='/giftcards/'] [role=status]")).toContainText("В корзине: 1.")
})

test("a heart pressed offline shows that it waits until the shop has it", async ({ diamonds, page, request }) => {
  await storeToken(page, (await registerUser(request)).token)
  await diamonds.openPage(1)
  await cutOff(page)
  await page
    .getByRole("button", { name: /^В\sизбранное: / })
    .first()
    .click()
  const heart = page.getByRole("button", { name: /^Убрать\sиз\sизбранного: .*Ждёт\sсети/ })
  await expect(heart).toHaveAttribute("aria-pressed", "true")
  expect(await violationSummary(page)).toEqual([])
  await reconnect(page)
  await expect(heart).toHaveCount(0)
  await expect(page.getByRole("button", { name: /^Убрать\sиз\sизбранного: / })).toHaveCount(1)
})

test("a quantity and a removal made offline wait in their lines, and are sent on reconnection", async ({ page, request }) => {
  const owner = await registerUser(request)
  await addToCart(request, owner, certificate, 50_000, 2)
  await addStone(request, owner)
  await storeToken(page, owner.token)
  const cart = new CartPage(page)
  await cart.openFull()
  await cutOff(page)
  await page.getByRole("button", { name: "Больше" }).click()
  await expect(cart.line(/сертификат/).getByRole("status")).toHaveText(waiting)
  await cart
    .line(/Бриллиант/)
    .getByRole("button", { name: /^Удалить/ })
    .click()
  await expect(cart.line(/Бриллиант/).getByRole("button", { name: /^Ждёт\sсети…: Бриллиант/ })).toHaveText(waiting)
  await expect(page.getByRole("status").getByText(exactText(`${networkText.cartWaits}.`))).toBeVisible()
  await expect(page.getByRole("button", { name: waiting })).toHaveCount(1)
  expect(await violationSummary(page)).toEqual([])
  await reconnect(page)
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.total).toHaveText(exactText("150 000 ₽"))
})

test("«Перейти к оформлению» pressed offline waits at its button, and opens the checkout on reconnection", async ({ page, request }) => {
  const owner = await registerUser(request)
  await addToCart(request, owner, certificate, 50_000)
  await storeToken(page, owner.token)
  const cart = new CartPage(page)
  await cart.openFull()
  await cutOff(page)
  await cart.order.click()
  await expect(page.getByRole("button", { name: waiting })).toBeVisible()
  await seeMessage(page)
  await expect(page.locator("[data-answer]")).toHaveText(exactText(`${networkText.checkWaits}.`))
  expect(await violationSummary(page)).toEqual([])
  await reconnect(page)
  await expect(page).toHaveURL((url) => url.pathname === "/cart/checkout")
})

test("a user whose session is checked as the network goes is not shown as a guest, and is checked again on reconnection", async ({
  page,
  profile,
  request,
  shell
}) => {
  await storeToken(page, (await registerUser(request)).token)
  let checks = 0
  await page.route("**/api/v2/session/", async (route) => {
    checks += 1
    await page.context().setOffline(true)
    await route.abort("internetdisconnected")
  })
  await shell.open("/about")
  await page.mouse.move(200, 200)
  await expect.poll(() => checks).toBe(2)
  await expect(profile.sign("Войти")).toHaveCount(0)
  await page.unroute("**/api/v2/session/")
  await reconnect(page)
  await profile.seeAccount("Анна")
})

/** One frame draws every form: a form of a page and one in a dialog represent them. */
for (const name of ["profile", "order"] as const) {
  test(`«${name}» sent offline waits at its button, and is sent automatically on reconnection`, async ({ page, request }) => {
    const owner = await registerUser(request)
    const work = memberForms[name]
    await work.prepare?.(request, owner)
    await storeToken(page, owner.token)
    const marks = newUniqueTexts()
    await work.begin(page, marks, request)
    await cutOff(page)
    await work.submit(page)
    await seeMessage(page)
    await expect(page.locator("[data-answer]").last()).toHaveText(exactText(networkText.formWaits))
    await expect(page.getByRole("button", { name: waiting })).toHaveAttribute("aria-busy", "true")
    await work.seeTexts(page, marks)
    expect(await violationSummary(page)).toEqual([])
    await reconnect(page)
    await work.isDone(page)
  })
}

test("a form that waits for the network is not sent once it is changed or its dialog is closed", async ({ account, page, request }) => {
  const owner = await registerUser(request)
  await storeToken(page, owner.token)
  const sent: Array<string> = []
  page.on("request", (call) => (call.method() === "POST" && /quick-order|order-request/.test(call.url()) ? sent.push(call.url()) : 0))
  await memberForms.order.begin(page, newUniqueTexts(), request)
  await cutOff(page)
  await memberForms.order.submit(page)
  await expect(page.getByRole("button", { name: waiting })).toBeVisible()
  await account.write("Имя", "Вера")
  await expect(page.getByRole("button", { name: "Заказать" })).toBeVisible()
  await memberForms.order.submit(page)
  await expect(page.getByRole("button", { name: waiting })).toBeVisible()
  await page.keyboard.press("Escape")
  await account.seeNone()
  const before = sent.length
  await reconnect(page)
  await expect(page.getByText(exactText(networkText.back))).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect(sent).toHaveLength(before)
})

test("a newsletter subscription made offline is sent automatically on reconnection", async ({ page, shell }) => {
  await shell.open("/diamonds")
  await shell.interact()
  await page.getByLabel("Ваш e-mail").fill("anna@example.ru")
  await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
  await cutOff(page)
  await page.getByRole("button", { name: "Подписаться" }).click()
  await seeMessage(page)
  await expect(page.locator("[data-answer]")).toHaveText(exactText(networkText.formWaits))
  await reconnect(page)
  await expect(page.locator("[data-answer]")).toContainText(/Мы\sотправили\sписьмо/)
})

test("a log-in made offline is not sent automatically: it says so, preserves its values, and one press sends it", async ({
  account,
  page,
  request
}) => {
  const { email, password } = await registerUser(request)
  await account.requestProfile()
  await account.write("E-mail", email)
  await account.write("Пароль", password)
  await cutOff(page)
  await account.press("Войти")
  await seeMessage(page)
  await expect(page.locator("[data-answer]")).toHaveText(exactText(networkText.formStays))
  await reconnect(page)
  await expect(page.getByText(exactText(networkText.back))).toBeVisible()
  await expect(account.field("Пароль")).toHaveValue(password)
  await account.press("Войти")
  await account.seeAddress("/personal/profile/")
})

test("an order confirmed offline waits at its button, and is placed once on reconnection", always, async ({ page, request }) => {
  const owner = await registerUser(request)
  await addToCart(request, owner, certificate, 50_000)
  await storeToken(page, owner.token)
  await memberForms.checkout.begin(page, newUniqueTexts(), request)
  await cutOff(page)
  await memberForms.checkout.submit(page)
  await expect(page.getByRole("main").getByRole("button", { name: waiting }).filter({ visible: true }).first()).toBeVisible()
  await seeMessage(page)
  await expect(page.locator("[data-answer]").filter({ visible: true })).toContainText(exactText(`${networkText.orderWaits}.`))
  expect(await violationSummary(page)).toEqual([])
  await reconnect(page)
  await memberForms.checkout.isDone(page)
})
