import { faultsOf } from "../../support/browser/axe.ts"
import { AccountDialogs } from "../pages/account-dialogs.ts"
import { ProfilePage } from "../pages/profile-page.ts"
import { Shell } from "../pages/shell.ts"
import { type Account, askAddress, keptToken, leaveToken, registerUser } from "../support/account.ts"
import { confirmLink, linkTo } from "../support/letters.ts"
import { expect, test as base } from "../support/test.ts"

/** A visitor who signed in on an earlier visit. */
const test = base.extend<{ readonly anna: Account }>({
  anna: async ({ page, request }, use) => {
    const account = await registerUser(request)
    await leaveToken(page, account.token)
    await use(account)
  }
})

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

test("another address is confirmed from its letter in another browser, and this page shows it once it is come back to", async ({
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
  expect(await keptToken(page)).toBe(anna.token)
})

test("a change of the address is given up in the profile, or from the letter to the old one", async ({ anna, page, profile, request }) => {
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
  await profile.keepAddress()
  await expect(page.getByText(`next-${anna.email}`)).toBeHidden()
})

test("the address of a new account is confirmed from its letter; the newsletter that was ticked begins with it", async ({
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
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole("button", { name: /Подтвердить\sадрес/ }).click()
  await page.getByRole("link", { name: /Перейти\sв\sпрофиль/ }).click()
  await expect(profile.letters).toBeChecked()
  await expect(profile.waiting).toBeHidden()
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
