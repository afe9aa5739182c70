import { expect, test } from "../support/test.ts"

test("[GEN-007] a visitor goes from the menu to the collections, to one of them, down to all of its pieces, and to a piece", async ({
  home,
  landing,
  page,
  product,
  watched
}) => {
  await home.openHome()
  await home.followHeader("Коллекции")
  await landing.seeHeading("Коллекции")
  await landing.chooseCollection("Lethe")
  await landing.seeAddress("/lethe")
  await landing.see("Lethe")
  await page.getByRole("link", { name: "Смотреть украшения" }).click()
  await expect(page.locator("#pieces h2")).toBeInViewport()
  await page.locator("#pieces summary").focus()
  await page.keyboard.press("Enter")
  await expect(landing.pieces).toHaveCount(await landing.saidCount())
  await product.see(await landing.choosePiece(1))
  await landing.goBack()
  await landing.see("Lethe")
  expect(watched.documents).toEqual(["/"])
  expect(watched.broken).toEqual([])
})
