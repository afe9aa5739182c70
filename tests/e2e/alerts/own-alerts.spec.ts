import { publicClientKey } from "../../../server/platform/environment.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { confirmLink, linkTo, pressLink } from "../support/letters.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

const alertLink = /\/alert\?token=/

test("a user with a confirmed address finds the followed stones in the personal area and ends one by the keyboard alone", async ({
  page,
  request,
  shell,
  watched
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { email, token } = await registerUser(request)
  await storeToken(page, token)
  await shell.open("/personal/alerts/")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: exactText("Сначала подтвердите адрес почты") })).toBeVisible()
  await pressLink(request, await linkTo(request, email, confirmLink))
  await shell.open("/personal/alerts/")
  await expect(main.getByRole("heading", { name: exactText("Пока ни за чьей ценой не следим") })).toBeVisible()
  await expect(main.getByRole("link", { name: exactText("Открыть избранное") })).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  const { articles } = await articlesOnPage(request, 2)
  for (const code of articles.slice(0, 2)) {
    const asked = await request.post("/api/v2/alerts/diamonds/", {
      headers: { "x-client-key": publicClientKey },
      data: { code, email, agreement: true }
    })
    expect(asked.status()).toBe(200)
  }
  await page.goto(await linkTo(request, email, alertLink, /Подтвердите.письма.о.цене/))
  await page.getByRole("button", { name: exactText("Следить за ценой") }).click()
  await shell.open("/personal/alerts/")
  const rows = main.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })
  await expect(rows).toHaveCount(2)
  await expect(rows.getByText(exactText("Следим за ценой"))).toHaveCount(1)
  await expect(rows.getByText(exactText("Ждёт подтверждения по почте"))).toHaveCount(1)
  expect(await violationSummary(page)).toEqual([])
  const end = main.getByRole("button", { name: /^Больше\sне\sследить: / }).first()
  await end.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: exactText("Больше не следить за ценой?") })).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await dialog.getByRole("button", { name: exactText("Больше не следить") }).focus()
  await page.keyboard.press("Enter")
  await expect(rows).toHaveCount(1)
  await expect(main.getByRole("status")).toContainText(/Больше\sне\sследим: /)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(watched.broken).toEqual([])
})
