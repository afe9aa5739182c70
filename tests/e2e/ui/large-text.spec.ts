import type { APIRequestContext, Locator, Page } from "playwright/test"
import { readyPath, stonesPath } from "../../../core/domain/constructor/choice.ts"
import { layoutFaultsOf } from "../../support/browser/crowding.ts"
import { byTurn } from "../../support/rings.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ConstructorPage } from "../../../qa/pages/constructor-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart, addStone } from "../support/own-cart.ts"
import { answerOf, somePiece } from "../support/pieces.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"
import { doubleRootText, withLargeText } from "../support/text-size.ts"

const widths = [390, 1440] as const

const expectRoom = async (page: Page) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => layoutFaultsOf(page)).toEqual([])
  }
}

test.use({ reducedMotion: "reduce" })

test(
  "a full cart, its checkout, the profile and the addresses have room for doubled letters at 390 and 1440 px",
  byTurn,
  async ({ page, request }) => {
    const account = await registerUser(request)
    await addStone(request, account)
    await addToCart(request, account, certificate, 50_000)
    await storeToken(page, account.token)
    const [cart, checkout] = [new CartPage(page), new CheckoutPage(page)]
    await withLargeText(page, async () => {
      await cart.openFull()
      await expectRoom(page)
      await checkout.openFilled()
      await expectRoom(page)
      for (const path of ["/personal/profile/", "/personal/delivery-address/"]) {
        await cart.open(path)
        await cart.seeSettled()
        await expectRoom(page)
      }
    })
  }
)

for (const width of widths)
  test(`the filters and the sorting of a list have room for doubled letters at ${width} px`, byTurn, async ({ page, shell }) => {
    await page.setViewportSize({ width, height: 900 })
    await withLargeText(page, async () => {
      for (const path of ["/jewelry/", "/diamonds/filter/shape--round/weight--1-1.5"]) {
        await shell.open(path)
        const sorting = page.locator("summary").filter({ hasText: "Сначала новые" })
        await sorting.click()
        const edges = await sorting.locator("+ ul").evaluate((list) => {
          const { left, right } = list.getBoundingClientRect()
          return [left >= 0, right <= document.documentElement.clientWidth, list.scrollWidth <= list.clientWidth]
        })
        expect(edges).toEqual([true, true, true])
        await sorting.click()
        await page.getByRole("button", { name: /^Фильтры/ }).click()
        await expect(page.locator("[popover]:popover-open")).toBeVisible()
        await expect.poll(() => layoutFaultsOf(page)).toEqual([])
      }
    })
  })

/** A frame variant and a stone that fits it. */
const wholeChoice = async (request: APIRequestContext) => {
  const { items } = await answerOf<{ readonly items: ReadonlyArray<{ readonly id: string }> }>(request, "/blanks/arka/diamonds/")
  const [, skuId, diamondId] = (items[0]?.id ?? "").split("-").map(Number)
  if (skuId === undefined || diamondId === undefined) throw new Error("no stone fits the frame")
  return { skuId, diamondId }
}

const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { bottom, left, right, top } = element.getBoundingClientRect()
      return { bottom, left, right, top }
    })
  )

test(
  "with a doubled root font size the bottom bar of a piece wraps its button under the price at 390 px",
  byTurn,
  async ({ page, request, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [await somePiece(request), readyPath(await wholeChoice(request))]) {
      await shell.open(path)
      await doubleRootText(page)
      const bar = page.locator("[data-foot=bar]")
      const [price] = await boxesOf(bar.locator("p").first())
      const [button] = await boxesOf(bar.getByRole("button"))
      expect(button?.top).toBeGreaterThanOrEqual(price?.bottom ?? Infinity)
      expect(button).toMatchObject({ left: 20, right: 370 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  }
)

test(
  "with a doubled root font size the steps of the constructor keep their numbers inside the marks and their names apart",
  byTurn,
  async ({ page, request, shell }) => {
    const { skuId } = await wholeChoice(request)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await shell.open(stonesPath({ skuId }))
      await doubleRootText(page)
      const steps = new ConstructorPage(page).main.getByRole("navigation", { name: "Шаги" })
      const sunk = await steps
        .locator("[aria-hidden] > span")
        .evaluateAll((marks) => marks.filter((mark) => mark.scrollHeight > mark.clientHeight).length)
      expect(sunk).toBe(0)
      const boxes = await boxesOf(steps.locator("li > :is(a, p)"))
      for (const [index, box] of boxes.slice(1).entries()) {
        const previous = boxes[index]
        const isBelow = box.top >= (previous?.bottom ?? Infinity)
        expect(isBelow || box.left - (previous?.right ?? Infinity) >= 4).toBe(true)
      }
    }
  }
)

test(
  "with a doubled root font size the headings of pieces, stones and landing pages break only between words at 1440 px",
  byTurn,
  async ({ page, request, shell }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const choice = await wholeChoice(request)
    const { articles } = await articlesOnPage(request, 1)
    for (const path of [readyPath(choice), `/diamonds/${articles[0] ?? ""}/`, "/luminous", "/catalog"]) {
      await shell.open(path)
      await doubleRootText(page)
      expect((await layoutFaultsOf(page)).filter((fault) => /^broken: .* in (?:h[1-3]|a) /.test(fault))).toEqual([])
    }
  }
)

test("with a doubled root font size the counts of filter values stay inside their column at 1440 px", byTurn, async ({ page, shell }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await shell.open("/jewelry/")
  await doubleRootText(page)
  const wide = await page
    .getByRole("main")
    .locator("details[open]")
    .evaluateAll((groups) =>
      groups.flatMap((group) =>
        [...group.querySelectorAll("label > :last-child")]
          .filter((count) => count.getBoundingClientRect().right > group.getBoundingClientRect().right)
          .map((count) => count.parentElement?.textContent)
      )
    )
  expect(wide).toEqual([])
})
