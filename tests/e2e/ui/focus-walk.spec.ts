import type { Locator, Page } from "playwright/test"
import { somePiece } from "../support/pieces.ts"
import { articlesOnPage } from "../support/stones.ts"
import { lookAtFocus } from "../../support/browser/focus-look.ts"
import { byTurn, dealIntoVisits } from "../../support/rings.ts"
import { expect, test as base } from "../support/test.ts"

/** A new visitor: the consent bar is shown at the foot of every page. */
const test = base.extend({})
test.use({ allowed: "unasked" })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
] as const

/** Upper limit, above any page's count. */
const maxStops = 420

/** Presses Tab from start to end of the page, or once around a dialog; returns faults and the visited elements. */
const walk = async (page: Page, isRound = false) => {
  const faults: Array<string> = []
  const seen = new Set<string>()
  for (let step = 0; step < maxStops; step++) {
    await page.keyboard.press("Tab")
    const { faults: own, isBody, name } = await lookAtFocus(page)
    if (isBody && isRound) continue
    if (isBody || seen.has(name)) break
    seen.add(name)
    faults.push(...own)
  }
  return { faults, stops: [...seen] }
}

const seeAsked = (page: Page): Promise<void> => expect(page.getByRole("region", { name: /Файлы\scookie/ })).toBeVisible()

const pages: ReadonlyArray<readonly [name: string, address: (request: Parameters<typeof somePiece>[0]) => Promise<string>]> = [
  ["home", async () => "/"],
  ["stones", async () => "/diamonds"],
  ["jewelry", async () => "/jewelry/"],
  ["a piece", somePiece],
  ["a stone", async (request) => `/diamonds/${(await articlesOnPage(request, 1)).articles[0] ?? ""}/`],
  ["certificates", async () => "/giftcards/"],
  ["the cart", async () => "/cart/"],
  ["contacts", async () => "/customer-service/contacts/"],
  ["the search", async () => "/search/?term=кольцо"],
  ["favourites", async () => "/wishlist/"]
]

/** The header is the same on all pages: only the first page of each visit is walked from its beginning. */
const visits = 3

for (const [visit, visited] of dealIntoVisits(pages, visits, ([name]) => name)) {
  const title = `visit ${visit} of ${visits}`
  test(
    `${title}: Tab reaches everything at 1440 and 390 px, and the focused element is marked and not covered`,
    byTurn,
    async ({ page, request, shell }) => {
      test.slow()
      for (const [index, [name, address]] of visited.entries()) {
        const path = await address(request)
        for (const size of sizes) {
          await test.step(`${name}, ${size.width} px`, async () => {
            await page.setViewportSize(size)
            await shell.open(path)
            await shell.interact()
            await seeAsked(page)
            if (index > 0) await page.getByRole("main").focus()
            const { faults, stops } = await walk(page)
            expect(faults).toEqual([])
            expect(stops.length).toBeGreaterThan(15)
            expect(stops.at(-1)).toMatch(/Разрешить\sвсе/)
          })
        }
      }
    }
  )
}

test("the consent bar covers nothing focused: not when it appears, and not with its choices open", byTurn, async ({ page, shell }) => {
  await page.setViewportSize(sizes[1])
  await page.route("**/*consent-panel*", async (route) => {
    await expect.poll(() => page.evaluate(() => "placed" in document.documentElement.dataset)).toBe(true)
    await route.continue()
  })
  await shell.open("/customer-service/contacts/")
  await page.keyboard.press("Tab")
  const last = await page.evaluateHandle(() => {
    const links = [...document.querySelectorAll<HTMLElement>("main a[href]")]
    const link = links.find((each) => each.getBoundingClientRect().top > innerHeight) ?? links.at(-1)
    link?.focus({ preventScroll: true })
    scrollBy({ top: (link?.getBoundingClientRect().bottom ?? 0) - innerHeight + 8, behavior: "instant" })
    document.documentElement.dataset["placed"] = ""
    return link
  })
  await seeAsked(page)
  await expect.poll(async () => (await lookAtFocus(page)).faults).toEqual([])
  expect(await last.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.getByRole("button", { name: "Выбрать" }).click()
  await page.getByRole("main").focus()
  const { faults } = await walk(page)
  expect(faults).toEqual([])
})

test(
  "login, contactUs, cartAdd: Tab does not leave the dialog, and the focused element is marked and visible",
  byTurn,
  async ({ page, shell }) => {
    for (const key of ["login", "contactUs", "cartAdd"]) {
      for (const size of sizes) {
        await test.step(`${key}, ${size.width} px`, async () => {
          await page.setViewportSize(size)
          await shell.open(`/dev/dialogs?open=${key}`)
          const dialog: Locator = page.getByRole("dialog")
          await expect(dialog).toBeVisible()
          const { faults, stops } = await walk(page, true)
          expect(faults).toEqual([])
          expect(stops.length).toBeGreaterThan(2)
          expect(await page.evaluate(() => document.querySelectorAll("[data-walked]").length)).toBe(
            await dialog.locator("[data-walked]").count()
          )
        })
      }
    }
  }
)
