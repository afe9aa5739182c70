import type { StoreCity, StoreContacts, StoreLocation } from "../../../core/contract/stores.ts"
import { dialled } from "../../../core/domain/form/phone.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

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
