import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright/test"
import { reloadMark } from "../../../core/domain/maintenance/reload-guard.ts"
import { buildPeriodMs } from "../../../core/machines/maintenance/builds.machine.ts"
import { scriptNamed } from "../../support/browser/assets.ts"
import { type BuiltShop, openBuiltShop } from "../../../qa/server/built-shop.ts"
import { freePort } from "../../../qa/server/free-port.ts"
import { makeSecondBuild } from "../../support/server/second-build.ts"
import { always } from "../../support/rings.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { NewsletterForm } from "../../../qa/pages/newsletter-form.ts"
import { expect, test } from "../support/test.ts"

const diamonds = scriptNamed("diamonds-screen")
const collections = scriptNamed("collections-screen")
const noCode = { status: 404, body: "" }
const markedAgo = (page: Page, ago: number) =>
  page.evaluate(([mark, ms]) => sessionStorage.setItem(mark, String(Date.now() - ms)), [reloadMark, ago] as const)

test.describe("a build that is deployed under an open tab", () => {
  let first: BuiltShop
  let second: BuiltShop | undefined
  let next: ReturnType<typeof makeSecondBuild>
  let env: Readonly<Record<string, string>>
  let folder = ""

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "deployed-"))
    next = makeSecondBuild(join(import.meta.dirname, "../../../dist"), "second-one")
    env = { PORT: String(await freePort()), SHOP_DATA_DIR: folder, BUILD_PERIOD_SECONDS: "1" }
    first = await openBuiltShop(env)
  })
  test.afterAll(async () => {
    await (second ?? first).close()
    next.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    "[BLD-001, BLD-003] is found by polling; the tab runs its own code until the next page, which loads from the new build",
    always,
    async ({ browser }) => {
      const page = await browser.newPage({ baseURL: first.origin })
      const [newsletter, account] = [new NewsletterForm(page), new AccountDialogs(page)]
      const documents: Array<string> = []
      page.on("request", (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
      expect(buildPeriodMs).toBe(3_600_000)
      const polls: Array<string> = []
      page.on("response", (answer) => void (answer.url().endsWith("/builds/latest.json") && answer.ok() && polls.push(answer.url())))
      await newsletter.open("/contacts")
      const old = await buildOf(page)
      await newsletter.interact()
      await newsletter.write("anna@exam")

      await expect.poll(() => polls.length).toBeGreaterThan(1)
      await first.close()
      const reported = page.waitForResponse(
        async (response) => response.url().endsWith("/latest.json") && (await response.text()).includes("second-one")
      )
      second = await openBuiltShop({ ...env, SHOP_DIST_DIR: next.folder })
      await reported
      await newsletter.seeWritten("anna@exam")
      const code = page.waitForResponse(scriptNamed("login-dialog"))
      await account.openLogin()
      expect((await code).headers()["cache-control"]).toContain("immutable")
      await account.write("E-mail", "anna@example.ru")
      await page.keyboard.press("Escape")
      await account.seeNone()
      const ask = (path: string) => page.request.get(path).then((answer) => answer.status())
      expect(await Promise.all([ask(`/builds/meta/${old}.json`), ask(`/diamonds/_payload.json?${old}`)])).toEqual([200, 200])
      expect(await ask("/diamonds/_payload.json?nobodys")).toBe(409)
      expect(documents).toEqual(["/contacts"])

      await newsletter.followHeader("Бриллианты")
      await expect.poll(() => documents).toEqual(["/contacts", "/diamonds"])
      await newsletter.seeAlive()
      expect(await buildOf(page)).toBe("second-one")
      await newsletter.interact()
      await newsletter.seeWritten("anna@exam")
      await account.openLogin()
      await expect(page.getByRole("dialog").getByLabel("E-mail")).toHaveValue("anna@example.ru")
      await page.keyboard.press("Escape")
      await newsletter.goHome()
      await newsletter.seeHeading(/./)
      expect(documents).toEqual(["/contacts", "/diamonds"])
      await page.close()
    }
  )
})

test("[BLD-006] [BLD-007] [BLD-010] code that does not load reloads the page, at most once in ten seconds; after that the page reports it", async ({
  home,
  page,
  watched
}) => {
  await home.openHome()
  await home.interact()
  await page.getByLabel("Ваш e-mail").fill("anna@exam")
  await page.route(diamonds, (route) => (watched.documents.length === 1 ? route.fulfill(noCode) : route.continue()))
  await home.followHeader("Бриллианты")
  await expect.poll(() => watched.documents).toEqual(["/", "/diamonds"])
  await home.seeAlive()
  await home.seeHeading("Бриллианты")
  expect(await page.evaluate((mark) => [sessionStorage.getItem(mark) !== null, localStorage.getItem(mark)], reloadMark)).toEqual([
    true,
    null
  ])
  // Another tab has its own session storage, so nothing prevents its reload.
  const other = await page.context().newPage()
  await other.goto("/readyz")
  expect(await other.evaluate((mark) => [sessionStorage.getItem(mark), localStorage.getItem(mark)], reloadMark)).toEqual([null, null])
  await other.close()

  await home.interact()
  await expect(page.getByLabel("Ваш e-mail")).toHaveValue("anna@exam")
  await page.route(collections, (route) => (watched.documents.length === 2 ? route.fulfill(noCode) : route.continue()))
  await home.followHeader("Коллекции")
  await home.seeHeading("Нет связи с магазином")
  expect(watched.documents).toEqual(["/", "/diamonds"])

  await markedAgo(page, 10_100)
  await home.retry()
  await expect.poll(() => watched.documents.length).toBe(3)
  await home.seeAlive()
  await home.seeHeading(/оллекци/)
})

test("offline the page remains with a message; the next page opens by itself on reconnection, without a reload", async ({
  context,
  home,
  page,
  watched
}) => {
  await home.openHome()
  await home.interact()
  await context.setOffline(true)
  let failures = 0
  page.on("requestfailed", () => (failures += 1))
  await home.followHeader("Бриллианты")
  await home.seeHeading("Нет связи с магазином")
  await expect(async () => {
    const before = failures
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined), { timeout: 1_000 })))
    expect(failures).toBe(before)
  }).toPass()
  await context.setOffline(false)
  await expect(page.locator("[data-item]").first()).toBeVisible()
  expect(watched.documents).toEqual(["/"])
})

test("a new build waits for the answer to a form being sent before a page is loaded as a document", async ({
  clock,
  home,
  page,
  watched
}) => {
  await home.openHome()
  await home.interact()
  const newsletter = new NewsletterForm(page)
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "another" } }))
  const asked = page.waitForResponse("**/builds/latest.json")
  await clock.fastForward(buildPeriodMs)
  await asked
  let send: () => void = () => undefined
  const held = new Promise<void>((done) => (send = done))
  await page.route("**/api/v2/subscriptions/**", (route) => void held.then(() => route.continue()))
  await newsletter.write("anna@example.ru")
  await newsletter.consent()
  await newsletter.send()
  await newsletter.seeBusy()
  await home.followHeader("Бриллианты")
  await expect(page.locator("[data-item]").first()).toBeVisible()
  expect(watched.documents).toEqual(["/"])
  send()
  await newsletter.seeThanks("anna@example.ru")
  await home.goHome()
  await expect.poll(() => watched.documents).toEqual(["/", "/"])
})

const buildOf = (page: Page) => page.evaluate(() => String(JSON.parse(document.getElementById("state")?.textContent ?? "{}").build))
