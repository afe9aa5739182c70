import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { scriptNamed } from "../../support/browser/assets.ts"
import { type Account, storedToken, storeToken, registerUser } from "../../../qa/server/account.ts"
import { expect, test as base } from "../support/test.ts"

/** A visitor who signed in on an earlier visit. */
const test = base.extend<{ readonly anna: Account }>({
  anna: async ({ page, request }, use) => {
    const account = await registerUser(request)
    await storeToken(page, account.token)
    await use(account)
  }
})

test("[PERS-021] a log-out leaves the page, removes the token and opens no dialog", async ({ anna, page, profile }) => {
  await profile.openProfile()
  await profile.see("Анна Соколова")
  expect(await storedToken(page)).toBe(anna.token)
  await profile.logOut()
  await profile.seeAddress("/")
  await expect(profile.sign("Войти")).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  expect(await storedToken(page)).toBeNull()
})

test("a link with a session token of another user does not log in", async ({ anna, page, profile, request }) => {
  const stranger = await registerUser(request)
  await page.goto(`/personal/profile/?silenceIsGold=${stranger.token}`)
  await profile.seeField("E-mail", anna.email)
  expect(page.url()).not.toContain("silenceIsGold")
  expect(await storedToken(page)).toBe(anna.token)
})

test("[AUTH-009] a token that the shop refuses is removed; its visitor, as any guest, is redirected home with the log-in open", async ({
  page,
  profile,
  watched
}) => {
  await profile.openProfile()
  await profile.seeLoginAtHome()
  expect(watched.broken).toEqual([])
  await storeToken(page, "nobody-has-this-token")
  await profile.openProfile()
  await profile.seeLoginAtHome()
  expect(await storedToken(page)).toBeNull()
})

test("the log-in opens over any page from the account link of the header, returns the focus, and opens from the menu on a phone", async ({
  page,
  profile
}) => {
  await profile.open("/diamonds")
  const sign = profile.sign("Войти")
  await page.mouse.move(300, 300)
  const isLoginHere = async () => {
    await sign.blur()
    await sign.focus()
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
    return loaded.some((name) => scriptNamed("login-dialog").test(name))
  }
  await expect.poll(isLoginHere).toBe(true)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible()
  await profile.seeAddress("/diamonds")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(sign).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await profile.open("/diamonds")
  await expect(profile.sign("Войти")).toBeHidden()
  await page.getByRole("link", { name: "Меню" }).click()
  await page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "Войти" }).click()
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible()
})

test("a second tab follows the log-in and the log-out of the first", async ({ context, page, profile, request }) => {
  const { token } = await registerUser(request)
  await profile.open("/diamonds")
  await page.mouse.move(300, 300)
  const beside = await context.newPage()
  await storeToken(beside, token)
  await expect(profile.sign(/^Личный\sкабинет, Анна$/)).toBeVisible()
  await profile.openProfile()
  await profile.see("Анна Соколова")
  const other = new ProfilePage(beside)
  await other.openProfile()
  await other.logOut()
  await profile.seeLoginAtHome()
})
