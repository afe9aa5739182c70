import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright"
import { createActor, fromCallback, fromPromise } from "xstate"
import type { Calls } from "../../app/calls.ts"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"
import type { CartWrite } from "../../core/domain/cart/cart-writes.ts"
import type { CartStorageEvent } from "../../core/machines/cart/cart.machine.ts"
import { cartMachine } from "../../core/machines/cart/cart.machine.ts"
import { type BuiltShop, openBuiltShop } from "../../qa/server/built-shop.ts"
import { parentOf } from "../../qa/paths/walk-live.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/**
 * Main-thread cost of a heart and of the cart: at most 50 ms from a press to its paint, 100 ms from the answer with a cart of fifty to its
 * paint, and no task over 50 ms for a thousand commands.
 */
export const name = "shopping"

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const shop = await openBuiltShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: shop.origin })
    const hearts = await costsOfHearts(context)
    const adds = await costsOfAdds(context)
    const carts = await costsOfCarts(shop, context)
    const queue = await longestTaskOfQueue()
    const reference = await referenceMs()
    const row = (what: string, value: number): Row => ({ what, value, unit: "ms", perReference: value / reference })
    return [
      row("a heart of a list: from the press to its paint, main thread", median(hearts.like)),
      row("a heart of a list taken back: from the press to its paint, main thread", median(hearts.unlike)),
      row("add to the cart: from the press to its paint, main thread", median(adds.press)),
      row("add to the cart: from the shop's answer to the badge, main thread", median(adds.answer)),
      row("a cart of 50: from the answer to its paint, main thread", median(carts)),
      row("1,000 intents: the longest of them, processor time", queue)
    ]
  } finally {
    await browser.close()
    await shop.close()
  }
}

const rounds = 7
const median = (values: ReadonlyArray<number>): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Likes the first stone of a list and reverts it, so that every round does the same. The first round does not count. */
const costsOfHearts = async (context: BrowserContext) => {
  const { page, session } = await openedPage(context, "/diamonds")
  await page.locator("main button.heart").first().waitFor()
  const like: Array<number> = []
  const unlike: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    like.push(await costOf(page, session, pressHeart, isLiked(true)))
    await page.waitForTimeout(300)
    unlike.push(await costOf(page, session, pressHeart, isLiked(false)))
    await page.waitForTimeout(300)
  }
  await page.close()
  return { like: like.slice(1), unlike: unlike.slice(1) }
}

const firstHeart = `document.querySelector("main button.heart")`
const pressHeart = `${firstHeart}.click()`
const isLiked = (isSo: boolean): string => `${firstHeart}.getAttribute("aria-pressed") === "${isSo}"`

/** Adds certificates to the cart with held answers, to measure the press apart from the answer. The first round does not count. */
const costsOfAdds = async (context: BrowserContext) => {
  const { page, session } = await openedPage(context, "/giftcards/?card=1")
  const cart = "**/api/v2/cart/"
  const press: Array<number> = []
  const answer: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    let release: () => void = () => undefined
    const held = new Promise<void>((open) => void (release = open))
    await page.route(cart, (route) => void held.then(() => route.continue()))
    press.push(await costOf(page, session, `document.querySelector("form[action='/giftcards/'] [type=submit]").click()`, isBusy))
    release()
    answer.push(await costOf(page, session, "", `${badge} === "${round + 1}"`))
    await page.unroute(cart)
    await page.waitForTimeout(200)
  }
  await page.close()
  return { press: press.slice(1), answer: answer.slice(1) }
}

const isBusy = `document.querySelector("form[action='/giftcards/'] [type=submit]").getAttribute("aria-busy") === "true"`
const badge = `document.querySelector('header a[href="/cart"]').textContent.trim()`

/** Opens a cart of fifty stones from another page, with the answer held until the page waits for nothing else. */
const costsOfCarts = async (shop: BuiltShop, context: BrowserContext): Promise<ReadonlyArray<number>> => {
  const { page, session } = await openedPage(context, "/diamonds")
  const guest = await page.evaluate(() => localStorage.getItem("gran.saleUserId") ?? "")
  await fillCart(shop, guest.replaceAll('"', ""))
  const costs: Array<number> = []
  for (let round = 0; round <= rounds; round++) {
    let release: () => void = () => undefined
    const held = new Promise<void>((open) => void (release = open))
    const asked = page.waitForRequest((request) => request.method() === "GET" && request.url().endsWith("/api/v2/cart/"))
    await page.route("**/api/v2/cart/", (route) => void held.then(() => route.continue()))
    await page.evaluate(`document.querySelector('header a[href="/cart"]').click()`)
    await asked
    await page.waitForTimeout(1_000)
    release()
    costs.push(await costOf(page, session, "", `document.querySelectorAll("main h3").length >= 50`))
    await page.unroute("**/api/v2/cart/")
    await page.goBack()
    await page.waitForTimeout(500)
  }
  await page.close()
  return costs.slice(1)
}

const fillCart = async ({ origin }: BuiltShop, guest: string): Promise<void> => {
  const headers = { "x-client-key": "gran-storefront", "x-sale-user-id": guest, "content-type": "application/json" }
  const ids: Array<number> = []
  for (const page of [1, 2, 3, 4]) {
    const { data } = await fetch(`${origin}/api/v2/catalog-diamonds/?page=${page}`, { headers }).then((answer) => answer.json())
    ids.push(...data.items.map(({ id }: { readonly id: number }) => id))
  }
  let count = 0
  for (const id of ids) {
    if (count === 50) break
    const { ok } = await fetch(`${origin}/api/v2/cart/`, { method: "POST", headers, body: JSON.stringify({ id: `1-${id}`, quantity: 1 }) })
    if (ok) count += 1
  }
  if (count < 50) throw new Error(`only ${count} stones came into the cart`)
}

const openedPage = async (context: BrowserContext, path: string): Promise<{ readonly page: Page; readonly session: CDPSession }> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await page.goto(path)
  await page.locator("html[data-alive]").waitFor({ state: "attached" })
  await page.mouse.move(720, 860)
  await page.waitForLoadState("networkidle")
  return { page, session }
}

/** Milliseconds of processor time of the main thread's tasks until the first paint that shows it, excluding network waits. */
const costOf = async (page: Page, session: CDPSession, act: string, isSeen: string): Promise<number> => {
  const before = await taskMs(session)
  await page.evaluate(`(async () => {
    ${act}
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    do await frame()
    while (!(${isSeen}))
  })()`)
  return (await taskMs(session)) - before
}

const taskMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name: metric }) => metric === "TaskDuration")?.value ?? Number.NaN) * 1000
}

/** Processor time of this thread. */
const cpuMs = (): number => {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}

/** A thousand commands while the shop does not answer; each is queued and serialised as browser storage does. */
const longestTaskOfQueue = async (): Promise<number> => {
  const stored: { text: string } = { text: "" }
  const silent = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => undefined))
  const storage = fromCallback<CartStorageEvent>(({ receive }) => {
    receive((command) => {
      stored.text = JSON.stringify(command)
    })
  })
  const cart = cartMachine.provide({
    actors: {
      loadCart: silent<Awaited<ReturnType<Calls["loadCart"]>>, { readonly isFull: boolean }>(),
      sendWrite: silent<Awaited<ReturnType<Calls["sendCartWrite"]>>, CartWrite | undefined>(),
      storage
    }
  })
  const root = createActor(parentOf(cart, undefined, "cart")).start()
  const actor = root.getSnapshot().children["cart"]
  actor?.send({ type: "cart.hydrated", stored: { short: { ids: [], counts: {}, prices: {}, total: 0 }, writes: [] }, seed: "bench-seed" })
  const times = Array.from({ length: 1_000 }, (_, index) => {
    const began = cpuMs()
    actor?.send({ type: "cart.add", id: `0-${index + 1}`, quantity: 1, price: 100 })
    return cpuMs() - began
  })
  root.stop()
  if (!stored.text.includes("0-1000")) throw new Error("the thousandth was not kept")
  return Math.max(...times)
}
