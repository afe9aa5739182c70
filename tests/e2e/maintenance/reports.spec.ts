import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { InspectorPage } from "../../../qa/pages/inspector-page.ts"
import { expect, test } from "../support/test.ts"

/** A bug that breaks the rendering of prices. */
const breakPrices = () => {
  Reflect.set(Number.prototype, "toFixed", () => {
    throw new TypeError("a bug in a price of anna@example.ru")
  })
}

const isReport = (response: { url(): string }) => new URL(response.url()).pathname === "/reports"

test("[ERRC-041] a page that crashes is reported once with its source position; the shopper sends the journal, which the inspector opens", async ({
  error,
  home,
  page
}, testInfo) => {
  await home.openHome()
  await home.interact()
  await page.evaluate(breakPrices)
  const reported = page.waitForResponse(isReport)
  await home.followHeader("Бриллианты")
  await error.see()
  expect((await reported).status()).toBe(201)
  await page.goto("/dev/reports")
  const first = page.locator("article").first()
  await expect(first).toContainText("a bug in a price")
  await expect(first.locator("pre")).toContainText(/(?:core|view)\/[\w/.-]+\.tsx?:\d+:\d+/)

  await error.open("/no-such-page")
  const send = page.getByRole("button", { name: "Отправить отчёт" })
  await page.mouse.move(5, 300)
  await send.focus()
  expect(await violationSummary(page, "main")).toEqual([])
  const taken = page.waitForResponse(isReport)
  await page.keyboard.press("Enter")
  const { number } = ((await (await taken).json()) as { readonly data: { readonly number: string } }).data
  const thanks = page.getByRole("status").filter({ hasText: number })
  await expect(thanks).toBeFocused()
  expect(await violationSummary(page, "main")).toEqual([])

  const journal = await (await page.request.get(`/dev/reports/${number}/journal.json`)).text()
  const inspector = new InspectorPage(page)
  await inspector.open()
  await inspector.bring(journal)
  await expect(page.getByText("файл: journal.json")).toBeVisible()
  await inspector.seeState("Конец журнала")
  await inspector.chooseMachine("navigation")
  await inspector.goToFirst()
  await inspector.stepOn()
  const stored = testInfo.outputPath("report.json")
  writeFileSync(stored, journal)
  expect(execFileSync(process.execPath, ["tools/fold-journal.ts", stored], { encoding: "utf8" })).toContain(
    "every running machine folds to its live state"
  )
})

test("a report that cannot be sent says so, can be saved to a file, and contains no typed text", async ({ error, page }) => {
  await page.route("**/reports", (route) => route.abort())
  await error.open("/no-such-page")
  await error.interact()
  await page.getByLabel("Ваш e-mail").fill("anna@example.ru")
  await page.getByRole("button", { name: "Отправить отчёт" }).click()
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/Отчёт не\sушёл/)
  const file = page.waitForEvent("download")
  await page.getByRole("button", { name: "Скачать отчёт" }).click()
  const text = readFileSync(await (await file).path(), "utf8")
  expect(text).toContain("gran-journal")
  expect(text).not.toContain("anna@example")
})

test("a missing page is not reported as a failure", async ({ error, page }) => {
  const reports: Array<string> = []
  page.on("request", (request) => void (isReport(request) && reports.push(request.url())))
  await error.open("/")
  await error.interact()
  await page.evaluate(() => {
    history.pushState({ index: 1 }, "", "/no-such-page")
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }))
  })
  await error.see()
  await expect(page.getByRole("button", { name: "Отправить отчёт" })).toBeVisible()
  expect(reports).toEqual([])
})
