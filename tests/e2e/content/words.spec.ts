import { expect, test } from "../support/test.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("questions open to their answers", async ({ words: page }) => {
    await page.open("/customer-service/questions-and-answers")
    const question = page.article.locator("details").first()
    await expect(question.locator("p")).toBeHidden()
    await question.locator("summary").click()
    await expect(question.locator("p")).toBeVisible()
  })
})

test("a reader of a section goes from page to page, and to a heading of the open one", async ({ words: page }) => {
  await page.open("/customer-service/warranty")
  await page.seeInSection("Гарантия")
  await page.chooseHeading("Сроки по закону")
  await page.seeAtHeading("Сроки по закону")
  await page.choosePage("Сертификация")
  await page.seeHeading("Сертификация")
  await page.seeInSection("Сертификация")
})

test("on a narrow page the section is closed until it is asked for", async ({ words, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await words.open("/customer-service/warranty")
  await expect(words.section.getByRole("link", { name: "Сертификация" })).toBeHidden()
  await words.section.getByText("Клиентам: страницы раздела").click()
  await words.choosePage("Сертификация")
  await words.seeHeading("Сертификация")
})

test("questions are opened and closed by the keyboard", async ({ words, page }) => {
  await words.open("/customer-service/questions-and-answers")
  const [first, second] = [words.article.locator("details").nth(0), words.article.locator("details").nth(1)]
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

test("a wide table stands as cards on a narrow page, each cell under its column's name", async ({ words, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await words.open("/privacy-policy")
  const cell = words.article.locator("table td").first()
  const [name, shown] = await cell.evaluate((element) => [element.dataset["column"], getComputedStyle(element, "::before").content])
  expect(shown).toBe(`"${name}"`)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe("none")
})

const screens = [
  "/customer-service/warranty",
  "/privacy-policy",
  "/collection",
  "/luminous",
  "/customer-service/contacts/",
  "/cart",
  "/_icons",
  "/dev/parts",
  "/dev/dialogs"
]

test("pages of words and of the shop's own desks fit into 320 px, and with letters of 200 %", async ({ page, shell }) => {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of screens) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await shell.open(path)
      expect(await width(), path).toBeLessThanOrEqual(320)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%"
      })
      for (const wide of [640, 1280]) {
        await page.setViewportSize({ width: wide, height: 800 })
        expect(await width(), path).toBeLessThanOrEqual(wide)
      }
    })
  }
})
