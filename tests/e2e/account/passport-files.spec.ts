import type { Page } from "playwright/test"
import { readFile } from "node:fs/promises"
import { onePage, pdfOf } from "../../support/documents/pdf.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { storeToken, logInUser, registerUser } from "../../../qa/server/account.ts"
import { fillPassport, savePassport } from "../support/passport.ts"
import { expect, test } from "../support/test.ts"

const address = "/passport-files/1.pdf"
const scan = { name: "passport.pdf", mimeType: "application/pdf", buffer: pdfOf(onePage()) }

const openFile = (page: Page) => page.getByRole("button", { name: "Открыть: файл 1" })
const refusal = (page: Page) => page.getByText(/^Не\sполучилось\sоткрыть\sфайл/)

const showPassport = async (page: Page) => {
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Показать данные" }).click()
  await expect(openFile(page)).toBeVisible()
}

/** Requests the file from a page; the browser adds its pass. */
const askFile = async (page: Page) => {
  const { bytes, status } = await page.evaluate(async (url) => {
    const answer = await fetch(url)
    return { status: answer.status, bytes: [...new Uint8Array(await answer.arrayBuffer())] }
  }, address)
  return { status, bytes: Buffer.from(bytes) }
}

/** Presses the button, lets the request for a pass leave only once the tab is there, and waits until the tab has the file. */
const pressOpen = async (page: Page) => {
  const context = page.context()
  const opened = context.waitForEvent("page")
  const downloads: Array<Promise<Buffer>> = []
  context.once("page", (tab) => tab.on("download", (file) => void downloads.push(file.path().then((path) => readFile(path)))))
  await page.route("**/users/passport/files/1/", async (route) => {
    await opened
    await route.continue()
  })
  const answered = context.waitForEvent("response", (response) => new URL(response.url()).pathname === address)
  await openFile(page).click()
  const [tab, answer] = await Promise.all([opened, answered])
  await expect.poll(() => downloads.length > 0 || new URL(tab.url()).pathname === address).toBe(true)
  return { tab, answer, downloaded: await downloads[0] }
}

test("[PERS-004, PSPT-018] a PDF of the passport opens in a tab of its own, for this session alone and five times", async ({
  browser,
  page,
  request
}) => {
  const account = await registerUser(request)
  await storeToken(page, account.token)
  await page.goto("/personal/profile/")
  await page.getByRole("button", { name: "Добавить паспорт" }).click()
  await fillPassport(page, "ОВД района Хамовники", scan)
  const dialogs = new AccountDialogs(page)
  // The check of a PDF starts a thread and takes long on a busy machine.
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.url().endsWith("/users/passport/"))
  await dialogs.press("Сохранить паспорт")
  expect((await saved).status()).toBe(200)
  await dialogs.see("Паспорт сохранён")
  await showPassport(page)
  expect((await askFile(page)).status).toBe(404)

  const { answer, downloaded, tab } = await pressOpen(page)
  const headers = await answer.allHeaders()
  expect([answer.status(), headers["content-type"], headers["cache-control"], headers["content-disposition"]]).toEqual([
    200,
    "application/pdf",
    "no-store",
    'inline; filename="passport.pdf"'
  ])
  expect(headers["content-length"]).toBe(String(scan.buffer.length))
  expect(await tab.evaluate(() => opener === null)).toBe(true)
  // A headless shell has no PDF viewer and downloads the file.
  if (downloaded !== undefined) expect(downloaded.equals(scan.buffer)).toBe(true)
  await expect(refusal(page)).toBeHidden()
  await tab.close()

  const pass = (await page.context().cookies(new URL(address, page.url()).href)).find(({ path }) => path === address)
  expect([pass?.httpOnly, pass?.sameSite]).toEqual([true, "Strict"])
  await test.step("another profile gets a refusal: as a guest, as another session of this user, as another user", async () => {
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const elsewhere = await other.newPage()
    const tokens = [await logInUser(request, account.email), (await registerUser(request)).token]
    for (const token of [null, ...tokens]) {
      if (token !== null) await storeToken(elsewhere, token)
      const closed = await elsewhere.goto(address)
      expect([closed?.status(), closed?.headers()["cache-control"]]).toEqual([404, "no-store"])
      await expect(elsewhere.getByText("Файл закрыт. Откройте его ещё раз из профиля.")).toBeVisible()
    }
    await other.close()
  })
  await test.step("the pass is good for four more uses, and a new press makes another", async () => {
    for (let use = 2; use <= 5; use++) expect(await askFile(page)).toEqual({ status: 200, bytes: scan.buffer })
    expect((await askFile(page)).status).toBe(404)
    await page.unroute("**/users/passport/files/1/")
    const again = await pressOpen(page)
    expect(again.answer.status()).toBe(200)
    await again.tab.close()
  })
})

test("a refused PDF closes the tab that waited for it, and the profile says so", async ({ page, request }) => {
  const account = await registerUser(request)
  await savePassport(request, account, scan)
  await storeToken(page, account.token)
  await showPassport(page)
  const opened = page.context().waitForEvent("page")
  const body = JSON.stringify({ message: "Слишком много попыток" })
  await page.route(
    "**/users/passport/files/1/",
    async (route) => {
      await opened
      await route.fulfill({ status: 429, contentType: "application/json", body })
    },
    { times: 1 }
  )
  await openFile(page).click()
  const tab = await opened
  await expect(refusal(page)).toBeVisible()
  await expect.poll(() => tab.isClosed()).toBe(true)
  expect(page.context().pages()).toEqual([page])
  const { answer, tab: next } = await pressOpen(page)
  expect(answer.status()).toBe(200)
  await expect(refusal(page)).toBeHidden()
  await next.close()
})

test("a PDF opens in the profile's own tab where the browser blocks another", async ({ page, request }) => {
  await page.addInitScript(() => (window.open = () => null))
  const account = await registerUser(request)
  await savePassport(request, account, scan)
  await storeToken(page, account.token)
  await showPassport(page)
  const answered = page.waitForEvent("response", (response) => new URL(response.url()).pathname === address)
  await openFile(page).click()
  expect((await answered).status()).toBe(200)
})
