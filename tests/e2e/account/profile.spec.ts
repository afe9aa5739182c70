import { faultsOf } from "../../support/browser/axe.ts"
import { AccountDialogs } from "../pages/account-dialogs.ts"
import { ProfilePage } from "../pages/profile-page.ts"
import { Shell } from "../pages/shell.ts"
import { leaveToken, registerUser } from "../support/account.ts"
import { expect } from "../support/test.ts"
import { test } from "../support/anna.ts"

test("[RT-116] the profile shows the user's own data", async ({ anna, profile, watched }) => {
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await profile.seeField("Фамилия", "Соколова")
  await profile.seeField("Имя", "Анна")
  await profile.seeField("Отчество", "")
  await profile.seeField("Дата рождения", "")
  await profile.seeField("E-mail", anna.email)
  await profile.seeField("Телефон", /921.*000/)
  await expect(profile.sex("Женский")).not.toBeChecked()
  await expect(profile.sign(/^Личный\sкабинет, Анна$/)).toBeVisible()
  expect(watched.broken).toEqual([])
})

test("[PERS-002] what was changed is saved, said, and there after a reload", async ({ anna, page, profile }) => {
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await profile.write("Имя", "Вера")
  await profile.write("Отчество", "Ильинична")
  await profile.write("Дата рождения", "17051990")
  await profile.sex("Женский").check()
  const sent = page.waitForRequest((asked) => asked.method() === "PATCH" && asked.url().endsWith("/api/v2/users/"))
  await profile.save()
  await sent
  await profile.seeSaved()
  await expect(profile.sign(/^Личный\sкабинет, Вера$/)).toBeVisible()
  await profile.reload()
  await profile.see("Вера Соколова")
  await profile.seeField("Отчество", "Ильинична")
  await profile.seeField("Дата рождения", "17.05.1990")
  await profile.seeField("E-mail", anna.email)
  await expect(profile.sex("Женский")).toBeChecked()
})

test("[PERS-003] letters of the house are wanted and not wanted any more", async ({ anna, profile }) => {
  expect(anna.token).not.toBe("")
  await profile.openProfile()
  await expect(profile.letters).not.toBeChecked()
  for (const isWanted of [true, false]) {
    await profile.letters.setChecked(isWanted)
    await profile.save()
    await profile.seeSaved()
    await profile.reload()
    await expect(profile.letters).toBeChecked({ checked: isWanted })
  }
})

test("what the shop has against a field is said at it, takes the focus, and nothing of what was typed is lost", async ({
  anna,
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
})

test("[PERS-005, FORM-035] the password is changed from here: that is said, its fields are empty, and it alone opens the shop", async ({
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
  await account.seeSaid("Пароль успешно изменён.")
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
  await account.seeSaid("Вы были успешно авторизованы.")
})

test("the profile of a user has no fault that axe can find, 390 and 1280 px wide", async ({ anna, page, profile }) => {
  expect(anna.token).not.toBe("")
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await profile.write("Имя", "")
  await profile.save()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test("everything of the profile is done by the keyboard", async ({ anna, page, profile }) => {
  expect(anna.token).not.toBe("")
  await profile.openProfile()
  await profile.field("Фамилия").focus()
  for (const text of ["Орлова", "Вера", "Ильинична", "17051990"]) {
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
  await page.keyboard.press("Space")
  await page.keyboard.press("Enter")
  await profile.seeSaved()
  await profile.reload()
  await profile.see("Вера Орлова")
  await profile.seeField("Дата рождения", "17.05.1990")
  await expect(profile.sex("Женский")).toBeChecked()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the profile says what signing in needs, and the sign of the account is a link", async ({ page, profile }) => {
    await profile.openProfile()
    await expect(page.getByText(/Чтобы\sвойти\sв\sличный\sкабинет, включите/)).toBeVisible()
    await expect(profile.sign("Войти")).toHaveAttribute("href", "/personal/profile/")
  })
})

test("a profile that was changed in a tab that is gone stands so in the next one, which says so, and can be begun anew", async ({
  context,
  page,
  profile,
  request
}) => {
  await leaveToken(page, (await registerUser(request)).token)
  await profile.openProfile()
  await profile.see("Анна Соколова")
  await new Shell(page).interact()
  await profile.write("Отчество", "Ильинична")
  await page.keyboard.press("Tab")
  await profile.seeKeptDraft("Ильинична")
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
