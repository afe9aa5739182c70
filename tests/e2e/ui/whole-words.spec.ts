import { brokenWordsOf } from "../../support/browser/broken-words.ts"
import { Shell } from "../../../qa/pages/shell.ts"
import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

/** Sample pages, and a text of their part that comes last. */
const pages = [
  ["/", /^Помолвочные\sкольца$/],
  ["/checkout", /^Кольцо\s«Летний\sсад»/],
  ["/account", /^Выйти$/],
  ["/account-diamond", /^Заявка\sвыполнена$/],
  ["/account-order", /^Выполнен$/],
  ["/thanks", /^Итого$/],
  ["/favorites-compare", /^Симметрия$/]
] as const

test("words break between syllables only, at 320 px (a zoom of 400 %) and with doubled letters at 1440 px", byTurn, async ({ page }) => {
  const shell = new Shell(page)
  for (const [path, last] of pages) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await shell.open(path)
      await shell.interact()
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible()
      await expect.poll(() => brokenWordsOf(page)).toEqual([])
      await withLargeText(page, async () => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect.poll(() => brokenWordsOf(page)).toEqual([])
      })
    })
  }
})

test("the header of the checkout shows its arrow in full size at 320 px", byTurn, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const shell = new Shell(page)
  await shell.open("/checkout")
  await shell.interact()
  await page.evaluate(async () => void (await document.fonts.ready))
  const arrow = page
    .getByRole("banner")
    .getByRole("link", { name: /^В\sкорзину$/ })
    .locator("svg")
  expect((await arrow.boundingBox())?.width).toBe(20)
})
