import type { Landing } from "../../../core/contract/content.ts"
import { iconNames } from "../../../view/ui/icon-names.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

/** Pages of words by the requirement of their route, with their headings. */
const pagesOfWords = [
  ["RT-002", "/about", "О доме"],
  ["RT-003", "/about/environmental-responsibility", "Экология"],
  ["RT-004", "/about/kimberley-process", "Кимберлийский процесс"],
  ["RT-005", "/about/russian-cut", "Русская огранка"],
  ["RT-006", "/about/social-responsibility", "Социальная ответственность"],
  ["RT-065", "/customer-service/certification", "Сертификация"],
  ["RT-066", "/customer-service/payment-and-shipping", "Оплата и доставка"],
  ["RT-067", "/customer-service/personalization", "Персонализация"],
  ["RT-068", "/customer-service/questions-and-answers", "Вопросы и ответы"],
  ["RT-069", "/customer-service/try-on", "Примерка"],
  ["RT-070", "/customer-service/warranty", "Гарантия"],
  ["RT-073", "/diamonds-history", "История бриллианта"],
  ["RT-089", "/our-history", "История дома"],
  ["RT-092", "/terms-and-conditions", "Условия продажи"],
  ["RT-094", "/vacancies", "Вакансии"]
] as const

/** Pages of collections and themes by the requirement of their route. */
const landings = [
  ["RT-020", "/balance"],
  ["RT-021", "/berkana"],
  ["RT-074", "/engagement"],
  ["RT-076", "/fancy"],
  ["RT-077", "/lethe"],
  ["RT-078", "/luminous"],
  ["RT-080", "/petals"]
] as const

/** A heading as it is read: its spaces may hold together, and a long word may be divided (`core/domain/text/hyphens.ts`). */
const spaced = (text: string) =>
  new RegExp(`^${text.replaceAll(/[а-яё]{15,}/gi, (word) => [...word].join("\u00AD?")).replaceAll(" ", "\\s")}$`)

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const [id, path, title] of pagesOfWords) {
    test(`[${id}] ${path} stands at its address with its heading and at least 250 words`, async ({ words: page }) => {
      expect((await page.open(path)).status()).toBe(200)
      await page.seeHeading(spaced(title))
      expect(await page.countWords()).toBeGreaterThanOrEqual(250)
    })
  }

  for (const [id, path] of landings) {
    test(`[${id}] ${path} stands at its address with the headline of its record and its pieces`, async ({ landing: page, request }) => {
      const { accent, products, title } = await answerOf<Landing>(request, `/landings/collections${path}`)
      expect((await page.open(path)).status()).toBe(200)
      await page.seeHeading(`${title} ${accent}`)
      expect(await page.saidCount()).toBe(products.length)
      await page.openRest()
      await expect(page.pieces).toHaveCount(products.length)
    })
  }

  test("[RT-091] the policy of privacy stands at /privacy-policy, and where every page's foot leads to it, with a slash", async ({
    words,
    page
  }) => {
    const seePolicy = async () => {
      await words.seeHeading(spaced("Политика конфиденциальности"))
      expect(await words.countWords()).toBeGreaterThanOrEqual(250)
    }
    expect((await words.open("/privacy-policy")).status()).toBe(200)
    await seePolicy()
    await page.getByRole("contentinfo").getByRole("link", { name: "Политика конфиденциальности" }).last().click()
    await words.seeAddress("/privacy-policy/")
    await seePolicy()
  })

  test("[CNT-015] an address that no other route has is a page of words with that code", async ({ words: page, request }) => {
    const { lead, title } = await answerOf<{ readonly title: string; readonly lead: string }>(request, "/static-pages/ring-size/")
    expect((await page.open("/ring-size")).status()).toBe(200)
    await page.seeHeading(title)
    await expect(page.page.getByText(lead)).toBeVisible()
    expect(await page.countWords()).toBeGreaterThanOrEqual(250)
  })

  test("[RT-137] an address of several segments for which there is no page is the error page", async ({ error }) => {
    for (const path of ["/ring-size/none", "/a/b/c/d"]) {
      expect((await error.open(path)).status()).toBe(404)
      await error.see()
    }
  })

  test("[RT-138] the page of icons shows them all", async ({ shell, page }) => {
    expect((await shell.open("/_icons")).status()).toBe(200)
    await shell.seeHeading("Иконки")
    expect(await page.locator("main li code").allTextContents()).toEqual(iconNames)
  })
})

test("[GEN-007] a visitor goes from the menu to the collections, to one of them, and to a piece of it", async ({
  home,
  landing,
  product,
  watched
}) => {
  await home.openHome()
  await home.followHeader("Коллекции")
  await landing.seeHeading("Коллекции")
  await landing.chooseCollection("Lethe")
  await landing.seeAddress("/lethe")
  await landing.see("Lethe")
  await product.see(await landing.choosePiece(1))
  await landing.goBack()
  await landing.see("Lethe")
  expect(watched.documents).toEqual(["/"])
  expect(watched.broken).toEqual([])
})

test("[RT-044] the collections stand on their page, each leading to its own", async ({ landing, page }) => {
  expect((await landing.open("/collection")).status()).toBe(200)
  const links = await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")))
  expect(addresses.toSorted()).toEqual(landings.map(([, path]) => path))
})

test("the button of a landing goes down to its pieces, and all of them can be opened by the keyboard", async ({ landing, page }) => {
  await landing.open("/luminous")
  await page.getByRole("link", { name: "Смотреть украшения" }).click()
  await expect(page.locator("#pieces h2")).toBeInViewport()
  await page.locator("#pieces summary").focus()
  await page.keyboard.press("Enter")
  await expect(landing.pieces).toHaveCount(await landing.saidCount())
})
