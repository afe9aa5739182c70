import type { Page } from "playwright/test"
import { filesLike } from "../../support/browser/assets.ts"
import { byTurn } from "../../support/rings.ts"
import { filledIn } from "../support/addresses.ts"
import { shiftOf, watchShifts } from "../support/shifts.ts"
import { expect, test } from "../support/test.ts"

const fonts = "**/*.woff2"

for (const path of ["/", "/diamonds", "/diamonds/{article}/", "/jewelry/"]) {
  test(`${path} does not shift when its fonts arrive late, at 390, 412 and 1440 px`, byTurn, async ({ page, request }) => {
    const address = await filledIn(path, request)
    await page.addInitScript(watchShifts)
    for (const width of [390, 412, 1440]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const letGo = await holdBack(page)
        await page.goto(address, { waitUntil: "domcontentloaded" })
        test.skip(!(await hasStandIns(page)), "this machine has none of the fallback fonts")
        await page.getByRole("heading", { level: 1 }).waitFor()

        letGo()
        await page.evaluate(() => document.fonts.ready)
        await expect
          .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length))
          .toBeGreaterThan(2)
        expect(await shiftOf(page)).toBeLessThan(0.01)
        await page.unroute(fonts)
      })
    }
  })
}

test("the title and the buttons of the first view change to their fonts at once", byTurn, async ({ page }) => {
  const letGo = await holdBack(page)
  await page.addInitScript(() => {
    const facesAtChange = new Promise<ReadonlyArray<string>>((resolve) => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset["alive"] === undefined || document.documentElement.dataset["plain"] !== undefined) return
        observer.disconnect()
        const loaded = [...document.fonts].filter(({ status }) => status === "loaded")
        resolve([...new Set(loaded.map(({ family, style, weight }) => `${family.replaceAll('"', "")} ${weight} ${style}`))])
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-plain", "data-alive"] })
    })
    Object.assign(globalThis, { facesAtChange })
  })
  await page.goto("/")
  await expect(page.locator("html[data-alive]")).toBeAttached()
  letGo()
  const faces = await page.evaluate<ReadonlyArray<string>>("globalThis.facesAtChange")
  for (const face of ["Golos Text 400 normal", "Golos Text 500 normal", "Noto Serif Display 300 normal", "Noto Serif Display 300 italic"])
    expect(faces).toContain(face)
})

test("a page of plain Russian requests no font files for rare letters", byTurn, async ({ diamonds, page }) => {
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(request.url()))
  await diamonds.openPage(1)
  await page.waitForLoadState("networkidle")
  const rare = filesLike(/-rare\.woff2$/)
  expect(asked.filter((url) => rare.includes(new URL(url).pathname))).toEqual([])
  expect(asked.filter((url) => url.endsWith(".woff2")).length).toBeGreaterThan(1)
})

/** Holds the fonts back until the returned function is called. */
const holdBack = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(fonts, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Sources of the text and display fonts' stand-ins in `fonts.css`, one pair per kind of system. */
const standIns = [
  ['local("Arial"), local("Liberation Sans")', 'local("Times New Roman"), local("Liberation Serif")'],
  ['local("Roboto")', 'local("Noto Serif")'],
  ['local("DejaVu Sans")', 'local("DejaVu Serif")']
]

const hasStandIns = (page: Page): Promise<boolean> =>
  page.evaluate(async (pairs) => {
    const isThere = (source: string) =>
      new FontFace("stand-in", source).load().then(
        () => true,
        () => false
      )
    const found = await Promise.all(pairs.map(async (pair) => (await Promise.all(pair.map(isThere))).every(Boolean)))
    return found.some(Boolean)
  }, standIns)
