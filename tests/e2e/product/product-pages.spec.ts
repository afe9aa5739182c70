import type { Page } from "playwright/test"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { picturesOf } from "../../../core/domain/product/jewelry-variants.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { piecesOf, ringWithChoices } from "../support/pieces.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"
import { touch } from "../support/touch.ts"
import { waitForCovered, waitForUncovered } from "../../../qa/pages/history-cover.ts"

const viewer = (page: Page) => page.getByRole("dialog", { name: /^Изображения/ })
const picture = (page: Page, at: number) => page.getByRole("region", { name: "Изображения изделия" }).getByRole("link").nth(at)
const transform = (page: Page) =>
  viewer(page)
    .getByRole("img")
    .evaluate((shown) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(shown.closest("[style]") ?? shown).transform)
      return { zoom: a, x: Math.round(e), y: Math.round(f) }
    })

/** Address of a piece, and its data. */
const ring = async (request: Parameters<typeof ringWithChoices>[0]) => {
  const piece = await ringWithChoices(request)
  return { piece, path: jewelryPath(piece.category.code, piece.productCode) }
}

test(
  "[PDP-001, RT-112] a metal or size is chosen in place without a request: article, price, picture and address follow; Back leaves the piece",
  always,
  async ({ jewelry, page, product, request, watched }) => {
    const { path, piece } = await ring(request)
    await jewelry.open("/jewelry/kolco")
    await page.locator(`a[href="${path}"]`).click()
    await product.see(piece.name)
    await product.interact()
    await product.scrollTo(220)
    const asked: Array<string> = []
    page.on("request", (each) => asked.push(new URL(each.url()).pathname))

    const size = await product.chosen("Размер").innerText()
    const { name, path: to } = await product.chooseOther("Металл")
    await product.seeAddress(to)
    await expect(product.chosen("Металл")).toHaveText(name)
    await expect(product.chosen("Размер")).toHaveText(new RegExp(`^${size}(, нет|$)`))
    await expect(page.locator(":focus")).toHaveText(name)
    const sku = piece.skus.find(({ id }) => to.endsWith(`skuId_${id}/`))
    await expect(page.getByText(new RegExp(`^Арт\\.\\s${sku?.code ?? ""}$`))).toBeVisible()
    await expect(page.getByText(formatPrice(sku?.price ?? 0)).first()).toBeVisible()
    await product.see(piece.name)
    const facts = page.getByRole("region", { name: "Характеристики" })
    for (const fact of [piece.insertsCount, sku?.metalProbe, formatNumber(sku?.weight ?? 0, 2)])
      await expect(facts).toContainText(String(fact))
    const [shown] = picturesOf(piece.previews, sku?.metalColor ?? "white")
    await expect(picture(page, 0).locator("img")).toHaveAttribute("src", `${shown}-640.webp`)

    const other = await product.chooseOther("Размер")
    await product.seeAddress(other.path)
    await expect(product.chosen("Размер")).toHaveText(other.name)
    await expect(product.chosen("Металл")).toHaveText(name)
    expect(await product.scrolled()).toBe(220)
    expect(asked.filter((each) => /_payload|catalog\/products|recommends|make-your-look|page-meta/.test(each))).toEqual([])
    await product.goBack()
    await jewelry.seeAddress("/jewelry/kolco")
    expect(watched.documents).toEqual(["/jewelry/kolco"])
  }
)

test("[PDP-008] the pictures of a piece fill the screen, zoom, and close by Escape and Back; its stones open in a dialog", async ({
  page,
  product,
  request,
  watched
}) => {
  const { path, piece } = await ring(request)
  await product.open(path)
  await product.interact()
  await picture(page, 0).click()
  await expect(viewer(page)).toBeVisible()
  await expect(viewer(page).getByText(/^1\sиз\s[2-9]$/)).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await expect(viewer(page).getByText(/^2\sиз/)).toBeVisible()
  await page.keyboard.press("+")
  await expect.poll(() => transform(page)).toEqual({ zoom: 1.5, x: 0, y: 0 })
  await page.keyboard.press("ArrowRight")
  await expect.poll(async () => (await transform(page)).x).toBeLessThan(0)
  await page.keyboard.press("-")
  await expect.poll(() => transform(page)).toEqual({ zoom: 1, x: 0, y: 0 })
  await page.mouse.move(700, 300)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await transform(page)).zoom).toBeGreaterThan(1.5)
  await viewer(page).getByRole("button", { name: "Отдалить" }).focus()
  await page.keyboard.press("Escape")
  await expect(viewer(page)).toBeHidden()
  await expect(picture(page, 0)).toBeFocused()
  await waitForUncovered(page)
  await picture(page, 1).click()
  await expect(viewer(page).getByText(/^2\sиз/)).toBeVisible()
  await waitForCovered(page)
  await product.goBack()
  await expect(viewer(page)).toBeHidden()
  await product.seeAddress(path)

  await page.getByRole("link", { name: /^Вставки:/ }).click()
  const dialog = page.getByRole("dialog", { name: "Вставки" })
  await expect(dialog.getByRole("row")).toHaveCount(piece.inserts.length + 1)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await product.seeAddress(path)
  expect(watched.documents).toEqual([path])
  expect(watched.broken).toEqual([])
})

test("[PDP-011] [PDP-013] recently viewed products are shown on the pages of pieces and of stones, after a reload too", async ({
  page,
  product,
  diamond,
  request
}) => {
  const [first, second] = await piecesOf(request)
  const { articles } = await articlesOnPage(request, 1)
  const viewed = (kind: string) =>
    page.getByRole("region", { name: new RegExp(`^Недавно\\sсмотрели:\\s${kind}$`) }).getByRole("heading", { level: 3 })
  const openPiece = (card: typeof first) => product.open(jewelryPath(card?.category.code ?? "kolco", card?.productCode ?? ""))
  const noted = () =>
    page.waitForResponse((response) => /recently-viewed-\w+\/$/.test(response.url()) && response.request().method() === "POST")

  await openPiece(first)
  await Promise.all([noted(), product.interact()])
  await diamond.openStone(articles[0] ?? "")
  await Promise.all([noted(), diamond.interact()])
  await expect(viewed("украшения")).toHaveText([first?.name ?? ""])
  await expect(viewed("бриллианты")).toHaveCount(0)
  await openPiece(second)
  await Promise.all([noted(), product.interact()])
  await expect(viewed("украшения")).toHaveText([first?.name ?? ""])
  await expect(viewed("бриллианты")).toHaveCount(1)
  await product.reload()
  await product.interact()
  await viewed("бриллианты").getByRole("link").click()
  await diamond.see(articles[0] ?? "")
  await expect(viewed("украшения")).toHaveText([second?.name ?? "", first?.name ?? ""])
})

test("on a phone two fingers zoom a picture, one swipes to the next", async ({ browser, request, baseURL }) => {
  const { path } = await ring(request)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...(baseURL && { baseURL })
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.locator("html[data-alive]").waitFor({ state: "attached" })
  await picture(page, 0).tap()
  await expect(viewer(page)).toBeVisible()
  await touch(page, [
    [300, 400],
    [200, 402],
    [80, 404]
  ])
  await expect(viewer(page).getByText(/^2\sиз/)).toBeVisible()
  await touch(
    page,
    [
      [165, 420],
      [135, 420]
    ],
    [
      [225, 420],
      [255, 420]
    ]
  )
  await expect.poll(async () => (await transform(page)).zoom).toBeCloseTo(2, 1)
  await viewer(page).getByRole("button", { name: "Закрыть" }).tap()
  await expect(viewer(page)).toBeHidden()
  await context.close()
})
