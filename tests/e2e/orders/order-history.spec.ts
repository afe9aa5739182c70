import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { buyGift } from "../../support/browser/buy-gift.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { openedBy } from "../support/papers.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { headersOf, test } from "../support/member.ts"
import { expect } from "../support/test.ts"

const dialogOf = (page: Page) => page.getByRole("dialog")

/** An order of one stone, by courier. */
const placeOrder = async (request: APIRequestContext, token: string, id: number) => {
  const headers = { ...headersOf(token), "idempotency-key": randomUUID() }
  expect((await request.post("/api/v2/cart/", { headers, data: { id: `1-${id}`, quantity: 1 } })).status()).toBe(200)
  const cart: { readonly data: { readonly totalAmount: number } } = await (await request.get("/api/v2/cart/", { headers })).json()
  const answer = await request.post("/api/v2/order/", {
    headers: { ...headers, "idempotency-key": randomUUID() },
    data: {
      ...{ name: "Анна Петрова", phone: "+7 (999) 123-45-67", email: "anna@gran.test", comment: "" },
      ...{ deliveryId: 1, addressId: null, pointId: null, paymentId: 1, isAcceptedTerms: true, isAcceptedPrivacy: true },
      address: { country: "RU", settlement: "Мирный", street: "улица Тихонова", house: "4", building: null, flat: "12" },
      total: cart.data.totalAmount
    }
  })
  expect(answer.status()).toBe(200)
  const { data }: { readonly data: { readonly id: number } } = await answer.json()
  return data.id
}

test("[RT-117, PERS-015] an order is found in the history, read and cancelled", always, async ({ page, request, token, watched }) => {
  await page.goto("/personal/order-history/")
  await expect(page.getByRole("heading", { name: /^Заказов\sпока\sнет$/ })).toBeVisible()
  const cards = await request.get("/api/v2/catalog-diamonds/?page=40", { headers: headersOf(token) })
  const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly id: number }> } } = await cards.json()
  const id = await placeOrder(request, token, data.items[3]?.id ?? 0)
  await page.reload()
  await seeNoFaults(page)
  await page.getByRole("link", { name: new RegExp(`^Подробнее: Заказ № ${id}`) }).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`${id}$`) })).toBeVisible()
  await expect(page.getByRole("region", { name: "Ход заказа" })).toContainText(/Заказ\sоформлен/)
  await expect(page.getByRole("region", { name: "Получение и оплата" })).toContainText("улица Тихонова")
  await seeNoFaults(page)
  const opener = page.getByRole("main").getByRole("button", { name: "Отменить заказ" })
  await opener.click()
  await dialogOf(page).getByRole("button", { name: "Оставить" }).click()
  await expect(opener).toBeFocused()
  await expect(page.getByText("Отменён", { exact: true })).toHaveCount(0)
  await opener.click()
  await dialogOf(page).getByRole("button", { name: "Отменить заказ" }).click()
  await expect(page.getByText("Отменён", { exact: true })).toBeVisible()
  await expect(opener).toBeHidden()
  await expect(page.getByRole("main").getByRole("button", { name: "Повторить" })).toBeFocused()
  await page.goto("/personal/order-history/?status=cancelled")
  await expect(page.getByRole("link", { name: new RegExp(`^Заказ\\s№\\s${id}$`) })).toBeVisible()
  await page.getByRole("link", { name: "Текущие" }).click()
  await expect(page.getByRole("heading", { name: /^Таких\sзаказов\sнет$/ })).toBeVisible()
  expect(watched.broken).toEqual([])
  await page.goto(`/personal/order-history/${id + 1_000_000}/`)
  await expect(page.getByRole("heading", { name: /^Такого\sзаказа\sнет$/ })).toBeVisible()
})

test("[RT-118] a buyer opens an order, its receipt at a second try, and its gift certificate, and replaces its recipient's link", async ({
  browser,
  page,
  request,
  token,
  watched
}) => {
  const { id, number } = await buyGift(request, token)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto(`/personal/order-history/${id}/`)
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Заказ\\s№\\s${id}$`) })).toBeVisible()
  await expect(page.getByRole("region", { name: "Ход заказа" })).toContainText(/Заказ\sоформлен/)
  const gift = page.getByRole("main").getByRole("region", { name: exactText(`Сертификат ${number}`) })
  const paper = gift.getByRole("link", { name: /PDF/ })
  expect(await openedBy(page, () => paper.click())).toEqual({ status: 200, type: "application/pdf" })

  const receiver = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const opens = async (link: string) => (await receiver.request.get(new URL(link).pathname)).status()
  const press = (name: string) => gift.getByRole("button", { name: exactText(name), exact: true }).click()
  const copied = async () => {
    await expect(gift.getByText(exactText("Ссылка скопирована"))).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect((await receiver.request.get((await paper.getAttribute("href")) ?? "")).status()).toBe(403)
  await press("Скопировать ссылку")
  const link = await copied()
  expect(link).toMatch(/\/gifts\/[\w-]{43}\.pdf$/)
  expect(await opens(link)).toBe(200)

  await press("Отозвать")
  await expect(gift.getByRole("group", { name: exactText("Отозвать ссылку?") })).toBeVisible()
  await expect(gift.getByRole("button", { name: "Оставить" })).toBeFocused()
  await seeNoFaults(page)
  await press("Оставить")
  expect(await opens(link)).toBe(200)
  await press("Отозвать")
  await press("Отозвать")
  await expect(gift.getByText(exactText("Ссылка отозвана"))).toBeVisible()
  expect(await opens(link)).toBe(410)
  const other = await receiver.newPage()
  await other.goto(new URL(link).pathname)
  await expect(other.getByRole("heading", { level: 1, name: exactText("Ссылка больше не действует") })).toBeVisible()
  expect(await violationSummary(other)).toEqual([])

  await press("Создать и скопировать")
  const anew = await copied()
  expect([await opens(anew), await opens(link)]).toEqual([200, 410])
  await seeNoFaults(page)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of [link, anew]) expect(stored).not.toContain(new URL(secret).pathname)
  await receiver.close()
  expect(watched.broken).toEqual([])

  await page.route("**/api/v2/papers/", (route) => route.abort(), { times: 1 })
  const main = page.getByRole("main")
  const [tab] = await Promise.all([page.context().waitForEvent("page"), main.getByRole("link", { name: "Чек" }).press("Enter")])
  await expect(main.getByRole("alert")).toHaveText(exactText("Не получилось открыть документ. Нет связи с магазином. Попробовать ещё раз"))
  await expect.poll(() => tab.isClosed()).toBe(true)
  const again = main.getByRole("button", { name: "Попробовать ещё раз" })
  expect(await openedBy(page, () => again.click())).toEqual({ status: 200, type: "application/pdf" })
  await expect(main.getByRole("alert")).toHaveCount(0)
})
