import { expect, test } from "../support/test.ts"

test.describe("the error page", () => {
  test("[ERR-002] [ERR-003] is dark to its edges under a transparent header, and takes the dark with it", async ({
    error,
    header,
    home
  }) => {
    await error.open("/net-takoy-stranitsy")
    await header.seeVariant("transparent-white")
    await error.seeDark(true)
    await error.goHome()
    await home.see()
    await error.seeDark(false)
  })

  test("[ERR-007] leads to the catalogue, where nothing is wrong any more", async ({ error, jewelry, watched }) => {
    await error.open("/net-takoy-stranitsy")
    await error.goToCatalogue()
    await jewelry.seeAddress("/jewelry/")
    await jewelry.see("Украшения", 1)
    expect(watched.documents).toEqual(["/net-takoy-stranitsy"])
  })

  test("[ERR-009] tells a shopper neither message nor stack", async ({ error, page }) => {
    await error.open("/net-takoy-stranitsy")
    await expect(page.getByText("Page Not Found")).toHaveCount(0)
    await expect(page.getByRole("main").locator("pre")).toHaveCount(0)
  })
})
