import { violationSummary } from "../../../qa/browser/axe.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { requestStone } from "../support/diamond-orders.ts"
import { asOperator } from "../support/handed-over.ts"
import { photo } from "../support/passport.ts"
import { expect, test } from "../support/test.ts"

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test(
  "[RT-120, PERS-018, PERS-020] a stone is requested on a phone, beside the price of similar stones, with a file, up to the page of the request",
  always,
  async ({ page, request }) => {
    await storeToken(page, (await registerUser(request)).token)
    await page.goto("/personal/diamond-to-order/")
    await expect(page.getByRole("heading", { name: "Заявок пока нет" })).toBeVisible()
    await page.getByRole("button", { name: exactText("Новая заявка") }).click()
    const dialogs = new AccountDialogs(page)
    await dialogs.see("Бриллиант под заказ")
    await expect(dialogs.dialog.getByText(/^Сейчас\sв\sмагазине\s\d+\sтак/)).toBeVisible()
    expect(await violationSummary(page)).toEqual([])
    await dialogs.field("Масса от, карат").fill("5")
    await dialogs.press("Отправить заявку")
    await expect(dialogs.dialog.getByText(/^Не\sменьше\sпервой\sмассы/)).toBeVisible()
    await dialogs.field("Масса от, карат").fill("1,01")
    await dialogs.field("Бюджет, ₽").fill("1500000")
    await dialogs.field("Пожелания").fill("Без флуоресценции")
    await dialogs.dialog.locator("[name=wishFiles]").setInputFiles(await photo())
    await dialogs.press("Отправить заявку")
    await expect(page).toHaveURL(/\/personal\/diamond-to-order\/\d+\/$/)
    await expect(page.getByRole("list", { name: "Состояние: Заявка принята" })).toBeVisible()
    await expect(page.getByText("1 500 000", { exact: false })).toBeVisible()
    await expect(page.getByText(exactText("1 файл"))).toBeVisible()
    expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
)

test("[PERS-019] a request that the shop moves on shows its status and the shop's message, and is cancelled while no stone is ordered", async ({
  page,
  request
}) => {
  const account = await registerUser(request)
  const [first, second] = [await requestStone(request, account, "Первый"), await requestStone(request, account, "Второй")]
  await asOperator(request, `/internal/diamond-orders/${first}`, { status: "ordered", words: "Камень 1,20 карата, F, VVS2" })
  await storeToken(page, account.token)
  await page.goto("/personal/diamond-to-order/")
  await expect(page.getByRole("list", { name: "Состояние: Заказ позиции" })).toBeVisible()
  await page
    .getByRole("listitem")
    .filter({ hasText: new RegExp(`Заявка\\s№\\s${first}`) })
    .getByRole("link")
    .click()
  await expect(page.getByText(exactText("Камень 1,20 карата, F, VVS2"))).toBeVisible()
  await expect(page.getByRole("button", { name: exactText("Отменить заявку") })).toHaveCount(0)
  await page.goto(`/personal/diamond-to-order/${second}/`)
  await page
    .getByRole("main")
    .getByRole("button", { name: exactText("Отменить заявку") })
    .click()
  const dialogs = new AccountDialogs(page)
  await dialogs.press("Отменить заявку")
  await expect(page.getByText("Заявка отменена").first()).toBeVisible()
})
