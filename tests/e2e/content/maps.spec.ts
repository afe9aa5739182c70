import type { Browser, Page } from "playwright/test"
import { type BuiltShop, openBuiltShop } from "../../../qa/server/built-shop.ts"
import { decidedState } from "../../../qa/samples/consent.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { ContactsPage } from "../../../qa/pages/contacts-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { addToCart } from "../support/own-cart.ts"
import { answerOf } from "../support/pieces.ts"
import { expect, test } from "../support/test.ts"
import { watch } from "../support/watch.ts"

const key = "0123-not-to-be-told"
const yandex = "https://api-maps.yandex.ru"

/** Stub of the Yandex Maps 3 script: it draws only the marks, in rows. */
const script = `window.ymaps3 = {
  ready: Promise.resolve(),
  YMap: class {
    constructor(place) { this.place = place }
    addChild({ body }) {
      if (body === undefined) return
      const at = this.place.childElementCount
      Object.assign(body.style, { left: 20 + 26 * (at % 10) + "px", top: 20 + 26 * Math.floor(at / 10) + "px" })
      this.place.append(body)
    }
    removeChild({ body }) { body?.remove() }
    setLocation(location) { this.place.dataset.turned = JSON.stringify(location) }
    destroy() { this.place.replaceChildren() }
  },
  YMapDefaultSchemeLayer: class {},
  YMapDefaultFeaturesLayer: class {},
  YMapMarker: class { constructor(options, body) { this.body = body } }
}`

test.describe("a shop with maps", () => {
  // All tests here share one worker and its shop.
  test.describe.configure({ mode: "default" })
  let shop: BuiltShop
  const logged: Array<string> = []
  test.beforeAll(async () => {
    shop = await openBuiltShop({ MAPS_SCRIPT_URL: `${yandex}/v3/`, MAPS_KEY: key, LOG_LEVEL: "info" }, logged)
  })
  test.afterAll(async () => {
    await shop.close()
    expect(logged.join("")).not.toContain(key)
  })

  /** A page of this shop with this answer from the map provider; records the requested addresses. */
  const open = async (browser: Browser, answer: "well" | "not at all") => {
    const context = await browser.newContext({ baseURL: shop.origin, storageState: decidedState(shop.origin), locale: "ru-RU" })
    const page = await context.newPage()
    const asked: Array<string> = []
    await page.route(`${yandex}/**`, (route) => {
      asked.push(route.request().url())
      return answer === "well" ? route.fulfill({ contentType: "text/javascript", body: script }) : route.abort()
    })
    return { page, asked, watched: watch(page, shop.origin), close: () => context.close() }
  }
  const map = (page: Page) => page.locator("shop-map")
  const mark = (page: Page, name: string | RegExp) => map(page).locator("[data-mark]").and(page.getByTitle(name))

  test("[MKT-024] requests the script once, on the first page with a map, and shows the salons on it", async ({ browser }) => {
    const { asked, close, page, watched } = await open(browser, "well")
    const contacts = new ContactsPage(page)
    await page.goto("/giftcards/")
    await contacts.interact()
    expect(asked).toEqual([])
    await page.getByRole("contentinfo").getByRole("link", { name: "Контакты" }).first().click()
    await contacts.seePlaces(9, null)
    await expect(map(page)).toHaveAttribute("data-live", "")
    expect(asked).toEqual([`${yandex}/v3/?apikey=${key}&lang=ru_RU`])
    await expect(map(page).locator("[data-mark]")).toHaveCount(9)
    await mark(page, /Салон\sна\sБаумана/).click()
    await expect(page.getByRole("listitem").filter({ hasText: /Салон\sна\sБаумана/ })).toBeFocused()
    await contacts.chooseCity("Якутск")
    await expect(map(page).locator("[data-turned]")).toHaveAttribute("data-turned", /"zoom":15/)
    await page.goBack()
    await page.goBack()
    await expect(map(page)).toHaveCount(0)
    await page.goForward()
    await expect(map(page)).toHaveAttribute("data-live", "")
    expect([asked.length, watched.broken]).toEqual([1, []])
    await close()
  })

  test("[CNT-013] requests the script in its language with its key, and falls back to the list and the plan if it does not load", async ({
    browser
  }) => {
    const { asked, close, page, watched } = await open(browser, "not at all")
    const contacts = new ContactsPage(page)
    await contacts.open("/customer-service/contacts/")
    await contacts.interact()
    await expect.poll(() => asked).toEqual([`${yandex}/v3/?apikey=${key}&lang=ru_RU`])
    await expect.poll(() => watched.logged.join()).toContain("could not load the map")
    await contacts.seePlaces(9, null)
    const plan = map(page).getByRole("button", { includeHidden: true })
    await expect(plan).toContainText("Новосибирск")
    await plan.getByText("Казань").click()
    await contacts.seePlaces(1, "Казань")
    expect([map(page).locator("[data-mark]"), watched.logged.join()].map(String)).not.toContain(key)
    await close()
  })

  test("allows to choose a pickup point on it", async ({ browser }) => {
    const { asked, close, page } = await open(browser, "well")
    const { request } = page.context()
    const checkout = new CheckoutPage(page)
    const account = await registerUser(request)
    type Stones = { readonly items: ReadonlyArray<{ readonly id: number; readonly price: number; readonly isAvailableForSale: boolean }> }
    const { items } = await answerOf<Stones>(request, "/catalog-diamonds/?sort=price&order=asc")
    const stone = items.find(({ isAvailableForSale }) => isAvailableForSale)
    if (stone === undefined) throw new Error("there is no stone")
    await addToCart(request, account, `1-${stone.id}`, stone.price)
    await storeToken(page, account.token)
    await checkout.openFilled()
    expect(asked).toEqual([])
    await checkout.choose(/^В\sпункте/)
    await mark(page, "Казань").click()
    await expect(page.getByLabel("Город")).toHaveValue("Казань")
    await mark(page, /Чистопольская/).click()
    await expect(page.getByRole("radio", { name: /Чистопольская/ })).toBeChecked()
    await expect(map(page).locator("[data-mark][data-chosen=true]")).toHaveAttribute("title", /Чистопольская/)
    await close()
  })
})
