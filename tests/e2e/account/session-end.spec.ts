import type { APIRequestContext, Page } from "playwright/test"
import { publicClientKey } from "../../../server/environment.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { AccountDialogs } from "../pages/account-dialogs.ts"
import { ProfilePage } from "../pages/profile-page.ts"
import { type Account, keptToken, leaveToken, registerUser } from "../support/account.ts"
import { expect, test } from "../support/test.ts"
import { type Marks, newMarks, type Work } from "../support/work.ts"
import { works } from "../support/works.ts"

const notice = /Время\sвхода\sистекло/

/** The stay ends while the page is open and at rest: signed out on another device, or after thirty days. */
const endStay = async (page: Page, request: APIRequestContext, token: string) => {
  await page.waitForLoadState("networkidle")
  const answer = await request.delete("/api/v2/session/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  })
  expect(answer.status()).toBe(200)
}

/** In the middle of the work, with the log-in over it. */
const interrupted = async (
  work: Work,
  page: Page,
  request: APIRequestContext
): Promise<{ readonly marks: Marks; readonly owner: Account }> => {
  const owner = await registerUser(request)
  await work.prepares?.(request, owner)
  await leaveToken(page, owner.token)
  const marks = newMarks()
  await work.begins(page, marks, request)
  const address = page.url()
  await endStay(page, request, owner.token)
  await work.presses(page)
  const account = new AccountDialogs(page)
  await account.see("Вход")
  await expect(account.dialog).toContainText(notice)
  await expect(account.field("E-mail")).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await keptToken(page)).toBeNull()
  return { marks, owner }
}

const signIn = async (page: Page, { email, password }: Account) => {
  await page.keyboard.type(email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Вход", exact: true })).toHaveCount(0)
}

/** Everything that a shopper can read on the page or in a field, seen or not. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.body.textContent, ...Array.from(document.querySelectorAll("input, textarea"), (box) => "value" in box && box.value)].join(
      "\n"
    )
  )

for (const [name, work] of Object.entries<Work>(works)) {
  test.describe(`a stay that ends in the middle of «${name}»`, () => {
    test("is taken up by the same user where it was, by the keyboard alone, and what was pressed is done", async ({ page, request }) => {
      const { marks, owner } = await interrupted(work, page, request)
      expect(await faultsOf(page)).toEqual([])
      await signIn(page, owner)
      if (work.isResumed !== true) {
        await work.sees(page, marks)
        await expect(
          page
            .getByRole("button", {
              name: /^(?:Сохранить|Сменить\sпароль|Заказать|Записаться|Отправить(?:\sотзыв)?|Удалить\sотзыв|Применить|Добавить\sза\s3\s500\s₽)$/
            })
            .and(page.locator(":focus"))
        ).toBeVisible()
        await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0)
        await page.keyboard.press("Enter")
      }
      await work.isDone(page)
    })

    test("shows another user nothing of the first one", async ({ page, request }) => {
      const { marks, owner } = await interrupted(work, page, request)
      const other = await registerUser(request)
      await signIn(page, other)
      await expect.poll(() => keptToken(page)).not.toBeNull()
      await page.waitForLoadState("networkidle")
      const text = await readable(page)
      for (const mark of [marks.word, marks.secret, owner.email]) expect(text).not.toContain(mark)
    })

    test("ends where guests are when the log-in is closed", async ({ page, request }) => {
      const { marks } = await interrupted(work, page, request)
      const address = new URL(page.url()).pathname
      await page.keyboard.press("Escape")
      await expect(page.getByRole("dialog", { name: "Вход", exact: true })).toHaveCount(0)
      await expect(page).toHaveURL((url) => url.pathname === (work.guestsAt ?? address))
      if (name === "order") {
        await work.sees(page, marks)
        await work.presses(page)
        await work.isDone(page)
      } else await expect(page.getByRole("dialog")).toHaveCount(0)
    })
  })
}

for (const path of ["/personal/order-history/", "/personal/delivery-address/"]) {
  test(`a stay that has ended is asked for over ${path}, which comes once its user has signed in`, async ({
    account,
    page,
    profile,
    request
  }) => {
    const owner = await registerUser(request)
    await leaveToken(page, owner.token)
    await profile.openProfile()
    await profile.see("Анна Соколова")
    await endStay(page, request, owner.token)
    await page.getByRole("main").locator(`a[href="${path}"]`).click()
    await account.see("Вход")
    await profile.seeAddress(path)
    await signIn(page, owner)
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /пока\sнет/ })).toBeVisible()
    await profile.seeAddress(path)
  })
}

test("a tab of everybody that finds out by itself asks nobody, and its visitor is a guest", async ({
  account,
  page,
  profile,
  request,
  shell
}) => {
  const owner = await registerUser(request)
  await leaveToken(page, owner.token)
  await shell.open("/contacts")
  await shell.interact()
  await profile.seeAccount("Анна")
  await endStay(page, request, owner.token)
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Корзина/ })
    .first()
    .click()
  await expect(profile.sign("Войти")).toBeVisible()
  await account.seeNone()
  expect(await keptToken(page)).toBeNull()
})

test("a log-out ends the session at the shop even where the page is closed at once", async ({ page, profile, request }) => {
  const owner = await registerUser(request)
  await leaveToken(page, owner.token)
  await profile.openProfile()
  await profile.see("Анна Соколова")
  const asked = page.waitForRequest((call) => call.method() === "DELETE" && call.url().endsWith("/api/v2/session/"))
  await profile.logOut()
  await asked
  expect(await keptToken(page)).toBeNull()
  await page.close()
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${owner.token}` }
  await expect.poll(async () => (await request.get("/api/v2/session/", { headers })).status()).toBe(401)
})

test("another tab in the middle of something keeps it when the stay ends, and goes on once its user has signed in beside; a log-out ends both", async ({
  context,
  page,
  request
}) => {
  const account = new AccountDialogs(page)
  const marks = newMarks()
  const owner = await registerUser(request)
  await leaveToken(page, owner.token)
  await works.address.begins(page, marks, request)
  const beside = await context.newPage()
  await works.profile.begins(beside, marks, request)
  await endStay(page, request, owner.token)
  await works.profile.presses(beside)
  await new AccountDialogs(beside).see("Вход")
  await account.see("Вход")
  await beside.bringToFront()
  await signIn(beside, owner)
  await works.profile.sees(beside, marks)
  await works.address.sees(page, marks)
  await works.address.presses(page)
  await works.address.isDone(page)
  await new ProfilePage(beside).logOut()
  await expect(page).toHaveURL((url) => url.pathname === "/")
  expect(await readable(page)).not.toContain(marks.word)
})
