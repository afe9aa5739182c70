import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { chromiumFlags, findChromium, howToGetChromium } from "../../tools/chromium.ts"
import { openBuiltShop } from "../../qa/server/built-shop.ts"
import { freePort } from "../../qa/server/free-port.ts"
import type { RunBench, Row } from "../../qa/measure.ts"

/** A first visit on a mid-range phone with slow 4G, as Lighthouse simulates it. Each page has a browser of its own: storage names the cached fonts. */
export const name = "lighthouse, mobile"
export const measuresPages = true

export const run: RunBench = async ({ beside }) => {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error(howToGetChromium)
  const port = await freePort()
  const shop = await openBuiltShop()
  const visitFirst = async (url: string, page: string) => {
    const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, `--remote-debugging-port=${port}`] })
    const rows = await visit(url, page, port)
    await browser.close()
    return rows
  }
  const firstOf = async (list: string, link: RegExp) => {
    const found = link.exec(await (await fetch(`${shop.origin}${list}`)).text())
    if (found === null) throw new Error(`${list} has no link to a product`)
    return found[0]
  }
  const stone = await firstOf("/diamonds", /\/diamonds\/\d{8,10}\//)
  const piece = await firstOf("/jewelry/", /\/jewelry\/[a-z-]+\/\d{7}\//)

  const rows: Array<Row> = []
  for (const path of ["/", "/diamonds", stone, "/jewelry/", piece]) rows.push(...(await visitFirst(`${shop.origin}${path}`, path)))
  for (const url of beside) rows.push(...(await visitFirst(url, url)))
  await shop.close()
  return rows
}

const figures: ReadonlyArray<readonly [audit: string, what: string, unit: string, divisor: number]> = [
  ["largest-contentful-paint", "LCP", "ms", 1],
  ["cumulative-layout-shift", "CLS", "", 1],
  ["total-blocking-time", "TBT", "ms", 1]
]

const visit = async (url: string, page: string, port: number): Promise<ReadonlyArray<Row>> => {
  const result = await lighthouse(url, { port, onlyCategories: ["performance"], output: "json", logLevel: "error" })
  const audits = result?.lhr.audits ?? {}
  const requests = audits["network-requests"]?.details
  const items = requests?.type === "table" ? requests.items : []
  const scripts = items.filter((item) => item["resourceType"] === "Script").map((item) => Number(item["transferSize"] ?? 0))
  return [
    ...figures.map(([audit, what, unit, divisor]) => ({
      what: `${page}: ${what}`,
      value: (audits[audit]?.numericValue ?? Number.NaN) / divisor,
      unit
    })),
    { what: `${page}: scripts sent`, value: scripts.reduce((sum, size) => sum + size, 0) / 1000, unit: "kB" },
    { what: `${page}: performance score`, value: (result?.lhr.categories["performance"]?.score ?? Number.NaN) * 100, unit: "of 100" }
  ]
}
