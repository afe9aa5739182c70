import type { Landing } from "../../../core/contract/content.ts"
import type { StoreCity, StoreContacts, StoreLocation } from "../../../core/contract/stores.ts"
import { dialled } from "../../../core/domain/form/phone.ts"
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

  test("[RT-063] [CNT-012] the contacts show every place, and those of one city when it is chosen", async ({ contacts: page, request }) => {
    const { items: places } = await answerOf<{ readonly items: ReadonlyArray<StoreLocation> }>(request, "/store-locations/")
    const { items: cities } = await answerOf<{ readonly items: ReadonlyArray<StoreCity> }>(request, "/store-cities/")
    const { email, phone } = await answerOf<StoreContacts>(request, "/store-contacts/")
    expect((await page.open("/customer-service/contacts/")).status()).toBe(200)
    for (const way of [`tel:${dialled(phone)}`, `mailto:${email}`]) {
      await expect(page.page.getByRole("main").locator(`a[href="${way}"]`).first()).toBeVisible()
    }
    await page.seePlaces(places.length, null)
    for (const { count, name } of cities.slice(0, 3)) {
      await page.chooseCity(name)
      await page.seePlaces(count, name)
    }
  })

  test("[RT-062] the mock-up of the contacts is drawn as they are, and kept out of an index", async ({ contacts, page }) => {
    expect((await contacts.open("/contacts-markup")).status()).toBe(200)
    await contacts.seeHeading("Контакты")
    await contacts.seePlaces(9, null)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
  })

  test("[RT-138] the page of icons shows them all", async ({ shell, page }) => {
    expect((await shell.open("/_icons")).status()).toBe(200)
    await shell.seeHeading("Иконки")
    expect(await page.locator("main li code").allTextContents()).toEqual(iconNames)
  })

  test("questions open to their answers", async ({ words: page }) => {
    await page.open("/customer-service/questions-and-answers")
    const question = page.article.locator("details").first()
    await expect(question.locator("p")).toBeHidden()
    await question.locator("summary").click()
    await expect(question.locator("p")).toBeVisible()
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

test("a city is chosen without another document, and Back gives the one before", async ({ contacts, watched }) => {
  await contacts.open("/customer-service/contacts/")
  await contacts.chooseCity("Москва")
  await contacts.seeAddress("/customer-service/contacts/?city=moskva")
  await contacts.seePlaces(3, "Москва")
  await contacts.chooseCity("Казань")
  await contacts.seePlaces(1, "Казань")
  await contacts.goBack()
  await contacts.seePlaces(3, "Москва")
  expect(watched.documents).toEqual(["/customer-service/contacts/"])
})

test("a city that is in the address is chosen when the page comes", async ({ contacts }) => {
  await contacts.open("/customer-service/contacts/?city=kazan")
  await contacts.seePlaces(1, "Казань")
})

test("[CNT-016] the phone of the central office is on every page, and leads to a call", async ({ shell, page, request }) => {
  const { phone } = await answerOf<StoreContacts>(request, "/store-contacts/")
  for (const path of ["/", "/about", "/customer-service/contacts/"]) {
    await shell.open(path)
    const call = page.getByRole("link", { name: phone }).first()
    await expect(call).toHaveAttribute("href", `tel:${dialled(phone)}`)
  }
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

test("choosing a city keeps the place on the page", async ({ contacts, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await contacts.open("/customer-service/contacts/")
  await contacts.scrollTo(300)
  const before = await contacts.scrolled()
  await contacts.chooseCity("Москва")
  await contacts.seePlaces(3, "Москва")
  expect(await contacts.scrolled()).toBe(before)
  await contacts.chooseCity("Все города")
  await contacts.seePlaces(9, null)
  expect(await contacts.scrolled()).toBe(before)
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

test("everything of the gallery of parts is reached by the keyboard", async ({ shell, page }) => {
  await shell.open("/dev/parts")
  // Hearts come with what the first key calls for: they are among what is to be reached.
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: /^В избранное/ }).first()).toBeVisible()
  const controls = page.locator("main").locator("a[href], button, input:not([type=radio]):enabled, select:enabled, textarea, summary")
  const wanted = await controls.count()
  await page.locator("main").focus()
  const reached = new Set<string>()
  for (let step = 0; step < wanted + 20; step++) {
    await page.keyboard.press("Tab")
    const mark = await page.evaluate((number) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused.closest("main") === null) return null
      focused.dataset["reached"] ??= String(number)
      return focused.dataset["reached"]
    }, step)
    if (mark === null) break
    reached.add(mark)
  }
  expect(
    await controls.evaluateAll((all) =>
      all.filter((control) => !("reached" in (control as HTMLElement).dataset)).map((control) => control.outerHTML)
    )
  ).toEqual([])
})
