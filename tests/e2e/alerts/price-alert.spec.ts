import { violationSummary } from "../../../qa/browser/axe.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { always } from "../../support/rings.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { linkTo } from "../support/letters.ts"
import { openStone } from "../support/open-stone.ts"
import { expect, test } from "../support/test.ts"

const title = exactText("Следить за ценой")
const alertLink = /\/alert\?token=/

test(
  "a guest asks on a phone for letters about a stone's price, confirms by the letter and ends them",
  always,
  async ({ page, request, watched }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const email = `alert-${Date.now()}@gran.test`
    const dialogs = await openStone(page, request)
    await page.getByRole("button", { name: title }).click()
    await dialogs.see("Следить за ценой")
    expect(await violationSummary(page)).toEqual([])
    await dialogs.press("Следить за ценой")
    await expect(dialogs.field("E-mail")).toBeFocused()
    await dialogs.write("E-mail", email)
    await dialogs.consent.check()
    await dialogs.press("Следить за ценой")
    await dialogs.see("Подтвердите адрес")
    await page.goto(await linkTo(request, email, alertLink, /Подтвердите/))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(exactText("Следить за ценой камня?"))
    expect(await violationSummary(page)).toEqual([])
    await page.getByRole("button", { name: exactText("Следить за ценой") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(exactText("Следим за ценой"))
    await page.getByRole("link", { name: exactText("Открыть камень") }).click()
    await dialogs.interact()
    await page.getByRole("button", { name: title }).click()
    await dialogs.write("E-mail", email)
    await dialogs.consent.check()
    await dialogs.press("Следить за ценой")
    await dialogs.see("Подтвердите адрес")
    await page.goto(await linkTo(request, email, alertLink, /Вы.уже.следите/))
    await page.getByRole("button", { name: exactText("Больше не следить") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(exactText("Писем больше не будет"))
    expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(watched.broken).toEqual([])
  }
)

test("a user asks for them from favourites, with the address of the account", async ({ page, request }) => {
  const { email, token } = await registerUser(request)
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  const { data }: { readonly data: { readonly items: ReadonlyArray<{ readonly id: number }> } } = await (
    await request.get("/api/v2/catalog-diamonds/?page=1", { headers })
  ).json()
  const added = await request.post("/api/v2/favorites/", { headers, data: { skuId: data.items[0]?.id ?? 0, isDiamond: true } })
  expect(added.status()).toBe(200)
  await storeToken(page, token)
  const dialogs = new AccountDialogs(page)
  await dialogs.open("/wishlist/")
  await dialogs.interact()
  await expect(page.getByRole("main").locator("[data-item]")).toHaveCount(1)
  await page.getByRole("button", { name: /^Следить\sза\sценой/ }).click()
  await dialogs.see("Следить за ценой")
  await expect(dialogs.field("E-mail")).toHaveValue(email)
  await dialogs.consent.check()
  await dialogs.press("Следить за ценой")
  await dialogs.see("Подтвердите адрес")
  await linkTo(request, email, alertLink)
})
