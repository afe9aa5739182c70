import type { Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { askBy } from "../support/handed-over.ts"
import { addStone, addToCart, certificate } from "../support/own-cart.ts"
import { fillPassport, savePassport } from "../support/passport.ts"
import { expect, test } from "../support/test.ts"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const seeFaultless = async (page: Page) => {
  expect(await violationSummary(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

test(
  "[DLG-029, PSPT-018, PSPT-019] an order of a stone leads to the passport on a phone: it is saved, shown on request and hidden",
  always,
  async ({ page, request }) => {
    const account = await registerUser(request)
    await addStone(request, account)
    const { data } = await buyerWith({ ask: askBy(request) }, account.token).order()
    await storeToken(page, account.token)
    await page.goto(`/personal/order-history/${data.id}/`)
    await expect(page.getByText(/^В\sзаказе\sесть\sбриллиант,.*понадобится\sпаспорт/)).toBeVisible()
    await page.getByRole("button", { name: exactText("Добавить паспорт заранее") }).click()
    const dialogs = new AccountDialogs(page)
    await dialogs.see("Паспорт")
    await seeFaultless(page)
    await fillPassport(page, "ОВД района Хамовники")
    await dialogs.press("Сохранить паспорт")
    await dialogs.see("Паспорт сохранён")
    await dialogs.close()
    await expect(page.getByText(/Данные\sуже\sсохранены\sв\sпрофиле/)).toBeVisible()
    await page.goto("/personal/profile/")
    await expect(page.getByText(/Данные\sзашифрованы\sи\sпоказываются\sтолько\sвам/)).toBeVisible()
    await expect(page.getByText("ОВД района Хамовники")).toBeHidden()
    await page.getByRole("button", { name: "Показать данные" }).click()
    await expect(page.getByText("4508 123456")).toBeVisible()
    await expect(page.getByRole("img", { name: "Файл 1" })).toBeVisible()
    await seeFaultless(page)
    await page.getByRole("button", { name: "Скрыть данные" }).click()
    await expect(page.getByText("4508 123456")).toBeHidden()
  }
)

test("[PERS-004, DLG-030, ERRC-030] a change is requested, and a refusal's message disappears when the form changes", async ({
  page,
  request
}) => {
  const account = await registerUser(request)
  await savePassport(request, account)
  await storeToken(page, account.token)
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: exactText("Сообщить об изменении") }).click()
  const dialogs = new AccountDialogs(page)
  await dialogs.see("Паспорт изменился")
  await seeFaultless(page)
  await dialogs.write("Фамилия", "Соколова")
  await dialogs.write("Что изменилось", "Сменила фамилию")
  const body = JSON.stringify({ message: "Нет", data: { errors: { question: "Напишите подробнее", email: "Некорректный адрес" } } })
  await page.route("**/users/passport/change-request/", (route) => route.fulfill({ status: 422, contentType: "application/json", body }), {
    times: 1
  })
  await dialogs.press("Отправить запрос")
  await dialogs.seeBanner("Напишите подробнее, Некорректный адрес")
  await dialogs.write("Что изменилось", "Сменила фамилию после свадьбы")
  await expect(dialogs.dialog.getByText("Напишите подробнее, Некорректный адрес")).toBeHidden()
  await dialogs.press("Отправить запрос")
  await dialogs.see("Запрос отправлен")
  await page.keyboard.press("Escape")
  await expect(page.getByText(/^Ваш\sзапрос\sна\sизменение\sотправлен/)).toBeVisible()
})

test("[ERRC-035] a failed save is logged, shows no toast and leaves the dialog open; uploaded files are not sent again", async ({
  page,
  request
}) => {
  const account = await registerUser(request)
  await storeToken(page, account.token)
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  await fillPassport(page, "ОВД района Хамовники")
  const dialogs = new AccountDialogs(page)
  const calls: Array<string> = []
  const logged: Array<string> = []
  page.on("console", (message) => logged.push(message.text()))
  page.on("request", (sent) => {
    if (sent.url().includes("/users/passport/")) calls.push(sent.method())
  })
  await page.route("**/users/passport/", (route) => route.abort(), { times: 1 })
  await dialogs.press("Сохранить паспорт")
  await dialogs.seeBanner("Нет связи с магазином. Введённое сохранено, попробуйте ещё раз")
  await page.route(
    "**/users/passport/",
    (route) => (route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.continue()),
    {
      times: 2
    }
  )
  await dialogs.press("Сохранить паспорт")
  await expect(dialogs.dialog.getByRole("alert")).toBeVisible()
  await expect.poll(() => calls).toEqual(["POST", "POST", "PUT"])
  await expect(dialogs.field("Кем выдан")).toHaveValue("ОВД района Хамовники")
  await expect.poll(() => logged.some((text) => text.includes("call failed"))).toBe(true)
  await expect(page.locator("[data-place][aria-live] > [role]")).toHaveCount(0)
  await dialogs.press("Сохранить паспорт")
  await dialogs.see("Паспорт сохранён")
  expect(calls).toEqual(["POST", "POST", "PUT", "PUT"])
})

test("[GEN-021] a passport is stored with the values typed before its dialog was closed, and shown in the profile", async ({
  page,
  request
}) => {
  const account = await registerUser(request)
  await storeToken(page, account.token)
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  await fillPassport(page, "ОВД района Хамовники")
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  const dialogs = new AccountDialogs(page)
  await expect(dialogs.field("Кем выдан")).toHaveValue("ОВД района Хамовники")
  await expect(dialogs.dialog.getByText("page.jpg")).toBeVisible()
  await dialogs.press("Сохранить паспорт")
  await dialogs.see("Паспорт сохранён")
  await dialogs.close()
  await page.reload()
  await page.getByRole("button", { name: "Показать данные" }).click()
  await expect(page.getByText("4508 123456")).toBeVisible()
})

test("[CART-005, GEN-021] a change of the cart in another tab reloads the page only after the passport is saved", async ({
  context,
  page,
  request
}) => {
  const account = await registerUser(request)
  await addToCart(request, account, certificate, 50_000)
  await storeToken(page, account.token)
  await page.clock.install()
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  await fillPassport(page, "ОВД района Хамовники")
  await page.evaluate(() => void (document.documentElement.dataset["old"] = ""))
  const other = new CartPage(await context.newPage())
  await other.openFull()
  await other.clear()
  await expect(page.locator("html[data-old] header [href='/cart']").first()).toHaveAccessibleName("Корзина")
  await page.clock.runFor(5_000)
  const dialogs = new AccountDialogs(page)
  await expect(dialogs.dialog.getByText("page.jpg")).toBeVisible()
  await expect(dialogs.field("Кем выдан")).toHaveValue("ОВД района Хамовники")
  await dialogs.press("Сохранить паспорт")
  await expect(page.locator("html[data-old]")).toHaveCount(0)
})
