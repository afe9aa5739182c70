import type { APIRequestContext, Page } from "playwright/test"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { spoken } from "../../support/paths/spoken.ts"
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

/** A frame by the address of its blank, and what fits it. */
const framed = async (request: APIRequestContext, slug: string) => {
  const { id: skuId } = await answer<{ readonly id: number }>(request, `/blanks/${slug}/short/`)
  return { skuId, fitting: await answer<Fitting>(request, `/blanks/${skuId}/diamonds/`) }
}

const main = (page: Page) => page.getByRole("main")
const bar = (page: Page) => page.getByRole("complementary", { name: "Ваш выбор" })
/** Nothing is on its way any more, and nobody is kept out. */
const seeNoFaults = async (page: Page) => {
  await expect(page.getByRole("progressbar", { name: "Страница загружается" })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
}
const seeFits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

for (const width of [390, 1440]) {
  test(`[CTOR-006, CTOR-017] at ${width} a stone is chosen for a frame, the last dialog sums it up, and the piece is in the cart at its price`, async ({
    page,
    request,
    shell,
    watched
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const { fitting, skuId } = await framed(request, "opora")
    const [first] = fitting.items
    const price = formatPrice(first?.price ?? 0)
    await shell.open(`${fromFrame}/diamonds/?skuId=${skuId}`)
    await shell.interact()
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(spoken("Выберите бриллиант"))
    await expect(main(page).getByText(/^Каст\sпринимает\sкруг/)).toBeVisible()
    await seeNoFaults(page)
    await seeFits(page, width)
    const card = page.locator(`[data-item="${first?.diamond.code ?? ""}"]`).first()
    await expect(card).toContainText(price)
    await card.getByRole("link").first().click()
    await expect(page).toHaveURL(`${fromFrame}/diamond/${first?.diamond.id}/?skuId=${skuId}`)
    await expect(main(page).getByText(/^Почему\sподходит/)).toBeVisible()
    await expect(page.getByRole("img", { name: /^Вид\sсверху/ })).toBeVisible()
    await expect(page.getByRole("img", { name: /^Вид\sсбоку:\sкамень/ })).toBeVisible()
    await seeNoFaults(page)
    await seeFits(page, width)
    await main(page)
      .getByRole("link", { name: spoken("Собрать изделие") })
      .first()
      .click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.getByRole("heading", { name: spoken("Ваше изделие") })).toBeVisible()
    for (const part of [price, /Кольцо\s«Опора»/, /Бриллиант,\sкруг/, /Закрепка\sи\sпробирование/]) await expect(dialog).toContainText(part)
    await expect(dialog.getByRole("button", { name: spoken("В корзину") })).toBeVisible()
    await expect(dialog.getByText(spoken("Быстрый заказ"))).toBeVisible()
    await seeNoFaults(page)
    await dialog.getByRole("link", { name: /^Открыть\sизделие/ }).click()
    await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${first?.diamond.id}`)
    await expect(bar(page)).toContainText(price)
    await seeNoFaults(page)
    await seeFits(page, width)
    await bar(page)
      .getByRole("button", { name: spoken("В корзину") })
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
}

test("[CTOR-007] sets are listed for a frame of several stones, each says why its stones go together, and the piece carries the set", async ({
  page,
  request,
  shell
}) => {
  const { fitting, skuId } = await framed(request, "anfilada")
  const [set] = fitting.complects
  await shell.open(`${fromFrame}/diamonds/complect/?skuId=${skuId}`)
  await expect(
    main(page)
      .getByText(/^Почему\sвместе/)
      .first()
  ).toBeVisible()
  await seeNoFaults(page)
  await shell.interact()
  await main(page)
    .getByRole("link", { name: /^Комплект/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&complectId=${set?.complectId}`)
  await expect(main(page)).toContainText(formatPrice(set?.price ?? 0))
  await seeNoFaults(page)
})

test("from a stone's page the way leads to the frames that fit it, by the keyboard", async ({ page, request, shell }) => {
  const { fitting } = await framed(request, "opora")
  const [first] = fitting.items
  await shell.open(`/diamonds/${first?.diamond.code}/`)
  await shell.interact()
  await page.getByRole("link", { name: spoken("Подобрать оправу") }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/create-jewelry/?diamondId=${first?.diamond.id}`)
})

test("the heart of a ready piece keeps its stone and the piece among the favourites, says so, and both are found there", async ({
  page,
  request,
  shell
}) => {
  const { fitting, skuId } = await framed(request, "opora")
  await shell.open(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${fitting.items[0]?.diamond.id}`)
  await shell.interact()
  const words = main(page).getByText(/^Камень\sи\sизделие\sтеперь\sв\sизбранном,\sизделие\sтолько\sв\sэтом\sбраузере\.$/)
  await expect(words).toHaveCount(0)
  await main(page)
    .getByRole("button", { name: /^В\sизбранное/ })
    .first()
    .click()
  await expect(words).toBeVisible()
  await seeNoFaults(page)
  await words.getByRole("link").click()
  await expect(page).toHaveURL("/wishlist/")
  const made = main(page).getByRole("region", { name: spoken("Собранные украшения") })
  await expect(made).toContainText(formatPrice(fitting.items[0]?.price ?? 0))
  await made.getByRole("link", { name: /^Кольцо\s«Опора»\sс\sвашим\sбриллиантом$/ }).click()
  await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${fitting.items[0]?.diamond.id}`)
})

test("the stones that fit are filtered and leafed through with the frame kept", async ({ page, request, shell }) => {
  const { skuId } = await framed(request, "opora")
  await shell.open(`${fromFrame}/diamonds/filter/weight--0.3-0.4?skuId=${skuId}`)
  await expect(main(page).getByRole("status").first()).toContainText(/подход/)
  await main(page).getByRole("link", { name: "Страница 2" }).click()
  await expect(page).toHaveURL(`${fromFrame}/diamonds/filter/weight--0.3-0.4/2?skuId=${skuId}`)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("[CTOR-008] a stone is chosen and the piece is read by links alone; what is missing and what does not fit has its words", async ({
    page,
    request,
    shell
  }) => {
    const { fitting, skuId } = await framed(request, "opora")
    const [first] = fitting.items
    await shell.open(`${fromFrame}/diamonds/?skuId=${skuId}`)
    await page
      .locator(`[data-item="${first?.diamond.code ?? ""}"]`)
      .first()
      .getByRole("link")
      .first()
      .click()
    await main(page)
      .getByRole("link", { name: spoken("Собрать изделие") })
      .first()
      .click()
    await expect(page).toHaveURL(`${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${first?.diamond.id}`)
    await expect(main(page)).toContainText(formatPrice(first?.price ?? 0))
    expect((await shell.open(`${fromFrame}/diamonds/`)).status()).toBe(200)
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(spoken("Сначала выберите оправу"))
    const { skuId: small } = await framed(request, "gvozdik")
    const large = await answer<Fitting>(request, `/blanks/arka/diamonds/?sort=weight&order=desc`)
    const tooLarge = large.items[0]?.diamond.id ?? 0
    await shell.open(`${fromFrame}/ready-product/?skuId=${small}&diamondId=${tooLarge}`)
    await expect(main(page).getByText(/Больше каста|больше каста/)).toBeVisible()
    await expect(main(page).getByRole("link", { name: spoken("Оправы к этому камню") })).toHaveAttribute("href", /diamondId=/)
  })

  test("[CTOR-011] a piece without its frame or without its stones is not found, nor is an unknown stone", async ({ request, shell }) => {
    const { skuId } = await framed(request, "opora")
    for (const query of [
      "",
      `?skuId=${skuId}`,
      "?diamondId=17",
      `?skuId=${skuId}&diamondId=99999999`,
      `?skuId=${skuId}&complectId=99999999`
    ])
      expect((await shell.open(`${fromFrame}/ready-product/${query}`)).status()).toBe(404)
  })
})

test("the piece is laid together from its layers as large as each stone is, and nobody is kept out", async ({ page, request, shell }) => {
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
  await seeNoFaults(page)
})
