import type { Page } from "playwright/test"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { storedToken, storeToken, logInUser, registerUser } from "../../../qa/server/account.ts"
import { linkTo } from "../support/letters.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { expect, test } from "../support/test.ts"

const rowsOf = (page: Page) => page.getByRole("list", { name: "Устройства" }).getByRole("listitem")

/** Signs the user in in another browser. */
const signInBeside = async (page: Page, { email, password }: Awaited<ReturnType<typeof registerUser>>) => {
  const account = new AccountDialogs(page)
  await new ProfilePage(page).open("/contacts")
  await account.openLogin()
  await account.signIn(email, password)
  await account.seeStatus("Вы были успешно авторизованы.")
}

test(
  "a second browser is reported by letter, listed in the first and ended there, and has to log in again",
  always,
  async ({ account, browser, page, profile, request }) => {
    const anna = await registerUser(request)
    await storeToken(page, anna.token)
    const beside = await (await browser.newContext()).newPage()
    await signInBeside(beside, anna)
    expect(await linkTo(request, anna.email, /\/personal\/profile\/$/, /Вход с нового устройства/)).toBe("/personal/profile/")

    await profile.openProfile()
    const rows = rowsOf(page)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(0)).toContainText(/Это\sустройство/)
    await expect(rows.nth(1)).toContainText(/Chrome,\s(?:Linux|Windows|macOS)/)
    await seeNoFaults(page)
    await rows.nth(1).getByRole("button").focus()
    await page.keyboard.press("Enter")
    await expect(page.getByRole("status").filter({ hasText: /^Вход\sзавершён:\sChrome/ })).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole("list", { name: "Устройства" })).toBeFocused()
    await expect(page.getByRole("button", { name: /^Завершить/ })).toHaveCount(0)

    await beside.goto("/personal/profile/")
    await expect(beside.getByRole("dialog", { name: "Вход", exact: true })).toBeVisible()
    expect(await storedToken(beside)).toBeNull()
    expect(await storedToken(page)).toBe(anna.token)
    await account.seeNone()
    await beside.context().close()
  }
)

test("all other sessions are ended at once, and a session that fails to end remains with its reason", async ({
  page,
  profile,
  request
}) => {
  const anna = await registerUser(request)
  for (let turn = 0; turn < 2; turn++) await logInUser(request, anna.email)
  await storeToken(page, anna.token)
  await profile.openProfile()
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(3)
  await page.route("**/api/v2/users/sessions/*/", (route) => route.abort())
  await rows.nth(1).getByRole("button").click()
  await expect(rows.nth(1).getByRole("alert")).toContainText(/Вход\sне\sзавершён/)
  await page.unroute("**/api/v2/users/sessions/*/")
  await page.getByRole("button", { name: exactText("Завершить все остальные") }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole("status").filter({ hasText: /^На\sдругих\sустройствах\sвход\sзавершён$/ })).toBeVisible()
})
