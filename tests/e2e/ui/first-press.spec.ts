import type { Locator, Page } from "playwright/test"
import { registerUser, storeToken } from "../../../qa/server/account.ts"
import { byTurn } from "../../support/rings.ts"
import { certificate, addToCart } from "../support/own-cart.ts"
import { seeFieldError } from "../support/guest-works.ts"
import { expect, test } from "../support/test.ts"

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 }
] as const

const twoFrames = (page: Page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Presses near the lower edge, and releases as late as a hand does; the control must stay under the pointer until then. */
const pressByHand = async (page: Page, control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  const before = await control.boundingBox()
  if (before === null) throw new Error("the control is not shown")
  await page.mouse.move(before.x + before.width / 2, before.y + before.height - 3)
  await page.mouse.down()
  await twoFrames(page)
  const held = await control.boundingBox()
  await page.mouse.up()
  expect(held).toEqual(before)
}

const submitOf = (dialog: Locator) => dialog.locator('button[type="submit"]')
const wrongOf = (dialog: Locator) =>
  dialog.locator(':is(input:is([type="text"], [type="email"], [type="tel"]), textarea)[aria-invalid="true"]').first()

/** Makes the first invalid text field wrong in another way. */
const writeWrong = async (page: Page, dialog: Locator) => {
  await submitOf(dialog).click()
  await twoFrames(page)
  const isOfText = (await wrongOf(dialog).getAttribute("inputmode")) === "text"
  await wrongOf(dialog).press(isOfText ? "Space" : "1")
}

const keys = ["login", "registration", "OrderModal", "visit", "priceAlert", "voucher"]

for (const size of sizes)
  test(`a submit button stays under the pointer that presses it after a wrong edit, ${size.width} px`, byTurn, async ({ page, shell }) => {
    await page.setViewportSize(size)
    for (const key of keys)
      await test.step(key, async () => {
        await shell.open(`/dev/dialogs?open=${key}`)
        const dialog = page.getByRole("dialog")
        await expect(submitOf(dialog)).toBeVisible()
        await writeWrong(page, dialog)
        await pressByHand(page, submitOf(dialog))
        await seeFieldError(page)
      })
  })

test("a wrong sum, number or quantity moves no button under the pointer that presses it", byTurn, async ({ page, request, shell }) => {
  const owner = await registerUser(request)
  await addToCart(request, owner, certificate, 50_000)
  await storeToken(page, owner.token)
  for (const size of sizes)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await shell.open("/giftcards/?card=7&amount=45+000&design=1&quantity=1")
      await shell.interact()
      await page.getByLabel("Сумма, ₽").fill("45500")
      await pressByHand(page, page.getByRole("button", { name: "В корзину", exact: true }))
      await seeFieldError(page)
      await page.getByLabel("Сумма, ₽").fill("46000")
      await page.getByRole("radio", { name: "Ночь" }).check()
      await expect(page).toHaveURL(/amount=46000$/)

      await shell.open("/cart/")
      await page.getByRole("textbox", { name: "Количество" }).fill("99")
      await pressByHand(page, page.getByRole("button", { name: /^Отложить: / }))
      await page.getByRole("button", { name: /^Вернуть в корзину: / }).click()
    })
})
