import type { Page } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { expect, test } from "../support/test.ts"

const fromFrame = "/create-jewelry/constructor/from-frame"
const client = { headers: { "x-client-key": publicClientKey } }

const opener = (page: Page) => page.getByRole("button", { name: exactText("На руке") })
const hand = (page: Page) => page.getByRole("dialog").getByRole("img", { name: /^Рисунок руки/ })

test("a composed ring is drawn on a hand in its chosen size, with the chosen stone in its own millimetres", async ({
  page,
  request,
  shell
}) => {
  const { id: skuId, size } = (await (await request.get("/api/v2/blanks/opora/short/", client)).json()).data
  const [first] = (await (await request.get(`/api/v2/blanks/${skuId}/diamonds/`, client)).json()).data.items
  const { id, measurements } = first.diamond

  for (const path of [`${fromFrame}/diamond/${id}/?skuId=${skuId}`, `${fromFrame}/ready-product/?skuId=${skuId}&diamondId=${id}`]) {
    await shell.open(path)
    await shell.interact()
    await opener(page).click()
    await expect(hand(page)).toHaveAccessibleName(new RegExp(`кольцо на\\sпальце, размер ${String(size).replace(".", ",")}`))
    await expect(page.getByRole("dialog")).toContainText(/Ширина\sшинки.*Круг/)
    const drawn = await hand(page).locator("g path").boundingBox()
    expect(Math.abs((drawn?.width ?? 0) - (measurements.width * 96) / 25.4)).toBeLessThan(0.2)
    await seeNoFaults(page, [390, 820, 1440])
    await page.keyboard.press("Escape")
    await expect(opener(page)).toBeFocused()
  }
})

test("a composed pendant has no hand to be drawn on", async ({ page, request, shell }) => {
  const [blank] = (await (await request.get("/api/v2/custom-jewelry/blanks/podveska/", client)).json()).data.items
  const [first] = (await (await request.get(`/api/v2/blanks/${blank.frame}/diamonds/`, client)).json()).data.items
  await shell.open(`${fromFrame}/ready-product/?skuId=${blank.frame}&diamondId=${first.diamond.id}`)
  await shell.interact()
  await expect(page.getByRole("img", { name: /^Вид\sсверху/ })).toBeVisible()
  await expect(opener(page)).toHaveCount(0)
})
