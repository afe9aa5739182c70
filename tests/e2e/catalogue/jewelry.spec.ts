import type { MainPage } from "../../../core/contract/pages.ts"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import { answerOf, piecesOf, ringWithChoices, somePiece } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

test("[GEN-005] a visitor walks from home to a category, a page of it and a piece, and back", async ({
  home,
  jewelry,
  product,
  watched
}) => {
  await home.openHome()
  await home.chooseCategory("Кольца")
  await jewelry.see("Кольца", 1)
  await jewelry.seeCategory("Кольца")
  await jewelry.choosePage(2)
  await jewelry.see("Кольца", 2)
  await jewelry.seeAddress("/jewelry/kolco/2")

  const { name, path } = await jewelry.choosePiece(0)
  await product.see(name)
  await product.seeAddress(path)
  await product.goBack()
  await jewelry.see("Кольца", 2)
  expect(watched.documents).toEqual(["/"])
  expect(watched.broken).toEqual([])
})

test("[RT-112] a metal or a size chosen stands in the place of the one before: the page does not move, and Back leaves the piece", async ({
  jewelry,
  product,
  request,
  watched
}) => {
  const piece = await ringWithChoices(request)
  await jewelry.open("/jewelry/kolco")
  await jewelry.page.locator(`a[href="${jewelryPath("kolco", piece.productCode)}"]`).click()
  await product.see(piece.name)
  await product.scrollTo(220)

  const size = await product.chosen("Размер").innerText()
  const metal = await product.chooseOther("Металл")
  await product.seeAddress(metal.path)
  await expect(product.chosen("Металл")).toHaveText(metal.name)
  await expect(product.chosen("Размер")).toHaveText(new RegExp(`^${size}(, нет|$)`))

  const other = await product.chooseOther("Размер")
  await product.seeAddress(other.path)
  await expect(product.chosen("Размер")).toHaveText(other.name)
  await expect(product.chosen("Металл")).toHaveText(metal.name)
  expect(await product.scrolled()).toBe(220)

  await product.goBack()
  await jewelry.seeAddress("/jewelry/kolco")
  expect(watched.documents).toEqual(["/jewelry/kolco"])
})

test("the choice keeps the keyboard where it was", async ({ product, page, request }) => {
  await product.open(await somePiece(request))
  const { name } = await product.chooseOther("Металл")
  await expect(product.chosen("Металл")).toHaveText(name)
  await expect(page.locator(":focus")).toHaveText(name)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor walks to a piece, chooses a metal and a size and reads its details", async ({ home, jewelry, product, page }) => {
    await home.openHome()
    await home.chooseCategory("Кольца")
    await jewelry.choosePage(2)
    await jewelry.see("Кольца", 2)
    await jewelry.choosePage(1)
    const { name } = await jewelry.choosePiece(1)
    await product.see(name)

    const details = page.getByRole("group").filter({ hasText: "Доставка и\u00A0возврат" })
    await details.locator("summary").click()
    await expect(details.getByRole("link", { name: "Условия возврата" })).toBeVisible()
  })

  test("a variant is a whole page of its own", async ({ product, request }) => {
    await product.open(await somePiece(request))
    const metal = await product.chooseOther("Металл")
    await product.seeAddress(metal.path)
    await expect(product.chosen("Металл")).toHaveText(metal.name)
    const size = await product.chooseOther("Размер")
    await product.seeAddress(size.path)
    await expect(product.chosen("Размер")).toHaveText(size.name)
  })
})

/** The list and the page of it that an address is read as, where the shop may not have that many. */
const listAt = (path: string): string => {
  const match = resolve(path, "")
  return match._tag === "Found" ? [match.route, match.params["page"]].join(" ") : ""
}

test("[RT-104, RT-105] the listing stands at /jewelry with and without its slash, its pages at one to three digits", async ({
  jewelry
}) => {
  for (const path of ["/jewelry", "/jewelry/"]) {
    expect((await jewelry.open(path)).status()).toBe(200)
    await jewelry.see("Украшения", 1)
  }
  for (const number of [2, 10]) {
    expect((await jewelry.open(`/jewelry/${number}`)).status()).toBe(200)
    await jewelry.see("Украшения", number)
  }
  expect(["/jewelry/7", "/jewelry/42", "/jewelry/100", "/jewelry/1000"].map(listAt)).toEqual(["jewelry 7", "jewelry 42", "jewelry 100", ""])
})

test("[RT-106, RT-107] a category has a listing of its own, with pages", async ({ jewelry }) => {
  expect((await jewelry.open("/jewelry/kolco")).status()).toBe(200)
  await jewelry.see("Кольца", 1)
  expect((await jewelry.open("/jewelry/kolco/2")).status()).toBe(200)
  await jewelry.see("Кольца", 2)
  await jewelry.seeCategory("Кольца")
  const pages = ["/jewelry/kolco/7", "/jewelry/kolco/42", "/jewelry/kolco/100"]
  expect(pages.map(listAt)).toEqual(["jewelry-category 7", "jewelry-category 42", "jewelry-category 100"])
})

test("[CAT-033, CAT-034] an unknown category, and a page past the last, are none", async ({ error }) => {
  for (const path of ["/jewelry/shapka", "/jewelry/999", "/jewelry/kolco/999", "/jewelry/1000", "/jewelry/0"]) {
    expect((await error.open(path)).status()).toBe(404)
    await error.see()
  }
})

test("a piece stands at its code, with and without the last slash", async ({ product, request }) => {
  const { category, name, productCode } = await ringWithChoices(request)
  for (const path of [jewelryPath(category.code, productCode), `/jewelry/${category.code}/${productCode}`]) {
    expect((await product.open(path)).status()).toBe(200)
    await product.see(name)
  }
})

test("[PDP-003] a code that is none leads to the error page", async ({ error }) => {
  for (const code of ["123456", "12345678901", "ab-12345", "9999999"]) {
    expect((await error.open(`/jewelry/kolco/${code}/`)).status()).toBe(404)
    await error.see()
  }
})

test("[PDP-002] the address of a variant chooses it, and a variant that the piece does not have is no page", async ({
  product,
  error,
  request
}) => {
  const { category, productCode, skus } = await ringWithChoices(request)
  for (const { code, id } of [skus.at(0), skus.at(-1)].filter((sku) => sku !== undefined)) {
    expect((await product.open(jewelryPath(category.code, productCode, id))).status()).toBe(200)
    await expect(product.page.getByText(new RegExp(`^Арт\\.\\s${code}$`))).toBeVisible()
  }
  for (const unknown of ["999999999", "abc"]) {
    expect((await error.open(`${jewelryPath(category.code, productCode)}skuId_${unknown}/`)).status()).toBe(404)
    await error.see()
  }
})

test("[RT-001, CNT-001] home shows what the main page's call answers", async ({ home, page, request }) => {
  const main = await answerOf<MainPage>(request, "/main-page/")
  expect((await home.openHome()).status()).toBe(200)
  await home.seeHeading(`${main.hero.title} ${main.hero.accent}`)
  const links = (name: string) => page.getByRole("region", { name, exact: true }).getByRole("link")
  for (const { link } of main.categories) await expect(links("Украшения").and(page.locator(`[href="${link}"]`))).toBeVisible()
  await expect(links("Новое")).toContainText(["Все новинки", ...main.novelties.slice(0, 3).map(({ name }) => name)])
  const figures = page.getByRole("region", { name: "Русская огранка" }).getByRole("definition")
  await expect(figures).toHaveText(main.figures.map(({ value }) => value))
  await expect(page.getByRole("region", { name: "Бриллианты по форме" }).getByRole("listitem")).toHaveCount(main.shapes.length)
  const stones = await links("Новые бриллианты").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
  expect(stones).toEqual(["/diamonds", ...main.featured.map(({ code }) => `/diamonds/${code}/`)])
  const titles = [...(main.collection === null ? [] : [main.collection]), ...main.principles].map(({ title }) => title)
  for (const title of titles) await expect(page.getByRole("main").getByText(title, { exact: true }).first()).toBeVisible()
})

test("[CAT-035] a card tells the name, the price and shows a picture, and all of it leads to the piece", async ({ jewelry, request }) => {
  const [piece] = await piecesOf(request)
  await jewelry.open("/jewelry/")
  const card = jewelry.cards.first()
  await expect(card.getByRole("heading")).toHaveText(piece?.name ?? "")
  await expect(card).toContainText(formatPrice(piece?.price ?? 0))
  await expect(card.locator("img").first()).toHaveAttribute("src", new RegExp(`^${piece?.previews[0] ?? "no picture"}-\\d+\\.webp$`))
  await card.click({ position: { x: 40, y: 40 } })
  await jewelry.seeAddress(jewelryPath(piece?.category.code ?? "kolco", piece?.productCode ?? ""))
})

test("[CAT-029] another category is chosen without a scroll to the top", async ({ jewelry }) => {
  await jewelry.open("/jewelry/")
  await jewelry.scrollTo(100)
  await jewelry.chooseCategory("Серьги")
  await jewelry.seeHeading("Серьги")
  await jewelry.seeAddress("/jewelry/sergi")
  expect(await jewelry.scrolled()).toBe(100)
})

test("two quick clicks open a piece once, a middle click opens it elsewhere", async ({ jewelry, product, context, watched }) => {
  await jewelry.open("/jewelry/")
  const [other] = await Promise.all([context.waitForEvent("page"), jewelry.linkOf(1).click({ button: "middle" })])
  await other.waitForLoadState()
  await jewelry.see("Украшения", 1)
  await other.close()

  const name = await jewelry.linkOf(0).innerText()
  await jewelry.scrollTo(160)
  await jewelry.linkOf(0).dblclick()
  await product.see(name)
  await expect.poll(() => product.scrolled()).toBe(0)
  await product.goBack()
  await jewelry.see("Украшения", 1)
  expect(watched.broken).toEqual([])
})

test("a second picture is asked for when a pointer comes to the list, not before", async ({ jewelry, page, request }) => {
  const asked: Array<string> = []
  page.on("request", (each) => asked.push(new URL(each.url()).pathname))
  const pieces = await piecesOf(request)
  const index = pieces.findIndex(
    ({ previews: [, second] }) => second !== undefined && !pieces.some(({ previews }) => previews[0] === second)
  )
  const second = pieces[index]?.previews[1] ?? ""
  await jewelry.open("/jewelry/")
  await jewelry.linkOf(index).scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  expect(asked.filter((path) => path.startsWith(`${second}-`))).toEqual([])
  await jewelry.linkOf(index).hover()
  await expect.poll(() => asked.filter((path) => path.startsWith(`${second}-`))).not.toEqual([])
})
