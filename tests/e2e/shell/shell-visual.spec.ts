import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

/** The shell at the five widths of the design, compared with approved pictures; catalogue pictures are masked. */
const widths = [390, 820, 1280, 1440, 1920]

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 }, reducedMotion: "reduce" })

    test(
      "the header, the drawer, the search, the menu of a section and the footer match their pictures",
      byTurn,
      async ({ header, page }) => {
        const bar = { clip: { x: 0, y: 0, width, height: width < 768 ? 56 : 80 } }
        const shut = async () => {
          await page.keyboard.press("Escape")
          await header.seeClosed()
        }

        await test.step("the header", async () => {
          await header.open("/net-takoy-stranitsy")
          await expect(page).toHaveScreenshot(`header-night-${width}.png`, bar)
          await header.open("/diamonds")
          await expect(page).toHaveScreenshot(`header-default-${width}.png`, bar)
          await header.scrollTo(400)
          await header.seeVariant("white")
          await expect(page).toHaveScreenshot(`header-scrolled-${width}.png`, { clip: { ...bar.clip, height: width < 768 ? 56 : 64 } })
          await header.scrollTo(0)
          await header.seeVariant("default")
        })

        await test.step("the drawer and its second level", async () => {
          await header.choose("hamburger")
          await header.seeOpen("hamburger")
          const drawer = header.drawer.locator("> div")
          await expect(drawer).toHaveScreenshot(`drawer-${width}.png`)
          await header.drawer.getByRole("button", { name: "Украшения" }).click()
          await expect(drawer).toHaveScreenshot(`drawer-branch-${width}.png`)
          await shut()
        })

        await test.step("the search", async () => {
          await header.choose("search")
          await header.seeOpen("search")
          const panel = page
            .locator("header div")
            .filter({ has: page.getByRole("search") })
            .last()
          await expect(panel).toHaveScreenshot(`search-${width}.png`)
          await shut()
        })

        if (width >= 1280)
          await test.step("the menu of a section", async () => {
            await header.choose("desktopMenu")
            await header.seeOpen("desktopMenu")
            await expect(page.locator("#menu-jewelry")).toHaveScreenshot(`mega-menu-${width}.png`, {
              mask: [page.locator("#menu-jewelry img")]
            })
            await shut()
          })

        await test.step("the footer, and its form with errors", async () => {
          const footer = page.getByRole("contentinfo")
          await header.seeAlivePart(page.getByRole("button", { name: "Подписаться" }))
          await header.interact()
          // Page heights are fractional, which would change a footer at its end by a pixel.
          await footer.evaluate((element) => Object.assign(element.style, { position: "absolute", inset: "0 0 auto", zIndex: "1" }))
          await expect(footer).toHaveScreenshot(`footer-${width}.png`, { mask: [page.locator("header")] })
          await page.getByRole("button", { name: "Подписаться" }).click()
          await expect(footer.locator("section")).toHaveScreenshot(`newsletter-errors-${width}.png`, { mask: [page.locator("header")] })
        })
      }
    )
  })
}
