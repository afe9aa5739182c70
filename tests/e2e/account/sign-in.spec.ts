import { ProfilePage } from "../pages/profile-page.ts"
import { type Account, keptToken, leaveToken, registerUser } from "../support/account.ts"
import { expect, test as base } from "../support/test.ts"

/** A visitor who signed in on an earlier visit. */
const test = base.extend<{ readonly anna: Account }>({
  anna: async ({ page, request }, use) => {
    const account = await registerUser(request)
    await leaveToken(page, account.token)
    await use(account)
  }
})

test("[PERS-021] a logout leaves the page, forgets the token and asks for nothing", async ({ anna, page, profile }) => {
  await profile.openProfile()
  await profile.see("Анна Соколова")
  expect(await keptToken(page)).toBe(anna.token)
  await profile.logOut()
  await profile.seeAddress("/")
  await expect(profile.sign("Войти")).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
  expect(await keptToken(page)).toBeNull()
})

test("a link with the token of somebody's own session signs nobody in: the visitor stays who they are", async ({
  anna,
  page,
  profile,
  request
}) => {
  const stranger = await registerUser(request)
  await page.goto(`/personal/profile/?silenceIsGold=${stranger.token}`)
  await profile.seeField("E-mail", anna.email)
  expect(page.url()).not.toContain("silenceIsGold")
  expect(await keptToken(page)).toBe(anna.token)
})

test("a guest is led to the home page, where the login opens", async ({ profile, watched }) => {
  await profile.openProfile()
  await profile.seeLoginAtHome()
  expect(watched.broken).toEqual([])
})

test("[AUTH-009] a token that the shop refuses is forgotten, and the visitor is a guest", async ({ page, profile }) => {
  await leaveToken(page, "nobody-has-this-token")
  await profile.openProfile()
  await profile.seeLoginAtHome()
  expect(await keptToken(page)).toBeNull()
})

test("the sign of the account opens the login for a guest, on any page, and gives the focus back", async ({ page, profile }) => {
  await profile.open("/diamonds")
  const sign = profile.sign("Войти")
  await page.mouse.move(300, 300)
  const isLoginHere = async () => {
    await sign.blur()
    await sign.focus()
    return page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("login-dialog")))
  }
  await expect.poll(isLoginHere).toBe(true)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible()
  await profile.seeAddress("/diamonds")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(sign).toBeFocused()
})

test("on a phone the login opens out of the menu", async ({ page, profile }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await profile.open("/diamonds")
  await expect(profile.sign("Войти")).toBeHidden()
  await page.getByRole("link", { name: "Меню" }).click()
  await page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "Войти" }).click()
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible()
})

test("a second tab follows the login and the logout of the first", async ({ context, page, profile, request }) => {
  const { token } = await registerUser(request)
  await profile.open("/diamonds")
  await page.mouse.move(300, 300)
  const beside = await context.newPage()
  await leaveToken(beside, token)
  await expect(profile.sign(/^Личный\sкабинет, Анна$/)).toBeVisible()
  await profile.openProfile()
  await profile.see("Анна Соколова")
  const other = new ProfilePage(beside)
  await other.openProfile()
  await other.logOut()
  await profile.seeLoginAtHome()
})
