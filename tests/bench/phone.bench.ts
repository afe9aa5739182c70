import { type Browser, type CDPSession, chromium, type Page } from "playwright"
import { gzippedSize } from "../../tools/budgets/parts.ts"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import type { Row } from "../../qa/measure.ts"

/** A first visit on a phone, left alone for eight seconds, then pressed once: 1.6 Mbit/s, 150 ms, a quarter of this processor. Medians of three. */
export const name = "phone: load, rest, first press"

const rounds = 3
const restMs = 8_000
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const slowdown = 4

export const run = async (): Promise<ReadonlyArray<Row>> => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const shop = await openBuiltShop()
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const linkOn = async (list: string, link: RegExp) => link.exec(await (await fetch(`${shop.origin}${list}`)).text())?.[0] ?? ""
  const stone = await linkOn("/diamonds", /\/diamonds\/\d{8,10}\//)
  const piece = await linkOn("/jewelry/", /\/jewelry\/[a-z]+\/\d+\//)
  const pages: ReadonlyArray<readonly [path: string, press: Press]> = [
    ["/", menu],
    ["/diamonds", search],
    [stone, logo],
    ["/jewelry/", logo],
    [piece, search]
  ]
  const rows: Array<Row> = []
  for (const [path, press] of pages) {
    const visits: Array<ReadonlyArray<Row>> = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, shop.origin, path, press))
    rows.push(...medians(visits))
  }
  await browser.close()
  await shop.close()
  return rows
}

/** Control in the first view, and a page expression that is true when its answer is shown. */
type Press = { readonly what: string; readonly control: string; readonly isAnswered: string }

const menu: Press = { what: "menu", control: `header a[aria-label="Меню"]`, isAnswered: `document.querySelector("dialog[open]") !== null` }

const search: Press = {
  what: "search",
  control: `header a[aria-label="Поиск"]`,
  isAnswered: `document.querySelector("form[role=search] input") !== null`
}

const logo: Press = {
  what: "link to the home page",
  control: `header a[href="/"]`,
  isAnswered: `location.pathname === "/" && document.querySelector("main[aria-busy]") === null`
}

const medians = (visits: ReadonlyArray<ReadonlyArray<Row>>): ReadonlyArray<Row> =>
  (visits[0] ?? []).map((row, index) => {
    const values = visits.flatMap((rows) => rows[index]?.value ?? []).toSorted((a, b) => a - b)
    return { ...row, value: values[Math.floor(values.length / 2)] ?? Number.NaN }
  })

const visit = async (browser: Browser, origin: string, path: string, press: Press): Promise<ReadonlyArray<Row>> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true
  })
  const page = await context.newPage()
  await slow(await context.newCDPSession(page))
  const scripts = new Set<string>()
  page.on("request", (request) => (request.url().endsWith(".js") ? scripts.add(new URL(request.url()).pathname) : undefined))
  await page.addInitScript(observe)
  await page.goto(`${origin}${path}`)
  await page.waitForTimeout(restMs)
  const script = [...scripts].reduce((sum, file) => sum + gzippedSize(file), 0)
  const painted = await page.evaluate<Painted>("globalThis.painted")
  const answered = await answeredIn(page, press)
  await context.close()
  return [
    { what: `${path}: LCP`, value: painted.picture, unit: "ms" },
    { what: `${path}: CLS`, value: painted.shift, unit: "" },
    { what: `${path}: TBT`, value: painted.blocked, unit: "ms" },
    { what: `${path}: longest task of the load`, value: painted.longest, unit: "ms" },
    { what: `${path}: script at rest, gzip`, value: script / 1000, unit: "kB" },
    { what: `${path}: first press, ${press.what}`, value: answered, unit: "ms" }
  ]
}

const slow = async (session: CDPSession): Promise<void> => {
  await session.send("Network.emulateNetworkConditions", line)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
}

type Painted = { readonly picture: number; readonly shift: number; readonly blocked: number; readonly longest: number }

/** Page script: collects the figures of a visit in milliseconds. */
const observe = `
const painted = (globalThis.painted = { picture: 0, shift: 0, blocked: 0, longest: 0 })
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
watch("largest-contentful-paint", ({ startTime }) => (painted.picture = startTime))
watch("layout-shift", ({ hadRecentInput, value }) => (painted.shift += hadRecentInput ? 0 : value))
watch("longtask", ({ duration }) => {
  painted.blocked += duration - 50
  painted.longest = Math.max(painted.longest, duration)
})`

/** Milliseconds from a touch to the frame that shows its answer. */
const answeredIn = async (page: Page, { control, isAnswered }: Press): Promise<number> => {
  const box = await page.locator(control).filter({ visible: true }).first().boundingBox()
  if (box === null) throw new Error(`${control} is not there`)
  const answered = page.evaluate<number>(`new Promise((done) => {
    addEventListener("pointerdown", ({ timeStamp }) => {
      const look = () => (${isAnswered} ? done(performance.now() - timeStamp) : requestAnimationFrame(look))
      look()
    }, { once: true, capture: true })
  })`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return answered
}
