import { faultsOf } from "../../support/browser/axe.ts"
import { visitPath } from "../../../core/domain/visits/visit-address.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { leaveToken, registerUser } from "../support/account.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"
import { VisitPage } from "../pages/visit-page.ts"

const someone = { Имя: "Анна", Телефон: "89991234567" }

test("a guest asks for a visit of a stone on a phone: hours are chosen by presses, the form keeps what was typed when its hour is changed, and the page says what follows", async ({
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
  expect(await faultsOf(page)).toEqual([])
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
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(watched.broken).toEqual([])
})

test("a user finds the visit among their own and calls it off, by the keyboard alone", async ({ page, request, shell }) => {
  const { token } = await registerUser(request)
  await leaveToken(page, token)
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
  await expect(dialog.getByRole("heading", { name: spoken("Отменить визит?") })).toBeVisible()
  await dialog.getByRole("button", { name: "Отменить визит" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main").getByText("Отменён", { exact: true })).toBeVisible()
  await expect(cancel).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("places, days and hours are read and chosen, and the telephone is told", async ({ page, shell }) => {
    await shell.open(visitPath("1-1"))
    await page.getByRole("link", { name: /Кутузовском/ }).click()
    await expect(page).toHaveURL(/place=2/)
    await expect(page.getByRole("link", { name: /^\d{1,2}:00$/ }).first()).toHaveAttribute("href", /^tel:/)
    await expect(page.getByText(/^Чтобы записаться, позвоните:/u)).toBeVisible()
  })
})
