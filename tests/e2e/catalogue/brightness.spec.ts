import { expect, test } from "../support/test.ts"

const title = "Яркость по пропорциям"

test("[GEN-003] a guest chooses the brightest stones: the counts agree, the list is sorted and Back returns, the page of one names its grade", async ({
  catalogue,
  diamond,
  diamonds,
  page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await diamonds.openPage(1)
  await catalogue.interact()
  await catalogue.openGroup(title)
  await expect(catalogue.panel.getByText("Это расчёт по пропорциям, а не измерение", { exact: false })).toBeVisible()
  const all = await catalogue.count()
  const brightest = await catalogue.countOf(/^Очень высокая/)
  expect([brightest > 0, brightest < all]).toEqual([true, true])
  await catalogue.choose(/^Очень высокая/)
  await catalogue.seeAddress("/diamonds/filter/brightness--very_high")
  await catalogue.seeChips(`${title} Очень высокая`)
  await catalogue.seeCount(brightest)
  await catalogue.seeSettled()

  const unsorted = await catalogue.links()
  await catalogue.sort("Сначала ярче")
  await catalogue.seeAddress("/diamonds/filter/brightness--very_high?sort=brightness&order=desc")
  await expect.poll(() => catalogue.links()).not.toEqual(unsorted)
  await catalogue.seeSettled()
  await page.goBack()
  await catalogue.seeAddress("/diamonds/filter/brightness--very_high")
  await expect.poll(() => catalogue.links()).toEqual(unsorted)
  await page.goForward()
  await catalogue.seeAddress("/diamonds/filter/brightness--very_high?sort=brightness&order=desc")
  await catalogue.seeSettled()

  const { article } = await diamonds.chooseStone(0)
  await diamond.see(article)
  const ruler = page.locator("section", { has: page.getByRole("heading", { name: title }) }).last()
  await expect(ruler).toContainText("Очень высокая")
  await expect(ruler).toContainText("Первая из четырёх ступеней")
})
