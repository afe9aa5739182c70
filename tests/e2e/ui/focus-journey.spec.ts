import type { Page } from "playwright/test"
import { byTurn } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { announcementsOf, recordAnnouncements } from "../../support/browser/listen.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { tabAndPress } from "../support/keys.ts"
import { somePiece } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 })

const seeAtHeading = (page: Page, text: string | RegExp) =>
  expect(heading(page).and(page.locator(":focus")).filter({ hasText: text })).toHaveCount(1)

test(
  "a visitor orders and pays by the keyboard alone, and the focus is never lost from a list to the paid order",
  byTurn,
  async ({ page, request, shell }) => {
    const cart = new CartPage(page)
    const checkout = new CheckoutPage(page)
    await storeToken(page, (await registerUser(request)).token)
    const piece = await somePiece(request)
    await shell.open(piece.slice(0, piece.lastIndexOf("/", piece.length - 2) + 1))
    await shell.interact()

    const link = page.getByRole("main").locator(`a[href^="${piece}"]`).first()
    const name = (await link.textContent()) ?? ""
    await tabAndPress(page, link)
    await shell.seeSettled()
    await expect(heading(page).and(page.locator(":focus"))).toHaveCount(1)
    await page.goBack()
    await expect(link).toBeFocused()
    await expect(link).toHaveText(name)
    await page.keyboard.press("Enter")
    await expect(heading(page).and(page.locator(":focus"))).toHaveCount(1)

    await recordAnnouncements(page)
    await tabAndPress(page, cart.buyButton)
    await expect(cart.dialog).toBeVisible()
    await expect(cart.dialog.getByRole("heading", { level: 2 })).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(cart.dialog).toHaveCount(0)
    const there = page.getByRole("main").getByRole("link", { name: exactText("В корзине, перейти в корзину") })
    await expect(there.and(page.locator(":focus"))).toHaveCount(1)
    expect(await announcementsOf(page, "успешно добавлен")).toEqual(["title Товар успешно добавлен"])

    await page.keyboard.press("Enter")
    await cart.seeSummary()
    await seeAtHeading(page, "Корзина")
    await tabAndPress(page, cart.order)
    await checkout.seeHeading(exactText("Оформление заказа"))
    await seeAtHeading(page, exactText("Оформление заказа"))

    await fillByKeys(page, checkout)
    await tabAndPress(page, checkout.confirm)
    await checkout.seeHeading(/^Оплата/)
    await seeAtHeading(page, /^Оплата/)
    await tabAndPress(page, page.getByRole("main").getByRole("button", { name: /^Оплатить/ }))
    await checkout.seeHeading(/^Заказ/)
    await seeAtHeading(page, /^Заказ\s№/)
  }
)

/** Fills in the sections in order: the next one receives the focus each time, never the page. */
const fillByKeys = async (page: Page, checkout: CheckoutPage) => {
  const goOn = page.getByRole("button", { name: "Продолжить" })
  if (await page.getByLabel("Имя и фамилия").isVisible()) await tabAndPress(page, goOn)
  await page
    .getByRole("radio", { name: /^В\sсалоне/ })
    .first()
    .press("Space")
  await page
    .getByRole("radio", { name: /Петровка/ })
    .first()
    .press("Space")
  await tabAndPress(page, goOn)
  await expect(checkout.section("Оплата").getByRole("heading")).toBeFocused()
  await page
    .getByRole("radio", { name: /^Картой\sонлайн/ })
    .first()
    .press("Space")
  await tabAndPress(page, goOn)
  await page.getByRole("checkbox", { name: /^Принимаю/ }).press("Space")
  await page.getByRole("checkbox", { name: /^Согласие/ }).press("Space")
}

test("[ERRC-014] a purchase without a dialog is announced once, and the focus does not move", byTurn, async ({ page, shell }) => {
  await shell.open("/giftcards/")
  await shell.interact()
  const gifts = new GiftCardsPage(page)
  await recordAnnouncements(page)
  await gifts.putByKey()
  await gifts.seeInCart(1)
  await expect(new CartPage(page).toast("Товар успешно добавлен")).toBeVisible()
  expect(await announcementsOf(page, "успешно добавлен")).toEqual(["status Товар успешно добавлен"])
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test("navigation by a pointer focuses the heading without a focus ring, and so does Back", byTurn, async ({ page, request, shell }) => {
  const piece = await somePiece(request)
  await shell.open(piece.slice(0, piece.lastIndexOf("/", piece.length - 2) + 1))
  await shell.interact()
  const link = page.getByRole("main").locator(`a[href^="${piece}"]`).first()
  await link.click()
  await expect(heading(page).and(page.locator(":focus"))).toHaveCount(1)
  expect(await page.locator(":focus-visible").count()).toBe(0)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await page.locator(":focus-visible").count()).toBe(0)
})
