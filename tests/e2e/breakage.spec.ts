import { expect, test } from "./support/test.ts"

/** A bug that shows itself where prices are drawn, for as long as the tab says so. */
const breakablePrices = () => {
  const { toFixed } = Number.prototype
  Number.prototype.toFixed = function (digits) {
    if (document.documentElement.dataset["broken"] !== undefined) throw new TypeError("a bug in a price")
    return toFixed.call(this, digits)
  }
}

test("[ERR-001] [ERR-002] [ERR-003] a page that breaks while it is drawn is the error page as everywhere, until the next page is shown", async ({
  page,
  home,
  header,
  error,
  diamonds
}) => {
  await page.addInitScript(breakablePrices)
  await home.openHome()
  await page.evaluate(() => void (document.documentElement.dataset["broken"] = ""))
  await home.followHeader("Бриллианты")
  await error.see()
  await header.seeVariant("transparent-white")
  await error.seeDark(true)
  await expect(page.locator("pre")).toHaveCount(0)

  await page.evaluate(() => delete document.documentElement.dataset["broken"])
  await page.goBack()
  await home.see()
  await error.seeDark(false)
  await home.followHeader("Бриллианты")
  await diamonds.see(1)
  await header.seeVariant("default")
})
