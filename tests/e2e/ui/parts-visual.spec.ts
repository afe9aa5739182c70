import { byTurn } from "../../support/rings.ts"
import { expect, test } from "../support/test.ts"

/** Chapters of the pattern book, one picture each at phone and desktop width, compared with approved pictures; photographs are masked. */
const chapters = [
  ...["samples", "colors", "type", "signs", "cuts", "octagons", "buttons", "fields", "choices", "forms", "files", "ways"],
  ...["messages", "waiting", "empty", "failed", "jewelry-cards", "diamond-cards", "articles", "prices", "grades", "tables"],
  ...["gallery", "gifts", "course", "words", "dialogs"]
]

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, byTurn, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: "reduce" })

    test("the parts, the icons and a page of text match their pictures", async ({ page, shell, words }) => {
      await test.step("the parts", async () => {
        await shell.open("/markup")
        await page.waitForLoadState("networkidle")
        await page.evaluate(() => document.fonts.ready)
        for (const chapter of chapters) {
          const section = page.locator(`section#${chapter}`)
          await section.scrollIntoViewIfNeeded()
          await expect.soft(section).toHaveScreenshot(`parts-${chapter}-${width}.png`, {
            mask: [section.locator("img"), page.getByRole("banner"), page.getByRole("navigation", { name: "Главы" })]
          })
        }
      })
      await test.step("the icons", async () => {
        await shell.open("/_icons")
        await page.waitForLoadState("networkidle")
        await expect.soft(page.locator("main ul")).toHaveScreenshot(`icons-${width}.png`, { mask: [page.getByRole("banner")] })
      })
      await test.step("a page of text", async () => {
        await words.open("/customer-service/payment-and-shipping")
        await expect(page).toHaveScreenshot(`words-${width}.png`)
      })
    })
  })
}
