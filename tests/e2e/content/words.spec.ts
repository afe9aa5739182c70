import { inFull } from "../../support/rings.ts"
import { somePiece } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

test("a reader goes to a heading of a page and to other pages of its section, and opens and closes questions by the keyboard", async ({
  words,
  page
}) => {
  await words.open("/customer-service/warranty")
  await words.seeInSection("Гарантия")
  await words.chooseLink("Сроки по закону")
  await words.seeAtHeading("Сроки по закону")
  await words.chooseLink("Сертификация")
  await words.seeHeading("Сертификация")
  await words.seeInSection("Сертификация")

  await words.chooseLink("Вопросы и ответы")
  await words.seeInSection("Вопросы и ответы")
  const [first, second] = [words.article.locator("details").nth(0), words.article.locator("details").nth(1)]
  await expect(first.locator("p")).toBeHidden()
  // The heading receives the focus a moment after the page is shown.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await first.locator("summary").focus()
  await page.keyboard.press("Enter")
  await expect(first.locator("p")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(second.locator("summary")).toBeFocused()
  await page.keyboard.press("Space")
  await expect(second.locator("p")).toBeVisible()
  await page.keyboard.press("Space")
  await expect(second.locator("p")).toBeHidden()
  await expect(first.locator("p")).toBeVisible()
})

test("on a narrow page the section is closed until opened, and a wide table becomes cards with column names", async ({ words, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await words.open("/customer-service/warranty")
  await expect(words.section.getByRole("link", { name: "Сертификация" })).toBeHidden()
  await words.section.getByText("Клиентам: страницы раздела").click()
  await words.chooseLink("Сертификация")
  await words.seeHeading("Сертификация")

  await page.getByRole("contentinfo").getByRole("link", { name: "Политика конфиденциальности" }).last().click()
  await words.seeAddress("/privacy-policy/")
  const cell = words.article.locator("table td").first()
  // The page may be rendered again meanwhile, and a removed cell has no style.
  await expect
    .poll(() => cell.evaluate((element) => getComputedStyle(element, "::before").content === `"${element.dataset["column"]}"`))
    .toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none")
})

const screens = [
  ...["/", "/jewelry/", "/jewelry/kolco", "/customer-service/warranty", "/privacy-policy", "/collection", "/luminous"],
  ...["/customer-service/contacts/", "/cart", "/_icons", "/markup", "/dev/dialogs"]
]

test("pages with doubled text size fit into 640 and 1280 px", inFull, async ({ page, request, shell }) => {
  for (const path of [...screens, await somePiece(request)]) {
    await test.step(path, async () => {
      await shell.open(path)
      await withLargeText(page, async () => {
        for (const width of [640, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        }
      })
    })
  }
})
