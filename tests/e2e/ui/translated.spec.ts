import { translatePage } from "../../support/browser/translator.ts"
import { always, byTurn } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { GiftCardsPage } from "../../../qa/pages/gift-cards-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"
import { waitForUncovered } from "../../../qa/pages/history-cover.ts"

const piece = "/jewelry/kolco/0299757/"

/** Translates every text of every page, when inserted and when changed. */
test.beforeEach(({ page }) => page.addInitScript(translatePage))
test.afterEach(async ({ page }) => {
  expect(await page.locator("font").count()).toBeGreaterThan(0)
  await expect(page.getByText(/страница, которую вы искали/)).toHaveCount(0)
})

test("a piece: its price follows the metal, it is added to the cart, liked, counted and removed again", always, async ({ page }) => {
  await page.goto(piece)
  const price = page.locator("main p:has(> bdi)").first()
  const before = await price.innerText()
  await page.getByRole("region", { name: "Металл" }).getByRole("link", { name: "Платина" }).click()
  await expect(page).not.toHaveURL(new RegExp(`${piece}$`))
  await expect(price).not.toHaveText(before)
  const shown = await price.innerText()
  expect(shown).toMatch(/^[\d\s]+₽$/)
  await page
    .getByRole("button", { name: /^В\sкорзину/ })
    .first()
    .click()
  await expect(page.getByRole("dialog")).toContainText(shown)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("link", { name: /^В\sкорзине/ }).first()).toBeVisible()
  const heart = page.locator("main .heart").first()
  await heart.click()
  await expect(heart).toHaveAttribute("aria-pressed", "true")

  await waitForUncovered(page)
  await page.goto("/cart")
  await expect(page.locator("main")).toContainText(shown)
  await page
    .getByRole("button", { name: /Удалить/ })
    .first()
    .click()
  await expect(page.getByText(/корзин[аеу].*(?:пуст|пусто)/i).first()).toBeVisible()
})

test("a list: filtered, sorted and paged", byTurn, async ({ catalogue, diamonds, page }) => {
  await catalogue.open("/diamonds")
  await catalogue.interact()
  await catalogue.choose(/^Овал/)
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await catalogue.sort("Сначала дешевле")
  await catalogue.seeAddress("/diamonds/filter/shape--oval?sort=price&order=asc")
  await diamonds.choosePage(2)
  await expect(page).toHaveURL(/\/diamonds\/filter\/shape--oval\/2/)
  await expect(page.locator("main [data-item]").first()).toBeVisible()
})

test("a search, and navigation from page to page", byTurn, async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: "Поиск" }).click()
  await page.getByLabel("Поиск по каталогу").first().fill("кольцо")
  await page.keyboard.press("Enter")
  await expect(page.locator("main [data-item]").first()).toBeVisible()
  await page.goBack()
  await expect(page.locator("main h1")).toHaveCount(1)
  await page.getByRole("banner").getByRole("link", { name: "Украшения", exact: true }).click()
  await expect(page.locator("main h1")).toHaveText("Украшения")
})

test("a form shows its errors, and its dialog closes", byTurn, async ({ account, page }) => {
  await page.goto("/about")
  await account.openLogin()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Войти" }).click()
  await expect(dialog.getByRole("alert").or(dialog.locator("[aria-invalid=true]")).first()).toBeVisible()
  await account.write("E-mail", "anna@example")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Escape")
  await account.seeNone()
})

test("the constructor: a stone, then its frame", byTurn, async ({ page }) => {
  await page.goto("/constructor")
  await page.locator("main a[href*='/constructor']").first().click()
  await expect(page.locator("main h1")).toHaveCount(1)
  await page.goto(piece)
  await page.getByRole("link", { name: /Быстрый\sзаказ/ }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("a visitor registers, changes the profile, logs out and in again", byTurn, async ({ account, page, profile }) => {
  await page.goto("/about")
  await account.openLogin()
  await account.registerSomebody()
  await account.seeNone()
  await profile.openProfile()
  await profile.see("Вера Орлова")
  await profile.write("Отчество", "Ильинична")
  const email = await profile.field("E-mail").inputValue()
  await profile.save()
  await profile.seeSaved()
  await profile.logOut()
  await account.openLogin()
  await account.signIn(email, "krasota-1")
  await account.seeNone()
  await profile.seeAccount("Вера")
})

test("a cart is changed, ordered and paid", byTurn, async ({ page, request }) => {
  const account = await registerUser(request)
  await addToCart(request, account, certificate, 50_000, 2)
  await storeToken(page, account.token)
  const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
  await cart.openFull()
  await cart.order.click()
  await checkout.see()
  await checkout.fill()
  await expect(checkout.confirm).toContainText(/100\s000\s₽/)
  await checkout.confirm.click()
  await expect(page).toHaveURL(/\/cart\/pay\?orderId=\d+$/)
  await page.getByRole("button", { name: /^Оплатить/ }).click()
  await expect(page).toHaveURL(/\/cart\/success\?orderId=\d+$/)
  await expect(page.locator("main h1")).toHaveCount(1)
})

test("a gift certificate is chosen, corrected and added to the cart", byTurn, async ({ page, shell }) => {
  const gifts = new GiftCardsPage(page)
  await shell.open("/giftcards/")
  await shell.interact()
  await gifts.chooseDesign("Чертёж")
  await gifts.chooseAmount("Другая сумма")
  await gifts.put()
  await gifts.seeWrong("Сумма, ₽", "Укажите сумму от 10 000 ₽ до 1 000 000 ₽", "")
  await gifts.writeAmount("45 000")
  await gifts.writeQuantity("2")
  await page.keyboard.press("Enter")
  await gifts.seeTotal("90 000 ₽")
  await gifts.seeInCart(2)
})

test("favourites are added, compared and removed", byTurn, async ({ diamonds, page, wishlist }) => {
  await diamonds.openPage(1)
  await diamonds.interact()
  const names = [await wishlist.like(0), await wishlist.like(1)]
  await wishlist.openFavourites()
  await wishlist.seeItems(names)
  await wishlist.display("Сравнение").press("Enter")
  await wishlist.seeAddress("/wishlist/?view=compare")
  await wishlist.seeItems(names)
  await page.goBack()
  await wishlist.hearts().first().click()
  await wishlist.seeCount(1)
})

test("results of a search are sorted, and searched again", byTurn, async ({ search }) => {
  await search.open("/search/?term=кольцо")
  await search.interact()
  await expect(search.cards.first()).toBeVisible()
  await search.sort("Сначала дешевле")
  const prices = await search.prices()
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  await search.find("круг")
  await expect(search.cards.first()).toBeVisible()
})

test("a filter ticked before hydration of its panel is applied", byTurn, async ({ catalogue, page }) => {
  await page.goto("/diamonds", { waitUntil: "commit" })
  const oval = page.getByRole("checkbox", { name: /^Овал/ }).first()
  await oval.evaluate((box: HTMLInputElement) => (box.checked = true))
  await catalogue.interact()
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await expect(oval).toBeChecked()
})

const toCart = "main button[data-gives*='cart.add']"

test("no part of a page translated before hydration disappears from any frame", byTurn, async ({ page }) => {
  await page.addInitScript((selector) => {
    let wasThere = false
    const look = () => {
      const isThere = document.querySelector(selector) !== null
      if (wasThere && !isThere) document.documentElement.dataset["lost"] = ""
      wasThere ||= isThere
      requestAnimationFrame(look)
    }
    look()
  }, toCart)
  await page.goto(piece)
  await expect(page.locator("html")).toHaveAttribute("data-alive")
  await expect(page.locator(toCart).first()).toBeVisible()
  await expect(page.locator("html")).not.toHaveAttribute("data-lost")
})

test("a mouse press during which React replaces the button adds to the cart once", byTurn, async ({ page }) => {
  /** Blocks the page between the start of hydration and its first task, so that the press comes in between. */
  await page.addInitScript(() => {
    let early: object | undefined
    const hydrating = () => {
      console.log("hydrating")
      const end = performance.now() + 1_500
      while (performance.now() < end);
    }
    Object.defineProperty(globalThis, "earlyPresses", {
      get: () => early,
      set: (presses: object) => void (early = Object.defineProperty(presses, "isAnswered", { get: () => true, set: hydrating }))
    })
  })
  let start: () => void = () => undefined
  const hovered = new Promise<void>((done) => (start = done))
  await page.route("**/assets/*.js", async (route) => {
    await hovered
    await route.continue()
  })
  await page.goto(piece, { waitUntil: "commit" })
  const button = page.locator(toCart).first()
  await button.hover()
  const served = await button.elementHandle()
  const hydrating = page.waitForEvent("console", (message) => message.text() === "hydrating")
  start()
  await hydrating
  await page.mouse.down()
  await page.mouse.up()
  expect(await served?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await waitForUncovered(page)
  const cart = new CartPage(page)
  await cart.openFull()
  await expect(cart.lines).toHaveCount(1)
})
