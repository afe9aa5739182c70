import type { Page } from "playwright/test"
import { networkText } from "../../../core/domain/shell/network-text.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { byTurn } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { fromFrame } from "../../../qa/pages/constructor-page.ts"
import { Shell } from "../../../qa/pages/shell.ts"
import { VisitPage } from "../../../qa/pages/visit-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { placeOrder } from "../support/handed-over.ts"
import { seeMainAction, usualTextSize } from "../support/main-action.ts"
import { addBuiltRing, addEngravedRings } from "../support/own-cart.ts"
import { somePiece } from "../support/pieces.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

test.use({ reducedMotion: "reduce", isFetchedAhead: true })

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name })
const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name })
const filters = /^(?:Фильтры|Скрыть\sфильтры)/

/** Repeats the check offline; the offline message must not cover an action. */
const seeOffline = async (page: Page, see: () => Promise<void>) => {
  const word = page.getByText(exactText(networkText.gone))
  await page.context().setOffline(true)
  await expect(word).toBeVisible()
  await see()
  await page.context().setOffline(false)
  await expect(word).toBeHidden()
}

test(
  "the main action of a piece, a stone, a gift and a list is visible on every screen, and offline too",
  byTurn,
  async ({ page, request }) => {
    const shell = new Shell(page)
    const { articles } = await articlesOnPage(request, 1)
    const pages = [
      [await somePiece(request), exactText("В корзину")],
      [`/diamonds/${articles[0] ?? ""}/`, exactText("В корзину")],
      ["/giftcards/", exactText("В корзину")],
      ["/jewelry/", filters],
      ["/diamonds", filters]
    ] as const
    for (const [path, name] of pages) {
      await shell.open(path)
      await shell.interact()
      await expect(button(page, name).first()).toBeAttached()
      await seeMainAction(page, button(page, name))
      await seeOffline(page, () => seeMainAction(page, button(page, name), [usualTextSize]))
    }
  }
)

test("the next step of the constructor is visible on every screen", byTurn, async ({ page, shell }) => {
  const steps = [
    [`${fromFrame}/frame/opora/`, link(page, exactText("Выбрать бриллиант"))],
    [`${fromFrame}/diamond/5917/?skuId=101`, link(page, exactText("Собрать изделие"))],
    [`${fromFrame}/ready-product/?skuId=101&diamondId=5917`, button(page, exactText("В корзину"))]
  ] as const
  for (const [path, action] of steps) {
    await shell.open(path)
    await shell.interact()
    await expect(action.first()).toBeAttached()
    await seeMainAction(page, action)
  }
})

for (const count of [1, 3, 6])
  test(
    `the checkout link and the payment button are visible on every screen with as many long lines: ${count}`,
    byTurn,
    async ({ page, request }) => {
      const account = await registerUser(request)
      await storeToken(page, account.token)
      const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
      await addEngravedRings(request, account, Math.max(count - 1, 1))
      if (count > 1) await addBuiltRing(request, account)
      await cart.openFull()
      await expect(cart.lines).toHaveCount(count)
      await seeMainAction(page, cart.order)
      await seeOffline(page, () => seeMainAction(page, cart.order, [usualTextSize]))
      await checkout.openFilled()
      const confirm = button(page, /^(?:Оплатить|Оформить)/)
      await seeMainAction(page, confirm)
      await page.setViewportSize({ width: 1440, height: 900 })
      await checkout.fill()
      const receipt = checkout.section("Получение")
      await receipt.getByRole("button", { name: "Изменить" }).click()
      await receipt.getByRole("checkbox", { name: /^Подарочная\sупаковка/ }).check()
      await expect(page.getByRole("complementary", { name: exactText("Ваш заказ") })).toContainText(/Подарочная\sупаковка/)
      await seeMainAction(page, button(page, /^Оплатить/))
      await seeOffline(page, () => seeMainAction(page, button(page, /^Оплатить/), [usualTextSize]))
    }
  )

test("the payment button of an order is visible on every screen on its payment page", byTurn, async ({ page, request }) => {
  const account = await registerUser(request)
  const order = await placeOrder(request, account)
  await storeToken(page, account.token)
  const shell = new Shell(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const { promise: isSeen, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/order/payment/**", async (route) => {
    await isSeen
    await route.continue()
  })
  await shell.open(`/cart/pay?orderId=${order}`)
  await expect(page.getByText(/^Узнаём,\sпрошла\sли\sоплата/)).toBeAttached()
  await expect(page.getByRole("contentinfo")).not.toBeInViewport()
  answer()
  await expect(button(page, /^Оплатить/)).toBeVisible()
  await seeMainAction(page, button(page, /^Оплатить/))
  await shell.open(`/personal/order-history/${order}/`)
  await expect(link(page, /^Оплатить/).first()).toBeVisible()
  await seeMainAction(page, link(page, /^Оплатить/))
  await shell.open("/personal/delivery-address/")
  await expect(button(page, /^Добавить/).first()).toBeVisible()
  await seeMainAction(page, button(page, /^Добавить/))
  await shell.open("/personal/profile/")
  const name = page.getByRole("main").getByLabel("Отчество")
  await name.fill("Ильинична")
  await name.blur()
  await seeMainAction(page, button(page, "Сохранить"))
  await page.setViewportSize({ width: 390, height: 844 })
  await button(page, "Сохранить").click()
  await expect(page.getByText("Сохранено", { exact: true })).toBeInViewport()
  await expect(button(page, "Сохранить")).not.toBeInViewport()
})

test(
  "the hours of a visit, or the link to them, are visible on every screen; another place is chosen",
  byTurn,
  async ({ page, request }) => {
    const visit = new VisitPage(page)
    const { articles } = await articlesOnPage(request, 1)
    await visit.open(`/diamonds/${articles[0] ?? ""}/`)
    await page.getByRole("link", { name: exactText("Записаться на показ") }).click()
    await visit.seeChoice()
    await seeMainAction(page, visit.hours.or(link(page, /^Выбрать\sвремя/)))
    await page.setViewportSize({ width: 390, height: 844 })
    await link(page, /^Выбрать\sвремя/).press("Enter")
    await expect(visit.hours.first()).toBeInViewport({ ratio: 1 })
    await expect(link(page, /^Выбрать\sвремя/)).toBeHidden()
    await page
      .locator("summary")
      .filter({ hasText: /Выбрать/ })
      .click()
    await link(page, /^Салон\sна\sКутузовском/).click()
    await expect(page).toHaveURL(/place=2/)
    await expect(
      page
        .locator("details")
        .filter({ hasText: /Кутузовском/ })
        .first()
    ).not.toHaveAttribute("open")
  }
)
