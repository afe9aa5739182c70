import { createServer } from "node:http"
import { type BuiltShop, openBuiltShop } from "../../support/server/built-shop.ts"
import { openFaultProxy } from "../../support/server/fault-proxy.ts"
import { CartPage } from "../pages/cart-page.ts"
import { CheckoutPage } from "../pages/checkout-page.ts"
import { GiftCardsPage } from "../pages/gift-cards-page.ts"
import { Shell } from "../pages/shell.ts"
import { leaveToken, registerUser } from "../support/account.ts"
import { expect, test } from "../support/test.ts"

test("[GEN-013, RT-099] a gift certificate of an own amount goes from the foot of the page into the cart, and is ordered", async ({
  page,
  request,
  shell,
  watched
}) => {
  const gifts = new GiftCardsPage(page)
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  await leaveToken(page, (await registerUser(request)).token)
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

test("an add that the shop could not do and one whose answer was lost are sent again under their keys, and nothing doubles", async ({
  browser
}) => {
  const proxy = await openFaultProxy(process.env["SHOP_ORIGIN"] ?? "")
  const context = await browser.newContext({ baseURL: proxy.origin })
  try {
    const page = await context.newPage()
    const gifts = new GiftCardsPage(page)
    const keys: Array<string | undefined> = []
    page.on("request", (asked) => {
      if (asked.method() === "POST" && asked.url().endsWith("/cart/")) keys.push(asked.headers()["idempotency-key"])
    })
    const cart = /^\/api\/v2\/cart\/$/
    await page.goto("/giftcards/?card=2")
    const known = page.waitForResponse(/\/api\/v2\/fuser\//)
    await page.mouse.move(120, 120)
    await known
    proxy.inject({ match: cart, fault: { kind: "status", status: 503 } })
    const failed = page.waitForResponse((reply) => reply.status() === 503)
    await gifts.put()
    await failed
    await expect(page.getByText("Попробуем ещё раз сами")).toBeVisible()

    proxy.inject({ match: cart, fault: { kind: "wrong-shape", edit: () => ({}) } })
    const lost = page.waitForResponse((reply) => reply.request().method() === "POST" && reply.status() === 200)
    await page.evaluate(() => dispatchEvent(new Event("focus")))
    await lost
    proxy.lift()
    await page.goto("/giftcards/?card=2")
    await page.mouse.move(240, 240)
    await gifts.seeInCart(1)
    expect(keys.length).toBeGreaterThanOrEqual(3)
    expect(new Set(keys).size).toBe(1)
  } finally {
    await context.close()
    await proxy.close()
  }
})

test.describe("a shop with a captcha that hangs", () => {
  let shop: BuiltShop
  let asked = 0
  const provider = createServer(() => void (asked += 1))
  test.beforeAll(async () => {
    await new Promise<void>((listening) => void provider.listen(0, "127.0.0.1", listening))
    const address = provider.address()
    const port = typeof address === "object" ? address?.port : undefined
    shop = await openBuiltShop({ CAPTCHA_SCRIPT_URL: `http://127.0.0.1:${port}/captcha.js`, CAPTCHA_CLIENT_KEY: "key-1" })
  })
  test.afterAll(async () => {
    provider.closeAllConnections()
    provider.close()
    await shop.close()
  })

  test("[ERRC-009] asks its provider with the first add, and adds without a token after five seconds", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: shop.origin })
    const page = await context.newPage()
    const gifts = new GiftCardsPage(page)
    await page.goto("/giftcards/?card=2")
    const known = page.waitForResponse(/\/api\/v2\/fuser\//)
    await page.mouse.move(120, 120)
    await known
    expect(asked).toBe(0)
    const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/cart/"))
    const began = performance.now()
    await gifts.put()
    expect((await sent).headers()["x-token"]).toBeUndefined()
    expect(performance.now() - began).toBeGreaterThan(4_900)
    await gifts.seeInCart(1)
    expect(asked).toBe(1)
    await context.close()
  })
})

test("what was chosen in a tab that is gone stands in the next one, which says so, and can be begun anew", async ({
  context,
  page,
  shell
}) => {
  const gifts = new GiftCardsPage(page)
  await shell.open("/giftcards/")
  await shell.interact()
  await gifts.chooseAmount("Другая сумма")
  await gifts.writeAmount("45 000")
  await page.keyboard.press("Tab")
  await gifts.seeTotal("45 000 ₽")
  await shell.seeKeptDraft(/amount=45/)
  await page.close()
  const next = await context.newPage()
  await next.goto("/giftcards/")
  await new Shell(next).interact()
  await new GiftCardsPage(next).seeTotal("45 000 ₽")
  await next.getByRole("button", { name: /^Начать\sзаново$/ }).click()
  await expect(next.getByText(/^Вы\sначали\sзаполнять/)).toHaveCount(0)
  await expect(next).toHaveURL((url) => url.search === "")
})

test("a dialog that is asked for before the code of its button has come opens when it has", async ({ page, shell }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/gift-words\.late-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await shell.open("/giftcards/")
  await page.getByRole("button", { name: "Проверить остаток" }).click()
  held.resolve()
  await expect(page.getByRole("dialog", { name: /Остаток на\sсертификате/ })).toBeVisible()
})
