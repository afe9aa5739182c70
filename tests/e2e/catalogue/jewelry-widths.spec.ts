import type { Page } from "playwright/test"
import { byTurn } from "../../support/rings.ts"
import { somePiece } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

/** Left margin of the page and pieces per row, at a width. */
const gridAt = async (page: Page, jewelry: { readonly perRow: () => Promise<number> }, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  const margin = await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left)
  return [margin, await jewelry.perRow()]
}

test(
  "[LIM-019, LIM-020, LIM-021] 767 px are xs, 768 to 1023 sm, 1024 md: margins and pieces in a row",
  byTurn,
  async ({ page, jewelry }) => {
    await jewelry.open("/jewelry/")
    expect(await gridAt(page, jewelry, 767)).toEqual([20, 1])
    expect(await gridAt(page, jewelry, 768)).toEqual([32, 1])
    expect(await gridAt(page, jewelry, 1023)).toEqual([32, 1])
    expect(await gridAt(page, jewelry, 1024)).toEqual([40, 2])
    expect(await gridAt(page, jewelry, 1279)).toEqual([40, 2])
  }
)

test("[LIM-022, LIM-023] 1280 to 1439 px are lg, 1440 to 1919 xl", byTurn, async ({ page, jewelry }) => {
  await jewelry.open("/jewelry/")
  expect(await gridAt(page, jewelry, 1280)).toEqual([48, 2])
  expect(await gridAt(page, jewelry, 1439)).toEqual([48, 2])
  expect(await gridAt(page, jewelry, 1440)).toEqual([64, 3])
  expect(await gridAt(page, jewelry, 1919)).toEqual([64, 3])
})

test(
  "[LIM-024, LIM-025] 1920 to 2559 px are 2xl, from 2560 on 3xl: the content has its maximum width",
  byTurn,
  async ({ page, jewelry }) => {
    await jewelry.open("/jewelry/")
    expect(await gridAt(page, jewelry, 1920)).toEqual([96, 3])
    expect(await gridAt(page, jewelry, 2559)).toEqual([(2559 - 1728) / 2, 3])
    expect(await gridAt(page, jewelry, 2560)).toEqual([(2560 - 1920) / 2, 3])
    expect(await gridAt(page, jewelry, 3000)).toEqual([(3000 - 1920) / 2, 3])
  }
)

test("on a phone the mark follows the pictures, and price and action are at the foot while the action is out of view", async ({
  page,
  product,
  request
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.open(await somePiece(request))
  const strip = page.getByRole("region", { name: "Изображения изделия" }).getByRole("list")
  const shift = () => strip.evaluate((list) => new DOMMatrix(getComputedStyle(list.nextElementSibling ?? list, "::after").transform).e)
  expect(await shift()).toBe(0)
  await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: "instant" }))
  await expect.poll(shift).toBeGreaterThan(30)

  await expect(product.bar).toBeInViewport({ ratio: 1 })
  await product.action.evaluate((action) => action.scrollIntoView({ block: "center" }))
  await expect(product.bar).toBeHidden()
  await page.getByRole("heading", { name: "Характеристики" }).evaluate((heading) => heading.scrollIntoView({ block: "start" }))
  await expect(product.action).not.toBeInViewport()
  await expect(product.bar).toBeInViewport({ ratio: 1 })
})
