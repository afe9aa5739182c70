import { scriptNamed } from "../../support/browser/assets.ts"
import { byTurn } from "../../support/rings.ts"
import { shiftOf, watchShifts, withoutFonts } from "../support/shifts.ts"
import { expect, test } from "../support/test.ts"

test(
  "[CAT-011, CAT-012] [CAT-014] a row has three pieces from 1440 px, two from 1024 px, one below",
  byTurn,
  async ({ catalogue, page }) => {
    for (const path of ["/jewelry/", "/diamonds"]) {
      await catalogue.open(path)
      for (const [width, columns] of [
        [1920, 3],
        [1440, 3],
        [1439, 2],
        [1024, 2],
        [1023, 1],
        [768, 1],
        [390, 1]
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        await catalogue.seeGrid(columns)
      }
    }
  }
)

test("[CAT-010, CAT-013] a row of a phone or a tablet has two pieces if chosen, from the first frame of the next visit", async ({
  catalogue,
  page
}) => {
  await page.addInitScript(watchShifts)
  await withoutFonts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await catalogue.open("/jewelry/")
  await catalogue.interact()
  await catalogue.chooseGrid("По две")
  await catalogue.seeGrid(2)
  await page.setViewportSize({ width: 1023, height: 844 })
  await catalogue.seeGrid(2)
  await page.reload({ waitUntil: "commit" })
  await page.getByRole("heading", { level: 2 }).first().waitFor()
  await catalogue.seeGrid(2)
  await catalogue.seeAlive()
  await catalogue.interact()
  await expect(page.getByRole("radio", { name: "По две" })).toBeChecked()
  expect(await shiftOf(page)).toBeLessThan(0.001)
  await catalogue.chooseGrid("По одной")
  await catalogue.seeGrid(1)
})

test("hidden filters, also hidden by a press before hydration, are hidden on the next visit's first frame, and shown again", async ({
  catalogue,
  page
}) => {
  await page.addInitScript(watchShifts)
  await withoutFonts(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  await page.route(scriptNamed("visit"), (route) => void held.then(() => route.continue()))
  await catalogue.open("/jewelry/")
  await page.getByRole("button", { name: "Скрыть фильтры" }).click()
  letGo(undefined)
  await expect(catalogue.panel).toBeHidden()
  await catalogue.seeGrid(3)
  await page.reload({ waitUntil: "commit" })
  await page.getByRole("heading", { level: 2 }).first().waitFor()
  await expect(catalogue.panel).toBeHidden()
  await catalogue.seeAlive()
  await catalogue.interact()
  const bringBack = page.getByRole("button", { name: "Показать фильтры", expanded: false })
  await expect(bringBack).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.001)

  await bringBack.click()
  await expect(catalogue.panel).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await catalogue.openSheet()
})

test("a chip appears at once, and the old cards become a skeleton when the new list is late", async ({ catalogue, page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  await page.route("**/_payload.json?*", (route) => void held.then(() => route.continue()))
  await catalogue.open("/diamonds")
  await catalogue.interact()
  const name = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }).first()
  const isBlank = () => name.evaluate((heading) => getComputedStyle(heading).webkitTextFillColor === "rgba(0, 0, 0, 0)")
  expect(await isBlank()).toBe(false)
  await catalogue.choose("Овал")
  await catalogue.seeChips("Овал")
  await expect.poll(isBlank).toBe(true)
  letGo(undefined)
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await expect.poll(isBlank).toBe(false)
  await expect(name).toHaveText(/^Овал/)
})

test("the widest row of the table of stones fits the page at 1440 px", async ({ catalogue, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await catalogue.open("/diamonds?sort=price&order=desc&view=table")
  await expect(catalogue.table).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test("stones as a table have all their facts, are sorted by its headers, and remain a table at their address", async ({
  catalogue,
  page
}) => {
  await page.addInitScript(watchShifts)
  await withoutFonts(page)
  await page.setViewportSize({ width: 1100, height: 900 })
  await catalogue.open("/diamonds")
  await catalogue.interact()
  await catalogue.chooseView("Таблица")
  await catalogue.seeAddress("/diamonds?view=table")
  await expect(catalogue.table.getByRole("columnheader")).toHaveCount(17)
  await expect(catalogue.panel).toBeHidden()

  await catalogue.sortColumn(/Цена за/)
  await catalogue.seeSorted(/Цена за/, "ascending")
  await catalogue.seeAddress("/diamonds?sort=price_per_carat&order=asc&view=table")
  await catalogue.sortColumn(/Цена за/)
  await catalogue.seeAddress("/diamonds?sort=price_per_carat&order=desc&view=table")
  await catalogue.seeSettled()

  await catalogue.table.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => catalogue.table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  const stone = catalogue.table.getByRole("rowheader").nth(14)
  const link = await stone.getByRole("link").getAttribute("href")
  await stone.getByRole("link").click()
  await catalogue.seeAddress(link ?? "")
  await catalogue.goBack()
  await catalogue.seeAddress("/diamonds?sort=price_per_carat&order=desc&view=table")
  await expect(stone).toBeInViewport()

  await catalogue.scrollTo(0)
  await catalogue.reload()
  await catalogue.interact()
  await expect(catalogue.table).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.001)
  await catalogue.openSheet()
  await catalogue.choose(/^Овал/)
  await catalogue.show()
  await catalogue.seeAddress("/diamonds/filter/shape--oval?sort=price_per_carat&order=desc&view=table")
  await expect(catalogue.panel).toBeHidden()
  await catalogue.chooseView("Карточки")
  await catalogue.seeAddress("/diamonds/filter/shape--oval?sort=price_per_carat&order=desc")
  await expect(catalogue.panel).toBeVisible()
  await catalogue.seeGrid(2)
})
