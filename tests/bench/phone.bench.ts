import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Browser, type CDPSession, chromium, type Page } from "playwright"
import { gzippedSize } from "../../tools/budgets/parts.ts"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import type { RunBench, Row } from "../../qa/measure.ts"
import { selfSigned } from "../support/http2/self-signed.ts"

/**
 * A first visit on a phone, left alone for eight seconds, then pressed once: 1.6 Mbit/s, 150 ms, a quarter of this processor. Medians of three. The
 * shop speaks HTTP/1.1, then HTTP/2 over TLS, as shoppers meet it.
 */
export const name = "phone: load, rest, first press"
export const measuresPages = true

const rounds = 3
const restMs = 8_000
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const slowdown = 4

/** Pages of another shop are not pressed. */
export const run: RunBench = async ({ beside }) => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const certificates = mkdtempSync(join(tmpdir(), "phone-"))
  const [plain, secure] = await Promise.all([openBuiltShop(), openBuiltShop(writeCertificate(certificates))])
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  const linkOn = async (list: string, link: RegExp) => link.exec(await (await fetch(`${plain.origin}${list}`)).text())?.[0] ?? ""
  const stone = await linkOn("/diamonds", /\/diamonds\/\d{8,10}\//)
  const piece = await linkOn("/jewelry/", /\/jewelry\/[a-z]+\/\d+\//)
  const presses: ReadonlyArray<readonly [path: string, press: Press]> = [
    ["/", menu],
    ["/diamonds", search],
    [stone, logo],
    ["/jewelry/", logo],
    [piece, search]
  ]
  const pagesOf = (origin: string, protocol: string): ReadonlyArray<VisitedPage> =>
    presses.map(([path, press]) => ({ what: `${protocol} ${path}`, url: `${origin}${path}`, press }))
  const others: ReadonlyArray<VisitedPage> = beside.map((url) => ({ what: url, url, press: null }))
  const rows: Array<Row> = []
  for (const page of [...pagesOf(plain.origin, "HTTP/1.1"), ...pagesOf(secure.origin, "HTTP/2"), ...others]) {
    const visits: Array<ReadonlyArray<Row>> = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, page))
    rows.push(...medians(visits))
  }
  await browser.close()
  await Promise.all([plain.close(), secure.close()])
  rmSync(certificates, { recursive: true })
  return rows
}

/** Environment of a shop with a new certificate in `folder`. */
const writeCertificate = (folder: string): Readonly<Record<"TLS_CERT" | "TLS_KEY", string>> => {
  const { cert, key } = selfSigned()
  const files = { TLS_CERT: join(folder, "cert.pem"), TLS_KEY: join(folder, "key.pem") }
  writeFileSync(files.TLS_CERT, cert)
  writeFileSync(files.TLS_KEY, key)
  return files
}

/** `press` is made after the rest. */
type VisitedPage = { readonly what: string; readonly url: string; readonly press: Press | null }

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

const visit = async (browser: Browser, { press, url, what }: VisitedPage): Promise<ReadonlyArray<Row>> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slow(session)
  const scripts = watchScripts(session)
  await page.addInitScript(observe)
  await page.goto(url)
  await page.waitForTimeout(restMs)
  const { files, sent } = scripts()
  const painted = await page.evaluate<Painted>("globalThis.painted")
  const ofShop: ReadonlyArray<Row> =
    press === null
      ? []
      : [
          { what: `${what}: script at rest, gzip`, value: files.reduce((sum, file) => sum + gzippedSize(file), 0) / 1000, unit: "kB" },
          { what: `${what}: first press, ${press.what}`, value: await answeredIn(page, press), unit: "ms" }
        ]
  await context.close()
  return [
    { what: `${what}: LCP`, value: painted.picture, unit: "ms" },
    { what: `${what}: CLS`, value: painted.shift, unit: "" },
    { what: `${what}: TBT`, value: painted.blocked, unit: "ms" },
    { what: `${what}: longest task of the load`, value: painted.longest, unit: "ms" },
    { what: `${what}: script at rest, as sent`, value: sent / 1000, unit: "kB" },
    ...ofShop
  ]
}

/** Starts to count scripts; the result reads their paths and the bytes that were sent for them, headers included. */
const watchScripts = (session: CDPSession) => {
  const files = new Map<string, string>()
  let sent = 0
  session.on("Network.responseReceived", ({ requestId, response, type }) =>
    type === "Script" ? files.set(requestId, new URL(response.url).pathname) : undefined
  )
  session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    if (files.has(requestId)) sent += encodedDataLength
  })
  return () => ({ files: [...new Set(files.values())], sent })
}

const slow = async (session: CDPSession): Promise<void> => {
  await session.send("Network.enable")
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
