import type { APIRequestContext, Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { guestForms, otherEmail, seeFieldError, checkoutEntry, invalidForms } from "../support/guest-works.ts"
import { seeMessage } from "../support/answer.ts"
import { always, byTurn } from "../../support/rings.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { certificate, headersOf, addToCart } from "../support/own-cart.ts"
import { type Filled, type Guests, newUniqueTexts } from "../support/work.ts"
import { memberForms } from "../support/works.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can inject faults. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

/** Every call that a form sends. */
const writes =
  /^\/api\/v2\/(?:(?:users|alerts|quick-order|order-request|order|session|register|password-reset|diamonds|subscriptions|questions|gift-certificates)\b|visits\/(?!calendar)|cart\/(?:engraving|gifts|vouchers)\b)/

const faults = [
  { match: writes, fault: { kind: "down" } },
  { match: writes, fault: { kind: "status", status: 429, body: JSON.stringify({ message: "Слишком часто", errors: {} }) } },
  { match: writes, fault: { kind: "status", status: 422, body: JSON.stringify({ message: "Так нельзя", errors: {} }) } }
] as const

/** One visit checks both sizes: reaching a filled form costs more than pressing its button. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 }
] as const

type Fixtures = { readonly page: Page; readonly request: APIRequestContext }

/** Deletes drafts left in the tab by the previous form. */
const forgetWork = (page: Page) =>
  page.evaluate((drafts) => {
    sessionStorage.clear()
    localStorage.removeItem(drafts)
  }, storageKeys.drafts)

/** Starts the work on a phone as a new user and checks its answer there and at desktop width. */
const atEachSize = async (
  { begin, prepare }: Filled,
  { page, request }: Fixtures,
  look: (size: (typeof sizes)[number]) => Promise<void>
) => {
  await page.setViewportSize(sizes[0])
  const owner = await registerUser(request)
  await prepare?.(request, owner)
  await storeToken(page, owner.token)
  await forgetWork(page)
  await begin(page, newUniqueTexts(), request)
  for (const size of sizes)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await look(size)
    })
}

/** Visit of each form; a new form does not compile until it is listed here. */
const places: { readonly [F in Exclude<keyof typeof memberForms, "checkout"> | Guests | "otherEmail"]: string } = {
  profile: "the profile",
  otherEmail: "the profile",
  changePassword: "the profile",
  accountDeletion: "the profile",
  passport: "the profile",
  passportChange: "the profile",
  diamondOrder: "the profile",
  address: "the profile",
  care: "an order in the history",
  review: "an order in the history",
  reviewRemoval: "an order in the history",
  order: "a product",
  visit: "a product",
  priceAlert: "a product",
  question: "a question",
  diamondWords: "the cart",
  engraving: "the cart",
  gift: "the cart",
  voucher: "the cart",
  login: "the log-in",
  registration: "the log-in",
  passRecovery: "the log-in",
  passNew: "the log-in",
  giftBalance: "gift certificates",
  newsletter: "gift certificates"
}
const filled: Readonly<Record<keyof typeof places, Filled>> = { ...memberForms, ...guestForms, otherEmail }
const visits = Map.groupBy(Object.entries(filled), ([name]) => placeOf(name))

function placeOf(name: string): string | undefined {
  return Object.entries(places).find(([form]) => form === name)?.[1]
}

/** Refusals per width: the models assert the texts, so each width shows a share of them. */
const faultsAt = ({ width }: (typeof sizes)[number]) => (width === 390 ? [faults[0], faults[2]] : [faults[1]])

for (const [place, forms] of visits) {
  if (place === undefined) continue
  test(`the answer to the forms of ${place} is visible and focused where it was pressed`, byTurn, async ({ faulty, page, request }) => {
    test.slow()
    for (const [name, work] of forms) {
      await test.step(name, async () => {
        faulty.lift()
        await atEachSize(work, { page, request }, async (size) => {
          for (const fault of faultsAt(size)) {
            faulty.inject(fault)
            await work.submit(page)
            await seeMessage(page)
          }
        })
      })
    }
  })
}

test(
  "the answer to «Перейти к оформлению» is visible and focused where it was pressed, and the checkout opens after that",
  byTurn,
  async ({ faulty, page, request }) => {
    await atEachSize(checkoutEntry, { page, request }, async () => {
      for (const { fault } of faults) {
        faulty.inject({ match: "/api/v2/cart/", fault })
        await checkoutEntry.submit(page)
        await seeMessage(page)
      }
    })
    faulty.lift()
    await checkoutEntry.submit(page)
    await expect(page).toHaveURL((url) => url.pathname === "/cart/checkout")
  }
)

test("an invalid field is visible and focused when a button with validation in the page is pressed", byTurn, async ({ page, request }) => {
  for (const [name, work] of Object.entries(invalidForms)) {
    await test.step(name, () =>
      atEachSize(work, { page, request }, async () => {
        await work.submit(page)
        await seeFieldError(page)
      })
    )
  }
})

const refusals = [{}, { reason: "held", codes: "1" }, { reason: "totalChanged", total: "60000" }, { reason: "pointClosed" }]

test(
  "the answer to an order and to «Оплатить» is visible and focused where it was pressed, and the order is placed once the shop answers",
  always,
  async ({ faulty, page, request }) => {
    const buys: Filled = { ...memberForms.checkout, prepare: (from, owner) => addToCart(from, owner, certificate, 50_000) }
    await atEachSize(buys, { page, request }, async () => {
      for (const errors of refusals) {
        faulty.inject({
          match: "/api/v2/order/",
          fault: { kind: "status", status: 409, body: JSON.stringify({ message: "Заказ не принят", errors }) }
        })
        await memberForms.checkout.submit(page)
        await seeMessage(page)
      }
    })
    faulty.inject({ match: "/api/v2/order/", fault: { kind: "down" } })
    await memberForms.checkout.submit(page)
    await seeMessage(page)
    faulty.lift()
    await page.getByRole("button", { name: "Спросить ещё раз" }).filter({ visible: true }).click()
    await memberForms.checkout.isDone(page)
    const pay = page.getByRole("button", { name: /^Оплатить/ })
    await pay.waitFor()
    faulty.inject({ match: /^\/api\/v2\/(?:order\/payment|test-payments)/, fault: { kind: "down" } })
    await page.setViewportSize(sizes[0])
    await pay.click()
    await seeMessage(page)
    await page.setViewportSize(sizes[1])
    await page.getByRole("button", { name: "Попробовать ещё раз" }).click()
    await seeMessage(page)
  }
)

test(
  "«Перейти к оформлению» pressed after the session has ended asks to log in, loses nothing, and opens the checkout after that",
  byTurn,
  async ({ account, page, request }) => {
    const owner = await registerUser(request)
    await checkoutEntry.prepare?.(request, owner)
    await storeToken(page, owner.token)
    await checkoutEntry.begin(page, newUniqueTexts(), request)
    await page.waitForLoadState("networkidle")
    await request.delete("/api/v2/session/", { headers: headersOf(owner) })
    await checkoutEntry.submit(page)
    await account.see("Вход")
    await account.signIn(owner.email, owner.password)
    await account.seeNone()
    await expect(page).toHaveURL((url) => url.pathname === "/cart/checkout")
    await page.goBack()
    await expect(new CartPage(page).lines).toHaveCount(1)
  }
)
