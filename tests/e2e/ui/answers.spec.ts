import { globSync, readFileSync } from "node:fs"
import type { APIRequestContext, Page } from "playwright/test"
import { type FaultProxy, openFaultProxy } from "../../support/server/fault-proxy.ts"
import { type Filled, guestWorks, otherEmail, seeWrong, toCheckout, wrongHere } from "../support/guest-works.ts"
import { seeAnswer } from "../support/answer.ts"
import { leaveToken, registerUser } from "../support/account.ts"
import { CartPage } from "../pages/cart-page.ts"
import { certificate, headersOf, take } from "../support/own-cart.ts"
import { newMarks } from "../support/work.ts"
import { works } from "../support/works.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can spoil its answers. */
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
  /^\/api\/v2\/(?:(?:users|quick-order|order-request|order|session|register|password-reset|diamonds|subscriptions|gift-certificates)\b|visits\/(?!calendar)|cart\/(?:engraving|gifts|vouchers)\b)/

const faults = [
  { match: writes, fault: { kind: "down" } },
  { match: writes, fault: { kind: "status", status: 429, body: JSON.stringify({ message: "Слишком часто", errors: {} }) } },
  { match: writes, fault: { kind: "status", status: 422, body: JSON.stringify({ message: "Так нельзя", errors: {} }) } }
] as const

/** Where a button sends something, and what presses it here: a new form has no line until it is pressed too. */
const submits: Readonly<Record<string, string>> = {
  "view/forms/form-frame.tsx": "every form of the registry, one by one",
  "view/marketing/newsletter-form.tsx": "newsletter",
  "view/islands/gift-choice.late.tsx": "what is wrong with a gift certificate",
  "view/checkout/checkout-section.tsx": "what is wrong in a section of the checkout",
  "view/search/search-panel.tsx": "leads to a page, which answers",
  "view/screens/search-screen.tsx": "leads to a page, which answers",
  "view/islands/filter-panel.late.tsx": "leads to a page, which answers"
}

test("every place that draws a form is known here", () => {
  const files = globSync("view/**/*.tsx").filter((file) => /<form\b|type="submit"/.test(readFileSync(file, "utf8")))
  expect(files.toSorted()).toEqual(Object.keys(submits).toSorted())
})

const { checkout: _, ...members } = works
const filled: Readonly<Record<string, Filled>> = { ...members, ...guestWorks, otherEmail }

/** One visit shows both: to come to a filled form costs more than to press its button. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 }
] as const

/** The work begun on a telephone, by a user of its own; what it is answered is looked at there and then on a desk. */
const atEachSize = async (
  { begins, prepares }: Filled,
  { page, request }: { readonly page: Page; readonly request: APIRequestContext },
  look: () => Promise<void>
) => {
  await page.setViewportSize(sizes[0])
  const owner = await registerUser(request)
  await prepares?.(request, owner)
  await leaveToken(page, owner.token)
  await begins(page, newMarks(), request)
  for (const size of sizes)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await look()
    })
}

for (const [name, work] of Object.entries(filled)) {
  test(`what «${name}» is answered is seen where it was pressed, at 390 and 1440 px`, async ({ faulty, page, request }) => {
    await atEachSize(work, { page, request }, async () => {
      for (const fault of faults) {
        faulty.inject(fault)
        await work.presses(page)
        await seeAnswer(page)
      }
    })
  })
}

test("what «Перейти к оформлению» is answered is seen where it was pressed, at 390 and 1440 px", async ({ faulty, page, request }) => {
  await atEachSize(toCheckout, { page, request }, async () => {
    for (const { fault } of faults) {
      faulty.inject({ match: "/api/v2/cart/", fault })
      await toCheckout.presses(page)
      await seeAnswer(page)
    }
  })
  faulty.lift()
  await toCheckout.presses(page)
  await expect(page).toHaveURL((url) => url.pathname === "/cart/checkout")
})

for (const [name, work] of Object.entries(wrongHere)) {
  test(`what is wrong when «${name}» is pressed is seen and has the focus, at 390 and 1440 px`, async ({ page, request }) => {
    await atEachSize(work, { page, request }, async () => {
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await work.presses(page)
      await seeWrong(page)
    })
  })
}

for (const { height, width } of sizes) {
  test(`what «Оплатить» is answered is seen where it was pressed, at ${width} px`, async ({ faulty, page, request }) => {
    await page.setViewportSize({ width, height })
    const owner = await registerUser(request)
    await take(request, owner, certificate, 50_000)
    await leaveToken(page, owner.token)
    await works.checkout.begins(page, newMarks(), request)
    const refusal = (errors: object) => JSON.stringify({ message: "Заказ не принят", errors })
    for (const errors of [{}, { reason: "held", codes: "1" }, { reason: "totalChanged", total: "60000" }, { reason: "pointClosed" }]) {
      faulty.inject({ match: "/api/v2/order/", fault: { kind: "status", status: 409, body: refusal(errors) } })
      await works.checkout.presses(page)
      await seeAnswer(page)
    }
    faulty.inject({ match: "/api/v2/order/", fault: { kind: "down" } })
    await works.checkout.presses(page)
    await seeAnswer(page)
    faulty.lift()
    await page.getByRole("button", { name: "Спросить ещё раз" }).filter({ visible: true }).click()
    await works.checkout.isDone(page)
    const pay = page.getByRole("button", { name: /^Оплатить/ })
    await pay.waitFor()
    faulty.inject({ match: /^\/api\/v2\/(?:order\/payment|test-payments)/, fault: { kind: "down" } })
    await pay.click()
    await seeAnswer(page)
  })
}

test("«Перейти к оформлению» pressed after the stay has ended asks to sign in, loses nothing, and leads on then", async ({
  account,
  page,
  request
}) => {
  const owner = await registerUser(request)
  await toCheckout.prepares?.(request, owner)
  await leaveToken(page, owner.token)
  await toCheckout.begins(page, newMarks(), request)
  await page.waitForLoadState("networkidle")
  await request.delete("/api/v2/session/", { headers: headersOf(owner) })
  await toCheckout.presses(page)
  await account.see("Вход")
  await account.signIn(owner.email, owner.password)
  await account.seeNone()
  await expect(new CartPage(page).lines).toHaveCount(1)
  await toCheckout.presses(page)
  await expect(page).toHaveURL((url) => url.pathname === "/cart/checkout")
})
