import { readFileSync } from "node:fs"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { requestStone } from "../support/diamond-orders.ts"
import { expect, test } from "../support/test.ts"

test("a user downloads a file with the stored data", async ({ page, request }) => {
  const account = await registerUser(request)
  const asked = await requestStone(request, account, "Без флуоресценции")
  await storeToken(page, account.token)
  await page.goto("/personal/profile/")
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Скачать\sмои\sданные/ }).click()])
  expect(download.suggestedFilename()).toMatch(/^gran-\d{4}-\d\d-\d\d\.json$/)
  const copy: { readonly profile: object; readonly diamondOrders: ReadonlyArray<object> } = JSON.parse(
    readFileSync(await download.path(), "utf8")
  )
  expect(copy).toMatchObject({ profile: { email: account.email }, diamondOrders: [{ id: asked, comment: "Без флуоресценции" }] })
  await expect(page.getByText(/^Файл\sсохранён/)).toBeVisible()
})
