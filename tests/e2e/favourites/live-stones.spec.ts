import { violationSummary } from "../../../qa/browser/axe.ts"
import { expect, test } from "../support/test.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("two stones of a comparison are drawn live in the same light, and another is chosen for one side", async ({
  diamonds,
  page,
  wishlist
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 844 })
  await diamonds.openPage(1)
  await diamonds.interact()
  for (const index of [0, 1, 2]) await wishlist.like(index)
  await wishlist.openFavourites("?tab=diamonds&view=compare")
  const section = page.getByRole("region", { name: "Живые камни рядом" })
  await section.getByRole("button", { name: "Живые камни" }).click()
  const box = section.getByRole("img", { name: /живое\sизображение/ })
  const pictures = () => box.evaluate(smallPictures)
  const refined = () => expect(box).toHaveAttribute("data-progress", "rest", { timeout: 90_000 })
  await refined()
  const [left, right] = await pictures()
  expect(differenceOf(left, right)).toBeGreaterThan(visible)
  const panel = section.getByRole("group", { name: "Живые камни" })
  await expect(panel.getByText(/красный\sи\sфиолетовый\sлучи/)).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violationSummary(page)).toEqual([])

  await panel.getByText("Дневной свет", { exact: true }).click()
  await expect(panel.getByText(/площадь\sкамня\sсветится/)).toHaveCount(2)
  const choice = section.getByLabel("Справа")
  const third = (await choice.getByRole("option").nth(2).textContent()) ?? ""
  await choice.selectOption({ index: 2 })
  await expect(panel.getByText(third)).toBeVisible()
  await refined()
  const [same, other] = await pictures()
  expect(differenceOf(other, right)).toBeGreaterThan(visible)
  expect(differenceOf(same, left)).toBeGreaterThan(visible)

  await section.getByLabel("Слева").selectOption({ index: 2 })
  await refined()
  const [swapped, remaining] = await pictures()
  expect(differenceOf(swapped, other)).toBeLessThan(differenceOf(swapped, same) / 2)
  expect(differenceOf(remaining, same)).toBeLessThan(differenceOf(remaining, other) / 2)
  await section.getByRole("button", { name: "Закрыть живые камни" }).click()
  await expect(section.getByRole("button", { name: "Живые камни" })).toBeVisible()
})

/** Mean difference of a channel above which two pictures show different stones or lights. */
const visible = 1

/** Canvases of a box as 48 × 48 pixels, which differ little with the number of samples that a busy machine draws. */
const smallPictures = (stones: Element): ReadonlyArray<ReadonlyArray<number>> =>
  [...stones.querySelectorAll("canvas")].map((canvas) => {
    const small = Object.assign(document.createElement("canvas"), { width: 48, height: 48 }).getContext("2d")
    small?.drawImage(canvas, 0, 0, 48, 48)
    return [...(small?.getImageData(0, 0, 48, 48).data ?? [])]
  })

const differenceOf = (one: ReadonlyArray<number> = [], other: ReadonlyArray<number> = []): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
