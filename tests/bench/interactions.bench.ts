import { type CDPSession, chromium, type Page } from "playwright"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import { watchShifts } from "../e2e/support/shifts.ts"
import { referenceMs, type Row } from "../../qa/measure.ts"

/**
 * Main-thread cost of interactions, in Chromium on this machine with code and data loaded: at most 50 ms for a menu or a dialog, 100 ms for
 * a page, 50 ms for a filter until its chip is visible, 8 ms for a key at the 95th percentile. No layout shift when the filtered list
 * arrives.
 */
export const name = "interactions"

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const shop = await openBuiltShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const browserSession = await page.context().newCDPSession(page)
  await browserSession.send("Performance.enable")
  const reference = await referenceMs()

  await page.goto(`${shop.origin}/diamonds`)
  await page.locator("html[data-alive]").waitFor({ state: "attached" })
  await page.mouse.move(720, 860)
  await page.waitForLoadState("networkidle")
  const rows: Array<Row> = []
  for (const interaction of interactions) {
    const costs: Array<number> = []
    for (let round = 0; round <= rounds; round++) costs.push(await costOf(page, browserSession, interaction))
    const value = costs.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
    rows.push({ what: interaction.what, value, unit: "ms", perReference: value / reference })
  }
  rows.push({ what: "a filter chosen by a pointer: layout shift until its list stands", value: await shiftOfFilter(page), unit: "CLS" })
  const keys = await costsOfKeys(page, browserSession)
  const value = keys.toSorted((a, b) => a - b)[Math.floor(keys.length * 0.95)] ?? Number.NaN
  rows.push({ what: "a key in a form, recorded: main thread, 95th percentile", value, unit: "ms", perReference: value / reference })
  await browser.close()
  await shop.close()
  return rows
}

/** Layout shift after a press; shifts within half a second of it do not count. */
const shiftOfFilter = async (page: Page): Promise<number> => {
  await page.evaluate(watchShifts)
  await page.locator("#filters label", { hasText: "Овал" }).first().click()
  await page.waitForFunction(`${chip} !== null && document.querySelector('main [role=status]').textContent !== "8\u00A0000 бриллиантов"`)
  await page.waitForTimeout(1_000)
  return page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0))
}

/** Cost per key typed into the registration, up to the frame that shows it, including the machine's step and its journal entry. */
const costsOfKeys = async (page: Page, session: CDPSession): Promise<ReadonlyArray<number>> => {
  await page.evaluate(painted(openAccount, "document.querySelector('dialog') !== null"))
  await page.getByRole("button", { name: "Зарегистрироваться" }).click()
  await page.getByLabel("Имя и фамилия").focus()
  const costs: Array<number> = []
  for (const key of "Анна-Мария Орлова-Давыдова ".repeat(3)) {
    const before = await taskMs(session)
    await page.keyboard.insertText(key)
    await page.evaluate(`new Promise((done) => requestAnimationFrame(() => setTimeout(done)))`)
    costs.push((await taskMs(session)) - before)
  }
  return costs
}

/** The first round warms up and does not count. */
const rounds = 9

/** Page functions as text: `act` performs the interaction, `isSeen` tests that it is visible, `undo` reverts it. */
type Interaction = { readonly what: string; readonly act: string; readonly isSeen: string; readonly undo: string }

const chip = `document.querySelector('ul[aria-label="Выбранные фильтры"]')`

const openAccount = `document.querySelector('header a[href="/personal/profile/"]').click()`

const escape = `document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))`
const overlay = (what: string, control: string, panel: string): Interaction => ({
  what: `${what}: from the choice to the next paint, main thread`,
  act: `document.querySelector('${control}').click()`,
  isSeen: `document.querySelector('${panel}') !== null`,
  undo: escape
})

const interactions: ReadonlyArray<Interaction> = [
  overlay("menu of a section", `header button[aria-label="Меню раздела «Украшения»"]`, "#menu-jewelry"),
  overlay("hamburger", `header a[aria-label="Меню"]`, "dialog"),
  overlay("search", `header a[aria-label="Поиск"]`, "form[role=search]"),
  {
    what: "dialog of the login: from the choice to the next paint, main thread",
    act: openAccount,
    isSeen: `document.querySelector('dialog input') !== null`,
    undo: `document.querySelector('dialog')?.dispatchEvent(new Event("cancel", { cancelable: true }))`
  },
  {
    what: "a filter of the listing: from the choice to its chip, main thread",
    act: `document.querySelector('#filters input[value="oval"]').click()`,
    isSeen: `${chip} !== null`,
    undo: `history.back()`
  },
  {
    what: "another page of the listing, payload at hand: main thread",
    act: `document.querySelector('nav[aria-label="Страницы списка"] a[href="/diamonds/2"]').click()`,
    isSeen: `document.querySelector('nav[aria-label="Страницы списка"] a[aria-current]').getAttribute("href") === "/diamonds/2"`,
    undo: `history.back()`
  }
]

/** Milliseconds of main-thread tasks until the first paint that shows it, excluding network waits. */
const costOf = async (page: Page, session: CDPSession, { act, isSeen, undo }: Interaction): Promise<number> => {
  const before = await taskMs(session)
  await page.evaluate(painted(act, isSeen))
  const cost = (await taskMs(session)) - before
  await page.evaluate(painted(undo, `!(${isSeen})`))
  await page.waitForTimeout(300)
  return cost
}

/** Performs an action and waits, frame by frame, until its result has been painted. */
const painted = (act: string, isSeen: string): string => `(async () => {
  ${act}
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  do await frame()
  while (!(${isSeen}))
})()`

const taskMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send("Performance.getMetrics")
  return (metrics.find(({ name: metric }) => metric === "TaskDuration")?.value ?? Number.NaN) * 1000
}
