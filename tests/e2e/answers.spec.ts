import type { Page } from "playwright/test"
import { type FaultProxy, openFaultProxy } from "../support/fault-proxy.ts"
import { leaveToken, registerUser } from "./support/account.ts"
import { certificate, take } from "./support/own-cart.ts"
import { newMarks, works } from "./support/works.ts"
import { expect, test as base } from "./support/test.ts"

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
const writes = /^\/api\/v2\/(?:users|quick-order|order-request|order|session|register|password-reset|diamonds|subscriptions)\b/

const faults = [
  { match: writes, fault: { kind: "down" } },
  { match: writes, fault: { kind: "status", status: 429, body: JSON.stringify({ message: "Слишком часто", errors: {} }) } },
  { match: writes, fault: { kind: "status", status: 422, body: JSON.stringify({ message: "Так нельзя", errors: {} }) } }
] as const

/** The words that a press is answered with are in the window with nothing over them, and have the focus. */
const seeAnswer = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const words = [...document.querySelectorAll<HTMLElement>("[data-answer]")].findLast((each) => each.checkVisibility())
        if (words === undefined) return "no answer"
        if (!words.contains(document.activeElement)) return "no focus"
        const { bottom, left, top, width } = words.getBoundingClientRect()
        const isSeen = [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
          const hit = document.elementFromPoint(left + Math.min(width / 2, 40), y)
          return hit !== null && words.contains(hit)
        })
        return isSeen ? "seen" : `covered, or out of sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
      })
    )
    .toBe("seen")
}

for (const [width, height] of [
  [390, 844],
  [1440, 900]
] as const) {
  for (const name of ["profile", "address", "changePassword", "order", "diamondWords"] as const) {
    test(`what «${name}» is answered is seen where it was pressed, at ${width} px`, async ({ faulty, page, request }) => {
      await page.setViewportSize({ width, height })
      const owner = await registerUser(request)
      const work = works[name]
      await work.prepares?.(request, owner)
      await leaveToken(page, owner.token)
      await work.begins(page, newMarks(), request)
      for (const fault of faults) {
        faulty.inject(fault)
        await work.presses(page)
        await seeAnswer(page)
      }
    })
  }

  test(`what a guest's forms are answered is seen where they were pressed, at ${width} px`, async ({ account, faulty, page, shell }) => {
    await page.setViewportSize({ width, height })
    await shell.open("/giftcards/")
    await shell.stir()
    await page.getByLabel("Ваш e-mail").fill("anna@example.ru")
    await page.getByRole("checkbox", { name: /Даю\sсогласие/ }).check()
    for (const fault of faults) {
      faulty.inject(fault)
      await page.getByRole("button", { name: "Подписаться" }).click()
      await seeAnswer(page)
    }
    await account.wantProfile()
    await account.write("E-mail", "anna@example.ru")
    await account.write("Пароль", "krasota-1")
    for (const fault of faults) {
      faulty.inject(fault)
      await account.press("Войти")
      await seeAnswer(page)
    }
    await account.press("Зарегистрироваться")
    await account.see("Регистрация")
    await account.write("Имя и фамилия", "Анна Орлова")
    await account.write("E-mail", "anna@example.ru")
    await account.write("Телефон", "89210000000")
    await account.write("Пароль", "krasota-1")
    await account.consent.check()
    for (const fault of faults) {
      faulty.inject(fault)
      await account.press("Зарегистрироваться")
      await seeAnswer(page)
    }
  })

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
