import { violationSummary } from "../../../qa/browser/axe.ts"
import { askAddress, storedToken } from "../../../qa/server/account.ts"
import { confirmLink, linkTo } from "../support/letters.ts"
import { expect } from "../support/test.ts"
import { test } from "../support/anna.ts"

test("another address is confirmed from its letter in another browser, and this page shows it on return", async ({
  anna,
  browser,
  page,
  profile,
  request
}) => {
  const next = `next-${anna.email}`
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await profile.write("Имя", "Вера")
  await profile.write("E-mail", next)
  await profile.write("Нынешний пароль", anna.password)
  await profile.save()
  await profile.seeSaved()
  await profile.seeWaiting(next)
  await profile.seeField("Имя", "Вера")
  await profile.seeField("E-mail", anna.email)
  await expect(profile.field("Нынешний пароль")).toBeHidden()
  await profile.reload()
  await profile.seeWaiting(next)
  await profile.sendAgain()
  await profile.seeLetterSent()

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin })
  const reader = await elsewhere.newPage()
  const link = await linkTo(request, next, confirmLink)
  await reader.goto(link)
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(/Новый\sадрес/)
  await reader.getByRole("button", { name: /Подтвердить\sадрес/ }).click()
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Адрес изменён")
  await expect(reader.getByText(next)).toBeVisible()
  await reader.goto(link)
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Ссылка уже сработала")
  await elsewhere.close()

  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await profile.seeField("E-mail", next)
  await expect(profile.waiting).toBeHidden()
  expect(await storedToken(page)).toBe(anna.token)
})

test("a change of the address is cancelled in the profile, or from the letter to the old one", async ({ anna, page, profile, request }) => {
  await askAddress(request, anna)
  await page.goto(await linkTo(request, anna.email, confirmLink, /Смена адреса/))
  await page.getByRole("button", { name: /Отменить\sсмену/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Смена\sадреса\sотменена/)
  await profile.openProfile()
  await profile.seeField("E-mail", anna.email)
  await expect(page.getByText(`next-${anna.email}`)).toBeHidden()
  await askAddress(request, anna)
  await profile.reload()
  await profile.seeWaiting(`next-${anna.email}`)
  await profile.cancelEmailChange()
  await expect(page.getByText(`next-${anna.email}`)).toBeHidden()
})

test("the address of a new account is confirmed from its letter, which starts the requested newsletter", async ({
  anna,
  page,
  profile,
  request
}) => {
  await profile.openProfile()
  await expect(profile.waiting).toBeVisible()
  await profile.letters.setChecked(true)
  await profile.save()
  await profile.seeSaved()
  await expect(page.getByText(/^Подписка\sждёт\sподтверждения/)).toBeVisible()
  await page.goto(await linkTo(request, anna.email, confirmLink))
  await expect(page.getByText(/вы\sподтвердите\sподписку/)).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await page.getByRole("button", { name: /Подтвердить\sадрес/ }).click()
  await page.getByRole("link", { name: /Перейти\sв\sпрофиль/ }).click()
  await expect(profile.letters).toBeChecked()
  await expect(profile.waiting).toBeHidden()
})
