import { chromium, type Page } from "playwright"
import { CartPage } from "../../qa/pages/cart-page.ts"
import { CataloguePage } from "../../qa/pages/catalogue-page.ts"
import { Header } from "../../qa/pages/header.ts"
import { JewelryPage } from "../../qa/pages/jewelry-page.ts"
import { ProductPage } from "../../qa/pages/product-page.ts"
import { WishlistPage } from "../../qa/pages/wishlist-page.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import type { Row } from "../../qa/measure.ts"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"

/**
 * A visit on a phone with a quarter of this processor: menu, list, filters, heart, piece, size, cart, search, log-in. Interaction to next paint as
 * Event Timing reports it, in steps of 8 ms: the longest event of each interaction, from its input to the frame after its handlers.
 */
export const name = "inp: a visit on a phone"

const slowdown = 4

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const shop = await openBuiltShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  await page.addInitScript(observe)
  const seen: Array<Interaction> = []
  const steps = stepsOf(page)
  await page.goto(`${shop.origin}/`)
  const header = new Header(page)
  await header.seeAlive()
  for (const [what, act] of steps) {
    await act()
    await page.waitForTimeout(settleMs)
    await header.seeSettled()
    const durations = await page.evaluate<ReadonlyArray<number>>("globalThis.takeInteractions()")
    seen.push(...durations.map((ms) => ({ what, ms })))
  }
  await browser.close()
  await shop.close()
  const sorted = seen.toSorted((one, other) => other.ms - one.ms)
  return [
    { what: `interactions of ${steps.length} steps`, value: sorted.length, unit: "" },
    { what: "interaction to next paint, 95th percentile", value: sorted[Math.floor(sorted.length * 0.05)]?.ms ?? Number.NaN, unit: "ms" },
    ...sorted.slice(0, slowest).map(({ ms, what }) => ({ what: `slow: ${what}`, value: ms, unit: "ms" }))
  ]
}

type Interaction = { readonly what: string; readonly ms: number }
type Step = readonly [what: string, act: () => Promise<unknown>]

const settleMs = 700
const slowest = 12

const stepsOf = (page: Page): ReadonlyArray<Step> => {
  const header = new Header(page)
  const list = new CataloguePage(page)
  const pieces = new JewelryPage(page)
  const piece = new ProductPage(page)
  const cart = new CartPage(page)
  const hearts = new WishlistPage(page)
  const openMenu = () => page.getByRole("banner").getByRole("link", { name: "Меню", exact: true }).click()
  const section = (title: string) => header.drawer.locator("button:visible", { hasText: title })
  return [
    ["the menu opens", openMenu],
    ["a section of the menu opens", () => section("Украшения").click()],
    ["a list of pieces opens", () => header.drawer.locator("a[href='/jewelry/']:visible").first().click()],
    ["a heart is filled", () => hearts.like(0)],
    ["the filters open", () => list.openSheet()],
    ["a metal is chosen", () => list.panel.locator("label:visible").nth(1).click()],
    ["another metal is chosen", () => list.panel.locator("label:visible").nth(2).click()],
    ["the pieces found are shown", () => list.show()],
    ["the sorting opens", () => list.sorting.click()],
    ["the sorting closes", () => list.sorting.click()],
    ["a piece opens", () => pieces.choosePiece(2)],
    ["another size is chosen", () => piece.chooseOther("Размер")],
    ["the piece is added to the cart", () => cart.buyButton.click()],
    [
      "the cart opens",
      () =>
        cart.dialog
          .getByRole("link", { name: /корзину/ })
          .first()
          .click()
    ],
    ["a piece is removed", () => cart.removals.first().click()],
    ["the removal is undone", () => cart.undo.click()],
    ["the search opens", () => header.choose("search")],
    ["a term is typed", () => page.keyboard.type("кольцо", { delay: 120 })],
    ["the results open", () => page.keyboard.press("Enter")],
    ["the menu opens again", openMenu],
    ["the section of stones opens", () => section("Бриллианты").click()],
    ["the stones open", () => header.drawer.locator(":is(a[href='/diamonds'], a[href='/diamonds/']):visible").first().click()],
    ["the filters of stones open", () => list.openSheet()],
    ["a cut is chosen", () => list.panel.locator("label:visible").nth(1).click()],
    ["the stones found are shown", () => list.show()],
    ["a stone opens", () => page.getByRole("main").locator("li h2 a").first().click()],
    ["a heart of the stone is filled", () => hearts.like(0)],
    ["the menu opens a third time", openMenu],
    ["the log-in opens", () => header.drawer.getByRole("link", { name: "Войти" }).click()],
    ["an address is typed", () => page.getByLabel("E-mail").last().pressSequentially("ada@grani.shop", { delay: 80 })],
    ["the dialog closes", () => page.keyboard.press("Escape")],
    ["the page goes back", () => page.goBack()]
  ]
}

/** Collects Event Timing entries; `takeInteractions` gives the longest duration of each interaction, and forgets them. */
const observe = `
  const longest = new Map()
  const add = (entries) => {
    for (const { duration, interactionId } of entries)
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: "event", durationThreshold: 16, buffered: true })
  globalThis.takeInteractions = () => {
    add(observer.takeRecords())
    const durations = [...longest.values()]
    longest.clear()
    return durations
  }
`
