import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { Shell } from "../../../qa/pages/shell.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { expect } from "../support/test.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { test } from "../support/anna.ts"

test("[RT-116, PERS-002, PERS-003] the profile shows the data of the user; changes by keyboard are saved and shown after a reload", async ({
  anna,
  page,
  profile,
  watched
}) => {
  await profile.openProfile()
  await profile.see("Анна Соколова")
  const shown = { Фамилия: "Соколова", Имя: "Анна", Отчество: "", "Дата рождения": "", "E-mail": anna.email, Телефон: /921.*000/ }
  for (const [label, value] of Object.entries(shown)) await profile.seeField(label, value)
  await expect(profile.sex("Женский")).not.toBeChecked()
  await expect(profile.letters).not.toBeChecked()
  await expect(profile.sign(/^Личный\sкабинет, Анна$/)).toBeVisible()

  await profile.field("Фамилия").focus()
  for (const text of ["Орлова", "Вера", "Ильинична", "17051990"]) {
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Space")
  const sent = page.waitForRequest((asked) => asked.method() === "PATCH" && asked.url().endsWith("/api/v2/users/"))
  await page.keyboard.press("Enter")
  await sent
  await profile.seeSaved()
  await expect(profile.sign(/^Личный\sкабинет, Вера$/)).toBeVisible()
  for (const isSubscribed of [true, false]) {
    await profile.letters.setChecked(isSubscribed)
    // «Сохранено» from the previous save may still be shown.
    const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.url().endsWith("/api/v2/users/"))
    await profile.save()
    await answered
    await profile.seeSaved()
    await profile.reload()
    await expect(profile.letters).toBeChecked({ checked: isSubscribed })
  }
  await profile.see("Вера Орлова")
  await profile.seeField("Отчество", "Ильинична")
  await profile.seeField("Дата рождения", "17.05.1990")
  await profile.seeField("E-mail", anna.email)
  await expect(profile.sex("Женский")).toBeChecked()
  expect(watched.broken).toEqual([])
})

test("a field refused by the shop shows the reason, is focused and loses nothing; the page passes axe at 390 and 1280 px", async ({
  anna,
  page,
  profile
}) => {
  await profile.openProfile()
  await profile.seeField("E-mail", anna.email)
  await expect(profile.field("Нынешний пароль")).toBeHidden()
  await profile.write("E-mail", `next-${anna.email}`)
  await profile.write("Отчество", "Ильинична")
  await profile.save()
  await expect(profile.field("Нынешний пароль")).toHaveAccessibleDescription(/Обязательное/)
  await profile.write("Нынешний пароль", "not-the-one")
  await profile.save()
  await expect(profile.field("Нынешний пароль")).toHaveAccessibleDescription(/Неверный\sпароль/)
  await expect(profile.field("Нынешний пароль")).toBeFocused()
  await profile.seeField("Нынешний пароль", "not-the-one")
  await profile.seeField("E-mail", `next-${anna.email}`)
  await profile.seeField("Отчество", "Ильинична")
  await seeNoFaults(page)
})

test("[PERS-005, FORM-035] a changed password is confirmed, its fields are emptied, and only the new one logs in", async ({
  anna,
  page,
  profile
}) => {
  await profile.openProfile()
  const opener = page.getByRole("button", { name: "Сменить пароль" })
  await opener.click()
  await expect(
    page
      .getByRole("dialog")
      .getByLabel(/пароль/i)
      .first()
  ).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(opener).toBeFocused()

  const account = new AccountDialogs(page)
  await opener.click()
  const fields = { "Старый пароль": anna.password, "Новый пароль": "Carat-2026", "Новый пароль ещё раз": "Carat-2026" }
  for (const [label, secret] of Object.entries(fields)) await account.write(label, secret)
  await account.press("Сменить пароль")
  await account.seeStatus("Пароль успешно изменён.")
  await page.keyboard.press("Escape")
  await opener.click()
  for (const label of Object.keys(fields)) await expect(account.field(label)).toHaveValue("")
  await page.keyboard.press("Escape")
  await account.seeNone()

  await profile.logOut()
  await profile.seeAddress("/")
  await account.openLogin()
  await account.signIn(anna.email, anna.password)
  await account.seeBanner("Неверный логин или пароль")
  await account.signIn(anna.email, "Carat-2026")
  await account.seeStatus("Вы были успешно авторизованы.")
})

test("an unsaved profile of a closed tab is restored in the next one and can be discarded", async ({ context, page, profile, request }) => {
  await storeToken(page, (await registerUser(request)).token)
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await new Shell(page).interact()
  await profile.write("Отчество", "Ильинична")
  await page.keyboard.press("Tab")
  await profile.seeStoredDraft("Ильинична")
  await page.close()
  const next = await context.newPage()
  const again = new ProfilePage(next)
  await again.openProfile()
  await again.seeField("Отчество", "Ильинична")
  await next.getByRole("button", { name: /^Начать\sзаново$/ }).click()
  await again.seeField("Отчество", "")
  await next.reload()
  await again.see("Анна Соколова")
  await again.seeField("Отчество", "")
})

test("a profile restored after a reload and then saved shows the saved values after the next reload", async ({ anna, page, profile }) => {
  await profile.openProfile()
  await profile.seeField("E-mail", anna.email)
  await profile.write("Дата рождения", "01.01.1850")
  await profile.save()
  await expect(profile.field("Дата рождения")).toBeFocused()
  await profile.reload()
  await profile.seeField("Дата рождения", "01.01.1850")
  await profile.write("Дата рождения", "17.05.1990")
  await profile.save()
  await profile.seeSaved()
  await profile.reload()
  await profile.seeField("Дата рождения", "17.05.1990")
  await expect(page.getByRole("button", { name: /^Начать\sзаново$/ })).toHaveCount(0)
  await profile.field("Имя").focus()
  await page.keyboard.press("Tab")
  expect(await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), storageKeys.drafts)).toBeNull()
})
