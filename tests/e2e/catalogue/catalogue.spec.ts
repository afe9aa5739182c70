import { always } from "../../support/rings.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import type { CataloguePage } from "../../../qa/pages/catalogue-page.ts"
import { expect, test } from "../support/test.ts"

/** «Круглый бриллиант 1–1,5 карата, цвет D–F, до 2 000 000 ₽» */
const address = "/diamonds/filter/shape--round/weight--1-1.5/price--to-2000000/color--d,e,f"
const expectedChips = ["Круг", "1–1,5\u00A0карата", "до\u00A02\u00A0000\u00A0000\u00A0₽", "Цвет D", "Цвет E", "Цвет F"]

const chooseFilters = async (catalogue: CataloguePage) => {
  await catalogue.choose(/^Круг/)
  await catalogue.type("Масса", { from: "1", to: "1,5" })
  await catalogue.type("Цена", { to: "2 000 000" })
  await catalogue.choose(/^D\s1/, /^E\s2/, /^F\s3/)
}

test("[CAT-026, CAT-027, NAV-006] a list is filtered and shared", always, async ({ catalogue, diamonds, page, request, watched }) => {
  await catalogue.open("/diamonds")
  await chooseFilters(catalogue)
  await catalogue.seeAddress(address)
  await catalogue.seeChips(...expectedChips)
  await catalogue.seeSettled()
  const links = await catalogue.links()
  expect(links).toHaveLength(24)
  const document = await (await request.get(address)).text()
  expect([...document.matchAll(/data-item="(\d+)"/g)].map(([, code]) => `/diamonds/${code ?? ""}/`)).toEqual(links)

  await catalogue.sort("Сначала дешевле")
  await catalogue.seeAddress(`${address}?sort=price&order=asc`)
  await catalogue.takeBack("Круг")
  await catalogue.seeAddress("/diamonds/filter/weight--1-1.5/price--to-2000000/color--d,e,f?sort=price&order=asc")
  await catalogue.resetAll()
  await catalogue.seeAddress("/diamonds?sort=price&order=asc")
  await catalogue.seeNoChips()

  await catalogue.scrollTo(300)
  await catalogue.choose(/^Овал/)
  await catalogue.seeAddress("/diamonds/filter/shape--oval?sort=price&order=asc")
  await catalogue.seeHeading("Овальные бриллианты")
  expect(await catalogue.scrolled()).toBe(300)
  const box = (name: RegExp) => catalogue.panel.getByRole("checkbox", { name })
  await box(/^Овал/).focus()
  await page.keyboard.press("Tab")
  await expect(box(/^Кушон/)).toBeFocused()
  await page.keyboard.press("Space")
  await catalogue.seeAddress("/diamonds/filter/shape--oval,cushion?sort=price&order=asc")
  await expect(box(/^Кушон/)).toBeFocused()
  await catalogue.goBack()
  await catalogue.seeChips("Овал")
  await catalogue.goBack()
  await catalogue.seeAddress("/diamonds?sort=price&order=asc")
  await catalogue.seeNoChips()
  await expect(box(/^Овал/)).not.toBeChecked()
  await catalogue.scrollTo(1200)
  await diamonds.choosePage(2)
  await catalogue.seeAddress("/diamonds/2?sort=price&order=asc")
  await catalogue.seeSettled()
  expect(await catalogue.scrolled()).toBeGreaterThan(600)
  expect(watched.documents).toEqual(["/diamonds"])
})

test("a phone collects filters in a sheet, counts their results and shows them", async ({ catalogue, page, watched }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await catalogue.open("/jewelry/")
  await catalogue.interact()
  await catalogue.openSheet()
  await catalogue.choose(/^Кольца/, /^Платина/)
  await catalogue.seeShowControl(/^Показать\s\d+\sиздели[еяй]$/)
  await catalogue.seeAddress("/jewelry/")
  const promised = await catalogue.promised()
  await catalogue.show()
  await catalogue.seeAddress("/jewelry/kolco/filter/metal--platinum")
  await expect(catalogue.panel).toBeHidden()
  await catalogue.seeCount(promised)
  await catalogue.openSheet(2)
  await page.waitForLoadState("networkidle")
  expect(await violationSummary(page)).toEqual([])
  await catalogue.choose(/^Серьги/)
  await catalogue.closeSheet()
  await catalogue.seeAddress("/jewelry/kolco/filter/metal--platinum")
  await catalogue.seeChips("Кольца", "Платина")
  expect(watched.documents).toEqual(["/jewelry/"])
})

test("more of a list is added below it, and Back from a stone returns to the stone, also after a reload", async ({ catalogue, page }) => {
  await catalogue.open("/diamonds/filter/shape--round")
  await catalogue.showMore()
  await catalogue.seeAddress("/diamonds/filter/shape--round/2?from=1")
  await catalogue.seeCards(48)
  await catalogue.openCard(40)
  await page.waitForURL(/\/diamonds\/\d+\/$/)
  await catalogue.reload()
  await page.setViewportSize({ width: 1100, height: 800 })
  await catalogue.goBack()
  await catalogue.seeAddress("/diamonds/filter/shape--round/2?from=1")
  await catalogue.seeCardInView(40)
  await catalogue.reload()
  await catalogue.seeCardInView(40)
})
