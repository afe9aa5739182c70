import { firstDay, isOpenDay } from "../../../core/domain/delivery/calendar.ts"
import type { Page } from "playwright/test"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { asOperator, placeHandedOverOrder } from "../support/handed-over.ts"
import { expect, test } from "../support/test.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { dayMs } from "../../../core/domain/text/day-after.ts"

const opener = exactText("Вернуть, обменять или отдать в мастерскую")
const section = (page: Page) => page.getByRole("region", { name: exactText("Возврат и обслуживание") })

test("a ring is returned from the page of its order, by the keyboard", async ({ page, request, watched }) => {
  const account = await registerUser(request)
  const id = await placeHandedOverOrder(request, account)
  await storeToken(page, account.token)
  await page.goto(`/personal/order-history/${id}/`)
  const dialogs = new AccountDialogs(page)
  const button = section(page).getByRole("button", { name: opener })
  await button.focus()
  await page.keyboard.press("Enter")
  await dialogs.see("Возврат и обслуживание")
  await seeNoFaults(page, [390, 1440])
  await dialogs.press("Отправить")
  await expect(dialogs.dialog.getByText(exactText("Обязательное поле"))).toBeVisible()
  await dialogs.dialog.getByRole("radio", { name: "Возврат" }).focus()
  await page.keyboard.press("Space")
  await expect(dialogs.dialog.getByRole("checkbox")).toBeChecked()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await dialogs.press("Отправить")
  await expect(dialogs.dialog.getByText(exactText("Обязательное поле"))).toBeVisible()
  await dialogs.dialog.getByRole("checkbox").check()
  await dialogs.dialog.locator("[name=careReason]").fill("Хочу другое кольцо")
  await seeNoFaults(page, [390, 1440])
  await dialogs.dialog.locator("[name=careReason]").press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(dialogs.dialog.getByText(exactText("Ответим письмом и здесь, на странице заказа."))).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(section(page).getByRole("heading", { name: /^Обращение\s№\s\d+\.\sВозврат$/ })).toBeVisible()
  await expect(section(page)).toContainText("Ждёт ответа")
  await expect(section(page)).toContainText(/Вы\sнаписали: Хочу\sдругое\sкольцо/)
  await expect(button).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Ход заказа" })).toContainText(/Обращение\sпринято/)
  const title = await section(page).getByRole("heading", { name: /№/ }).textContent()
  const care = Number(/№\s(\d+)/.exec(title ?? "")?.[1])
  await asOperator(request, `/internal/cares/${care}`, { do: "accept", words: "Курьер заберёт кольцо завтра с 10 до 14." })
  await page.reload()
  await expect(section(page)).toContainText(/Курьер\sзаберёт\sкольцо\sзавтра\sс\s10\sдо\s14\./)
  await seeNoFaults(page, [390, 1440])
  await asOperator(request, `/internal/cares/${care}`, { do: "done" })
  await expect
    .poll(async () => {
      await page.reload()
      return section(page).textContent()
    })
    .toMatch(/Вернули\s[\d\s]+₽/)
  await expect(page.getByText("Деньги возвращены", { exact: true })).toBeVisible()
  await seeNoFaults(page, [390, 1440])
  expect(watched.broken).toEqual([])
})

test("a delayed order shows its new day and the reason", async ({ page, request }) => {
  const account = await registerUser(request)
  const id = await placeHandedOverOrder(request, account, "inWork")
  const ahead = new Date(Date.now() + 60 * dayMs).toISOString().slice(0, 10)
  const day = firstDay(ahead, isOpenDay)
  await asOperator(request, `/internal/orders/${id}/delay`, { day, reason: "Камень задержался на экспертизе" })
  await storeToken(page, account.token)
  await page.goto(`/personal/order-history/${id}/`)
  await expect(page.getByRole("region", { name: "Ход заказа" })).toContainText(
    /Срок\sполучения\sперенесён.*Камень\sзадержался\sна\sэкспертизе\./
  )
  await expect(page.getByRole("region", { name: "Получение и оплата" })).toContainText(/Когда.*Камень\sзадержался\sна\sэкспертизе\./)
  await seeNoFaults(page, [390, 1440])
})
