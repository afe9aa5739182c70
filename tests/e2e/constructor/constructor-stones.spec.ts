import type { APIRequestContext, Page } from "playwright/test"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { expect, test } from "../support/test.ts"

const fromFrame = "/create-jewelry/constructor/from-frame"
const client = { headers: { "x-client-key": "gran-storefront" } }

type Fitting = {
  readonly items: ReadonlyArray<{
    readonly id: string
    readonly price: number
    readonly diamond: { readonly id: number; readonly code: string }
  }>
  readonly complects: ReadonlyArray<{ readonly complectId: number; readonly price: number }>
}

const answer = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  ((await (await request.get(`/api/v2${path}`, client)).json()) as { readonly data: T }).data

/** Frame by its blank's address, and the stones that fit it. */
const framed = async (request: APIRequestContext, slug: string) => {
  const { id: skuId } = await answer<{ readonly id: number }>(request, `/blanks/${slug}/short/`)
  return { skuId, fitting: await answer<Fitting>(request, `/blanks/${skuId}/diamonds/`) }
}

const main = (page: Page) => page.getByRole("main")
const bar = (page: Page) => page.getByRole("complementary", { name: "Ваш выбор" })
/** Waits for the page; expects no overflow at 1440 and 390 px and no axe fault. */
const seeFaultless = async (page: Page) => {
  await expect(page.getByRole("progressbar", { name: "Страница загружается" })).toHaveCount(0)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test("[CTOR-006, CTOR-017] a stone is chosen for a frame, a dialog sums up the piece, and it is in the cart at its price", async ({
  page,
  request,
  shell,
  watched
}) => {
  const { fitting, skuId } = await framed(request, "opora")
  const [first] = fitting.items
  const price = formatPrice(first?.price ?? 0)
  await shell.open(`${fromFrame}/diamonds/?skuId=${skuId}`)
  await shell.interact()
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(exactText("Выберите бриллиант"))
  await expect(main(page).getByText(/^Каст\sпринимает\sкруг/)).toBeVisible()
  await seeFaultless(page)
  const card = page.locator(`[data-item="${first?.diamond.code ?? ""}"]`).first()
  await expect(card).toContainText(price)
  await card.getByRole("link").first().click()
  await expect(page).toHaveURL(`${fromFrame}/diamond/${first?.diamond.id}/?skuId=${skuId}`)
  await expect(main(page).getByText(/^Почему\sподходит/)).toBeVisible()
  await expect(page.getByRole("img", { name: /^Вид\sсверху/ })).toBeVisible()
  await expect(page.getByRole("img", { name: /^Вид\sсбоку:\sкамень/ })).toBeVisible()
  await seeFaultless(page)
  await main(page)
    .getByRole("link", { name: exactText("Собрать изделие") })
    .first()
    .click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: exactText("Ваше изделие") })).toBeVisible()
  for (const part of [price, /Кольцо\s«Опора»/, /Бриллиант,\sкруг/, /Закрепка\sи\sпробирование/]) await expect(dialog).toContainText(part)
  await expect(dialog.getByRole("button", { name: exactText("В корзину") })).toBeVisible()
  await expect(dialog.getByText(exactText("Быстрый заказ"))).toBeVisible()
  await seeFaultless(page)
  await dialog.getByRole("link", { name: /^Открыть\sизделие/ }).click()
  await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${first?.diamond.id}`)
  await expect(bar(page)).toContainText(price)
  await seeFaultless(page)
  await bar(page)
    .getByRole("button", { name: exactText("В корзину") })
    .click()
  await page.goto("/cart")
  const line = page.getByRole("region", { name: "Украшения с вашими бриллиантами" }).or(main(page)).first()
  await expect(line).toContainText(price)
  await main(page)
    .getByRole("link", { name: /^Кольцо\s«Опора»\sс\sвашим\sбриллиантом$/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${first?.diamond.id}`)
  expect(watched.broken).toEqual([])
})

test("the heart of a ready piece adds the stone and the piece to the favourites, which list both", async ({ page, request, shell }) => {
  const { fitting, skuId } = await framed(request, "opora")
  await shell.open(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${fitting.items[0]?.diamond.id}`)
  await shell.interact()
  const note = main(page).getByText(/Изделие\sсохранено\sв\sэтом\sбраузере/)
  await expect(note).toHaveCount(0)
  await main(page)
    .getByRole("button", { name: /^В\sизбранное/ })
    .first()
    .click()
  await expect(note).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await note.getByRole("link").click()
  await expect(page).toHaveURL("/wishlist/")
  const made = main(page).getByRole("region", { name: exactText("Созданные украшения") })
  await expect(made).toContainText(formatPrice(fitting.items[0]?.price ?? 0))
  await made.getByRole("link", { name: /^Кольцо\s«Опора»\sс\sвашим\sбриллиантом$/ }).click()
  await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${fitting.items[0]?.diamond.id}`)
})

test("the picture of a piece is composed of layers scaled to each stone", async ({ page, request, shell }) => {
  const { fitting, skuId } = await framed(request, "opora")
  const look = page.getByRole("img", { name: /^Кольцо\s«Опора»,.*:\sизображение$/ })
  const shownAt = async (diamondId: number): Promise<string | null> => {
    await shell.open(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${diamondId}`)
    await expect(look).toHaveCount(1)
    await expect
      .poll(() => look.locator("img").evaluate((base) => (base instanceof HTMLImageElement ? base.naturalWidth : 0)))
      .toBeGreaterThan(0)
    const head = await look.locator("image").getAttribute("href")
    expect((await request.get(head ?? "")).headers()["content-type"]).toBe("image/webp")
    return look.locator("g").getAttribute("transform")
  }
  const scales = new Set<string | null>()
  for (const { diamond } of [...fitting.items.slice(0, 1), ...fitting.items.slice(-1)]) scales.add(await shownAt(diamond.id))
  expect(scales.size).toBe(2)
  expect(await violationSummary(page)).toEqual([])
})

test("the chosen stone is live on its page and on that of the piece, over its picture and as large", async ({ page, request, shell }) => {
  test.setTimeout(120_000)
  const { fitting, skuId } = await framed(request, "opora")
  const stone = fitting.items[0]?.diamond.id ?? 0
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [`diamond/${stone}/?skuId=${skuId}`, `ready-product/?skuId=${skuId}&diamondId=${stone}`]) {
    await shell.open(`${fromFrame}/${path}`)
    await shell.interact()
    const start = main(page).getByRole("button", { name: "Живой камень" })
    const still = await start.evaluate((button) => {
      const { height, width } = button.parentElement?.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      return { height, width }
    })
    await start.click()
    const live = await page.locator("[data-live]").boundingBox()
    expect({ height: live?.height, width: live?.width }).toEqual(still)
    await page.getByRole("button", { name: "Закрыть живой камень" }).click()
    await expect(start).toBeVisible()
  }
})
