import type { APIRequestContext, Page } from "playwright/test"
import { networkText } from "../../../core/domain/shell/network-text.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { headersOf, test } from "../support/member.ts"
import { expect } from "../support/test.ts"

const dialogOf = (page: Page) => page.getByRole("dialog")
const fieldOf = (page: Page, name: string) => dialogOf(page).locator(`input[name="${name}"]`)
const rowOf = (page: Page, text: RegExp) => page.getByRole("main").getByRole("listitem").filter({ hasText: text })

const stored = { country: "RU", settlement: "Москва", street: "Тверская улица", house: "12", building: null, flat: "5", isDefault: true }

/** Changes the address book as another device. */
const putAddresses = async (request: APIRequestContext, token: string, items: ReadonlyArray<object>, revision: number) => {
  const answer = await request.put("/api/v2/users/address/", { headers: headersOf(token), data: { items, revision } })
  expect(answer.status()).toBe(200)
  const { data }: { readonly data: { readonly items: ReadonlyArray<object>; readonly revision: number } } = await answer.json()
  return data
}

test("[ADDR-008] the first address is typed with suggestions by keyboard alone, survives a reload half typed, and is saved", async ({
  page,
  token,
  watched
}) => {
  expect(token).not.toBe("")
  await page.goto("/personal/delivery-address/")
  const add = page.getByRole("button", { name: "Добавить адрес" })
  await expect(page.getByRole("heading", { name: /^Адресов\sпока\sнет$/ })).toBeVisible()
  await seeNoFaults(page)
  await add.focus()
  await page.keyboard.press("Enter")
  await expect(dialogOf(page)).toBeVisible()
  await fieldOf(page, "settlement").focus()
  await page.keyboard.type("москва твер")
  await expect(dialogOf(page).getByRole("option", { name: "Москва, Тверская улица" })).toBeVisible()
  expect(await violationSummary(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(dialogOf(page).getByRole("listbox")).toBeHidden()
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.type("с")
  await expect(dialogOf(page).getByRole("listbox")).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(fieldOf(page, "settlement")).toHaveValue("Москва")
  await expect(fieldOf(page, "street")).toHaveValue("Тверская улица")
  await page.reload()
  await expect(fieldOf(page, "street")).toHaveValue("Тверская улица")
  await fieldOf(page, "house").focus()
  await page.keyboard.press("Enter")
  await expect(fieldOf(page, "house")).toHaveAccessibleDescription("Обязательное поле")
  await expect(fieldOf(page, "house")).toBeFocused()
  await page.keyboard.type("12")
  await page.keyboard.press("Enter")
  await expect(dialogOf(page).getByText(/^Адрес\sсохранён/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(rowOf(page, /Тверская улица, д\.\s12/)).toContainText("Основной адрес")
  expect(watched.broken).toEqual([])
})

test("[ADDR-005, ADDR-007] an address becomes the default, is changed, and is deleted after confirmation", async ({
  page,
  request,
  token
}) => {
  await putAddresses(
    request,
    token,
    [
      { ...stored, id: null },
      { ...stored, id: null, house: "14", isDefault: false }
    ],
    0
  )
  await page.goto("/personal/delivery-address/")
  const second = rowOf(page, /д\.\s14/)
  await second.getByRole("button", { name: /^Сделать\sосновным/ }).click()
  await expect(second).toContainText("Основной адрес")
  await expect(page.getByText("Основной адрес")).toHaveCount(1)
  await seeNoFaults(page)
  await second.getByRole("button", { name: /^Изменить/ }).click()
  await fieldOf(page, "flat").fill("7")
  await dialogOf(page).getByRole("button", { name: "Сохранить" }).click()
  await expect(dialogOf(page).getByText(/^Адрес\sсохранён/)).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(rowOf(page, /д\.\s14, кв\.\s7/)).toBeVisible()
  await rowOf(page, /д\.\s14/)
    .getByRole("button", { name: /^Удалить/ })
    .click()
  await dialogOf(page).getByRole("button", { name: "Отмена" }).click()
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2)
  await rowOf(page, /д\.\s14/)
    .getByRole("button", { name: /^Удалить/ })
    .click()
  const put = page.waitForRequest((asked) => asked.method() === "PUT" && asked.url().endsWith("/api/v2/users/address/"))
  await dialogOf(page).getByRole("button", { name: "Удалить" }).click()
  await put
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1)
  await expect(page.getByRole("button", { name: "Добавить адрес" })).toBeFocused()
})

test("[RT-119, SHL-014] an address changed by another device meanwhile is reported, and offline no typed value is lost", async ({
  context,
  page,
  request,
  token
}) => {
  const before = await putAddresses(request, token, [{ ...stored, id: null }], 0)
  const asked: Array<string> = []
  page.on("request", (each) => void (each.url().endsWith("/api/countries") && asked.push(each.url())))
  await page.goto("/personal/delivery-address/")
  await expect(page.getByRole("heading", { level: 1, name: "Адреса доставки" })).toBeVisible()
  await expect(rowOf(page, /д\.\s12/)).toContainText(/Тверская улица, д\.\s12, кв\.\s5/)
  await rowOf(page, /д\.\s12/)
    .getByRole("button", { name: /^Изменить/ })
    .click()
  const { data }: { readonly data: { readonly countries: ReadonlyArray<{ readonly name: string }> } } = await (
    await request.get("/api/countries")
  ).json()
  await expect(
    dialogOf(page)
      .getByRole("combobox", { name: /^Страна/ })
      .locator("option")
  ).toHaveText(data.countries.map(({ name }) => name))
  expect(asked).toHaveLength(1)
  await fieldOf(page, "house").fill("16")
  await context.setOffline(true)
  await dialogOf(page).getByRole("button", { name: "Сохранить" }).click()
  await expect(dialogOf(page).getByRole("button", { name: exactText(networkText.waits) })).toBeVisible()
  await putAddresses(
    request,
    token,
    before.items.map((item) => ({ ...item, house: "13" })),
    before.revision
  )
  await context.setOffline(false)
  const sure = dialogOf(page).getByRole("checkbox", { name: /^Сохранить\sто/ })
  await expect(sure).toHaveAccessibleDescription(/изменили.*д\.\s13/)
  await expect(fieldOf(page, "house")).toHaveValue("16")
  await sure.check()
  await dialogOf(page).getByRole("button", { name: "Сохранить" }).click()
  await expect(rowOf(page, /д\.\s16/)).toBeVisible()
})
