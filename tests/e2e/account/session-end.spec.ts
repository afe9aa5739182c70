import type { APIRequestContext, Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { always, byTurn } from "../../support/rings.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { ProfilePage } from "../../../qa/pages/profile-page.ts"
import { type Account, storedToken, storeToken, registerUser } from "../../../qa/server/account.ts"
import { expect, test } from "../support/test.ts"
import { type UniqueTexts, newUniqueTexts, type Work } from "../support/work.ts"
import { memberForms } from "../support/works.ts"

const notice = /Время\sвхода\sистекло/

/** Ends the session while the page is open and idle, as a logout on another device or expiry after thirty days does. */
const endSession = async (page: Page, request: APIRequestContext, token: string) => {
  await page.waitForLoadState("networkidle")
  const answer = await request.delete("/api/v2/session/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  })
  expect(answer.status()).toBe(200)
}

/** Brings a visitor to the middle of the work, with the login dialog over it. */
const interrupted = async (
  work: Work,
  page: Page,
  request: APIRequestContext
): Promise<{ readonly marks: UniqueTexts; readonly owner: Account }> => {
  const owner = await registerUser(request)
  await work.prepare?.(request, owner)
  await storeToken(page, owner.token)
  const marks = newUniqueTexts()
  await work.begin(page, marks, request)
  const address = page.url()
  await endSession(page, request, owner.token)
  await work.submit(page)
  const account = new AccountDialogs(page)
  await account.see("Вход")
  await expect(account.dialog).toContainText(notice)
  await expect(account.field("E-mail")).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await storedToken(page)).toBeNull()
  return { marks, owner }
}

const signIn = async (page: Page, { email, password }: Account) => {
  await page.keyboard.type(email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Вход", exact: true })).toHaveCount(0)
}

/** Returns all text of the page and of its fields, visible or not. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.body.textContent, ...Array.from(document.querySelectorAll("input, textarea"), (box) => "value" in box && box.value)].join(
      "\n"
    )
  )

const saveButton = /^(?:Сохранить|Сменить\sпароль|Заказать)$/

const resumeAsSameUser = async (work: Work, page: Page, request: APIRequestContext) => {
  const { marks, owner } = await interrupted(work, page, request)
  expect(await violationSummary(page)).toEqual([])
  await signIn(page, owner)
  if (work.isResumed !== true) {
    await work.seeTexts(page, marks)
    await expect(page.getByRole("button", { name: saveButton }).and(page.locator(":focus"))).toBeVisible()
    await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0)
    await page.keyboard.press("Enter")
  }
  await work.isDone(page)
}

const seeNothingOfFirstUser = async (work: Work, page: Page, request: APIRequestContext) => {
  const { marks, owner } = await interrupted(work, page, request)
  await signIn(page, await registerUser(request))
  await expect.poll(() => storedToken(page)).not.toBeNull()
  await page.waitForLoadState("networkidle")
  const text = await readable(page)
  for (const mark of [marks.word, marks.secret, owner.email]) expect(text).not.toContain(mark)
}

/** Closes the login; returns the earlier marks and the address of the work. */
const goOnAsGuest = async (work: Work, page: Page, request: APIRequestContext) => {
  const { marks } = await interrupted(work, page, request)
  const address = new URL(page.url()).pathname
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog", { name: "Вход", exact: true })).toHaveCount(0)
  await expect(page).toHaveURL((url) => url.pathname === (work.guestsAt ?? address))
  return marks
}

/**
 * All forms share one mechanism, represented by these: the checkout resumes by itself; the profile is a page, the password change a dialog
 * with secrets, the order a dialog that guests may send too. The models of `auth`, `dialogs` and `account` assert the rest.
 */
const ring = (name: keyof typeof memberForms) => (name === "checkout" ? always : byTurn)

for (const name of ["checkout", "profile", "changePassword", "order"] as const)
  test(
    `a session that ends during «${name}» is resumed by the same user with the keyboard alone, and the pressed button takes effect`,
    ring(name),
    ({ page, request }) => resumeAsSameUser(memberForms[name], page, request)
  )

for (const name of ["checkout", "changePassword"] as const)
  test(`a session that ends during «${name}» shows another user nothing of the first one`, ring(name), ({ page, request }) =>
    seeNothingOfFirstUser(memberForms[name], page, request)
  )

test(
  "a session that ends during «checkout» leaves a guest in the cart when the log-in is closed",
  ring("checkout"),
  async ({ page, request }) => {
    await goOnAsGuest(memberForms.checkout, page, request)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
)

test(
  "a session that ends during «order» leaves a guest with the form, which can still be sent",
  ring("order"),
  async ({ page, request }) => {
    const marks = await goOnAsGuest(memberForms.order, page, request)
    await memberForms.order.seeTexts(page, marks)
    await memberForms.order.submit(page)
    await memberForms.order.isDone(page)
  }
)

test(
  "pages of the account ask to log in when the session has ended, and open after that",
  byTurn,
  async ({ account, page, profile, request }) => {
    const owner = await registerUser(request)
    await storeToken(page, owner.token)
    await profile.openProfile()
    await profile.see("Анна Соколова")
    for (const path of ["/personal/order-history/", "/personal/delivery-address/"]) {
      await test.step(path, async () => {
        await endSession(page, request, (await storedToken(page)) ?? "")
        await page.getByRole("main").locator(`a[href="${path}"]`).click()
        await account.see("Вход")
        await profile.seeAddress(path)
        await signIn(page, owner)
        await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /пока\sнет/ })).toBeVisible()
        await profile.seeAddress(path)
      })
    }
  }
)

test(
  "a public page whose session has ended shows a guest and opens no log-in",
  byTurn,
  async ({ account, page, profile, request, shell }) => {
    const owner = await registerUser(request)
    await storeToken(page, owner.token)
    await shell.open("/contacts")
    await shell.interact()
    await profile.seeAccount("Анна")
    await endSession(page, request, owner.token)
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Корзина/ })
      .first()
      .click()
    await expect(profile.sign("Войти")).toBeVisible()
    await account.seeNone()
    expect(await storedToken(page)).toBeNull()
  }
)

test("a log-out ends the session at the server even if the page is closed at once", byTurn, async ({ page, profile, request }) => {
  const owner = await registerUser(request)
  await storeToken(page, owner.token)
  await profile.openProfile()
  await profile.see("Анна Соколова")
  const asked = page.waitForRequest((call) => call.method() === "DELETE" && call.url().endsWith("/api/v2/session/"))
  await profile.logOut()
  await asked
  expect(await storedToken(page)).toBeNull()
  await page.close()
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${owner.token}` }
  await expect.poll(async () => (await request.get("/api/v2/session/", { headers })).status()).toBe(401)
})

test(
  "a second tab preserves its form when the session ends, continues after a login in the first, and a log-out ends both",
  byTurn,
  async ({ context, page, request }) => {
    const account = new AccountDialogs(page)
    const marks = newUniqueTexts()
    const owner = await registerUser(request)
    await storeToken(page, owner.token)
    await memberForms.address.begin(page, marks, request)
    const beside = await context.newPage()
    await memberForms.profile.begin(beside, marks, request)
    await endSession(page, request, owner.token)
    await memberForms.profile.submit(beside)
    await new AccountDialogs(beside).see("Вход")
    await account.see("Вход")
    await beside.bringToFront()
    await signIn(beside, owner)
    await memberForms.profile.seeTexts(beside, marks)
    await memberForms.address.seeTexts(page, marks)
    await memberForms.address.submit(page)
    await memberForms.address.isDone(page)
    await new ProfilePage(beside).logOut()
    await expect(page).toHaveURL((url) => url.pathname === "/")
    expect(await readable(page)).not.toContain(marks.word)
  }
)

test("[SESS-007] a guest can buy after the data of the site were removed in another tab", async ({ context, diamonds, page }) => {
  const cart = new CartPage(page)
  await page.clock.install()
  await diamonds.openPage(1)
  await diamonds.chooseStone(0)
  await cart.interact()
  await seeGuestId(page)
  const other = await context.newPage()
  await other.goto("/readyz")
  await other.evaluate(() => localStorage.clear())
  await other.close()
  const loaded = page.waitForEvent("load")
  await page.clock.runFor(4_000)
  await loaded
  await seeGuestId(page)
  await cart.seeAlive()
  await cart.buy()
})

const seeGuestId = (page: Page) => page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.saleUserId)
