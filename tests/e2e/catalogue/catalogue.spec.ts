import { faultsOf } from "../../support/browser/axe.ts"
import { CataloguePage } from "../pages/catalogue-page.ts"
import { expect, test } from "../support/test.ts"

/** «Круглый бриллиант 1–1,5 карата, цвет D–F, до 2 000 000 ₽» */
const wanted = "/diamonds/filter/shape--round/weight--1-1.5/price--to-2000000/color--d,e,f"
const wantedChips = ["Круг", "1–1,5\u00A0карата", "до\u00A02\u00A0000\u00A0000\u00A0₽", "Цвет D", "Цвет E", "Цвет F"]

const chooseWanted = async (catalogue: CataloguePage) => {
  await catalogue.choose(/^Круг/)
  await catalogue.type("Масса", { from: "1", to: "1,5" })
  await catalogue.type("Цена", { to: "2 000 000" })
  await catalogue.choose(/^D\s1/, /^E\s2/, /^F\s3/)
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor finds a round stone by mass, price and colour, sorts, turns the page, and takes a filter back", async ({ catalogue }) => {
    await catalogue.open("/diamonds")
    await chooseWanted(catalogue)
    await catalogue.show()
    await catalogue.seeAddress(wanted)
    await catalogue.seeChips(...wantedChips)
    const found = await catalogue.count()
    await catalogue.sort("Сначала дешевле")
    await catalogue.seeAddress(`${wanted}?sort=price&order=asc`)
    await catalogue.seeCount(found)
    await catalogue.page.getByRole("link", { name: "Страница 2", exact: true }).click()
    await catalogue.seeAddress(`${wanted}/2?sort=price&order=asc`)
    await catalogue.takeBack("Круг")
    await catalogue.seeAddress("/diamonds/filter/weight--1-1.5/price--to-2000000/color--d,e,f?sort=price&order=asc")
    await catalogue.resetAll()
    await catalogue.seeAddress("/diamonds?sort=price&order=asc")
  })

  test("a phone opens the filters as a sheet and sends them", async ({ catalogue }) => {
    await catalogue.page.setViewportSize({ width: 390, height: 844 })
    await catalogue.open("/jewelry/")
    await expect(catalogue.panel).toBeHidden()
    await catalogue.openSheet()
    await catalogue.choose(/^Кольца/, /^Платина/)
    await catalogue.show()
    await catalogue.seeAddress("/jewelry/kolco/filter/metal--platinum")
    await expect(catalogue.panel).toBeHidden()
  })
})

test("a phone gathers choices in the sheet, counts them, and leads there when they are shown", async ({ catalogue, page, watched }) => {
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
  await catalogue.choose(/^Серьги/)
  await catalogue.closeSheet()
  await catalogue.seeAddress("/jewelry/kolco/filter/metal--platinum")
  await catalogue.seeChips("Кольца", "Платина")
  expect(watched.documents).toEqual(["/jewelry/"])
})

test("[CAT-026, CAT-027] the same choice with JavaScript gives the same list, and its address gives it to another visitor", async ({
  catalogue,
  browser,
  baseURL,
  watched
}) => {
  await catalogue.open("/diamonds")
  await chooseWanted(catalogue)
  await catalogue.seeAddress(wanted)
  await catalogue.seeChips(...wantedChips)
  expect(watched.documents).toEqual(["/diamonds"])
  await catalogue.seeSettled()
  const [links, count] = [await catalogue.links(), await catalogue.count()]
  expect(links).toHaveLength(24)

  const other = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  await other.goto(wanted)
  const theirs = new CataloguePage(other, false)
  expect([await theirs.links(), await theirs.count()]).toEqual([links, count])
  await theirs.seeChosen(/^Круг/, /^D\s1/, /^E\s2/, /^F\s3/)
  await other.close()
})

test("[NAV-006] a choice and another page leave the page where it is, and Back takes the choice back", async ({ catalogue, diamonds }) => {
  await catalogue.open("/diamonds")
  await catalogue.scrollTo(300)
  await catalogue.choose(/^Овал/)
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await catalogue.seeChips("Овал")
  await catalogue.seeHeading("Овальные бриллианты")
  expect(await catalogue.scrolled()).toBe(300)
  await catalogue.goBack()
  await catalogue.seeAddress("/diamonds")
  await catalogue.seeNoChips()
  await expect(catalogue.panel.getByRole("checkbox", { name: /^Овал/ })).not.toBeChecked()
  await catalogue.scrollTo(1200)
  await diamonds.choosePage(2)
  await diamonds.see(2)
  expect(await catalogue.scrolled()).toBeGreaterThan(600)
})

test("more of a list comes below it at an address of its own, and Back from a stone returns to the stone, also after a reload", async ({
  catalogue,
  page,
  browser,
  baseURL
}) => {
  await catalogue.open("/diamonds/filter/shape--round")
  await catalogue.showMore()
  await catalogue.seeAddress("/diamonds/filter/shape--round/2?from=1")
  await catalogue.seeCards(48)
  const links = await catalogue.links()

  const other = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  await other.goto("/diamonds/filter/shape--round")
  const theirs = new CataloguePage(other, false)
  await theirs.showMore()
  await theirs.seeCards(48)
  expect(await theirs.links()).toEqual(links)
  await other.close()

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

test("a count beside an option is how many are shown once it is chosen", async ({ catalogue }) => {
  await catalogue.open("/jewelry/filter/metal--platinum")
  const count = await catalogue.countOf(/^Серьги/)
  await catalogue.choose(/^Серьги/)
  await catalogue.seeAddress("/jewelry/sergi/filter/metal--platinum")
  await catalogue.seeCount(count)
})

test("a visitor with a keyboard chooses and keeps the place", async ({ catalogue, page }) => {
  await catalogue.open("/diamonds")
  const oval = catalogue.panel.getByRole("checkbox", { name: /^Овал/ })
  await oval.focus()
  await page.keyboard.press("Space")
  await catalogue.seeAddress("/diamonds/filter/shape--oval")
  await expect(oval).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(catalogue.panel.getByRole("checkbox", { name: /^Кушон/ })).toBeFocused()
})

test("[CAT-032] a list with nothing in it says so and leads back to all", async ({ catalogue }) => {
  expect((await catalogue.open("/diamonds/filter/weight--900-999")).status()).toBe(200)
  await catalogue.seeChips("900–999\u00A0карат")
  await catalogue.seeNothingFound()
  await catalogue.seeAddress("/diamonds")
})

test("another form of an address moves to its one form, on the server and in the shop", async ({ catalogue, request }) => {
  for (const [path, status, to] of [
    ["/diamonds/filter/color--d/shape--round", 301, "/diamonds/filter/shape--round/color--d"],
    ["/diamonds/filter/?shape=round&price_to=90+000", 303, "/diamonds/filter/shape--round/price--to-90000"],
    ["/jewelry/kolco/1", 301, "/jewelry/kolco"]
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()["location"]]).toEqual([status, to])
    await catalogue.open(path)
    await catalogue.seeAddress(to)
  }
})

test("[CAT-033] addresses that mean nothing, and pages past the last, are none", async ({ request }) => {
  for (const path of [
    "/diamonds/filter/shape--square",
    "/diamonds/filter/shape--round/shape--oval",
    "/diamonds/filter/weight--1-2-3",
    "/diamonds/filter/%D1%84%D0%BE%D1%80%D0%BC%D0%B0--%D0%BA%D1%80%D1%83%D0%B3",
    "/diamonds/filter/shape--round/999",
    "/jewelry/shapka/filter/metal--gold",
    `/diamonds/filter/${"shape--round/".repeat(200)}`
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test("[RT-141, RT-142] a filter that is not written as one, and a page of no, four or other characters, are none", async ({ request }) => {
  for (const list of ["/diamonds", "/jewelry", "/jewelry/kolco"]) {
    expect([list, (await request.get(`${list}/filter/price--to-900000`)).status()]).toEqual([list, 200])
    for (const end of [
      "filter/price-to-900000",
      "filter/Price--to-900000",
      "0",
      "0002",
      "1234",
      "00002",
      "2a",
      "filter/price--to-900000/0002",
      "filter/price--to-900000/0",
      "filter/price--to-900000/1234"
    ]) {
      const answer = await request.get(`${list}/${end}`)
      expect([list, end, answer.status()]).toEqual([list, end, 404])
      expect(await answer.text()).toMatch(/<h1[^>]*>К\sсожалению/)
    }
  }
  expect((await request.get("/jewelry/filter/collections--lethe")).status()).toBe(200)
})

test("search engines are offered a list with one facet, by its own name and address", async ({ catalogue, page, baseURL }) => {
  const robots = page.locator('meta[name="robots"]')
  await catalogue.open("/diamonds/filter/shape--heart?sort=price&order=asc")
  await expect(robots).toHaveAttribute("content", "noindex, follow")
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/diamonds/filter/shape--heart`)
  await catalogue.open("/diamonds/filter/shape--heart")
  await expect(robots).toHaveAttribute("content", "index, follow")
  await catalogue.seeTitle("Бриллианты огранки «сердце» | Грань")
})

for (const width of [390, 1440]) {
  test(`the filters have no fault that axe can find, ${width} px wide`, async ({ catalogue, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await catalogue.open(wanted)
    if (width === 390) await catalogue.openSheet(6)
    await page.waitForLoadState("networkidle")
    expect(await faultsOf(page)).toEqual([])
  })
}
