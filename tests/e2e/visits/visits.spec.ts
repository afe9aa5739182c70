import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"
import { VisitPage } from "../../../qa/pages/visit-page.ts"

const someone = { Имя: "Анна", Телефон: "89991234567" }

test("a guest books an hour to see a stone on a phone; the form keeps its fields when the hour is changed", async ({
  page,
  request,
  shell,
  watched
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { articles } = await articlesOnPage(request, 2)
  await shell.open(`/diamonds/${articles[0] ?? ""}/`)
  await shell.interact()
  const visit = new VisitPage(page)
  await visit.chooseHour()
  const dialog = page.getByRole("dialog")
  for (const [label, text] of Object.entries(someone)) await dialog.getByLabel(label).fill(text)
  expect(await violationSummary(page)).toEqual([])
  await dialog.getByRole("button", { name: "Выбрать другое время" }).click()
  await expect(dialog).toBeHidden()
  await visit.hours.last().click()
  await expect(dialog.getByLabel("Имя")).toHaveValue(someone.Имя)
  await dialog.getByRole("button", { name: "Записаться" }).click()
  await expect(dialog.getByLabel("E-mail")).toBeFocused()
  await dialog.getByLabel("E-mail").fill("anna-visits@gran.test")
  await dialog.getByRole("checkbox").check()
  await dialog.getByRole("button", { name: "Записаться" }).click()
  await visit.seeAsked()
  expect(await violationSummary(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(watched.broken).toEqual([])
})

test("a user finds an appointment in the personal area and cancels it by the keyboard alone", async ({ page, request, shell }) => {
  const { token } = await registerUser(request)
  await storeToken(page, token)
  const { articles } = await articlesOnPage(request, 3)
  await shell.open(`/diamonds/${articles[1] ?? ""}/`)
  await shell.interact()
  const visit = new VisitPage(page)
  await visit.chooseHour()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByLabel("E-mail")).not.toHaveValue("")
  await dialog.getByRole("checkbox").check()
  await dialog.getByRole("button", { name: "Записаться" }).click()
  await visit.seeAsked()
  await shell.open("/personal/visits/")
  const cancel = page.getByRole("main").getByRole("button", { name: /^Отменить: / })
  await cancel.focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByRole("heading", { name: exactText("Отменить визит?") })).toBeVisible()
  await dialog.getByRole("button", { name: "Отменить визит" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main").getByText("Отменён", { exact: true })).toBeVisible()
  await expect(cancel).toHaveCount(0)
  expect(await violationSummary(page)).toEqual([])
})
