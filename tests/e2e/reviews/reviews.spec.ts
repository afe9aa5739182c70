import type { APIRequestContext } from "playwright/test"
import sharp from "sharp"
import type { Order } from "../../../core/contract/order-history.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { AccountDialogs } from "../../../qa/pages/account-dialogs.ts"
import { type Account, storeToken, registerUser } from "../../../qa/server/account.ts"
import { asOperator, placeHandedOverOrder, operatorKey } from "../support/handed-over.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { expect, test } from "../support/test.ts"

const photo = async () => ({
  name: "ring.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#8f8378" } })
    .withExif({ IFD0: { Make: "Telephone" } })
    .jpeg()
    .toBuffer()
})

/** Page of the ordered product. */
const pieceOf = async (request: APIRequestContext, { token }: Account, id: number) => {
  const headers = { "x-client-key": publicClientKey, authorization: `Bearer ${token}` }
  const { data }: { readonly data: Order } = await (await request.get(`/api/v2/users/orders/${id}/`, { headers })).json()
  const [item] = data.items
  return { path: item?.url ?? "", name: item?.name ?? "" }
}

/** Id of the unread review with this text. */
const numberOf = async (request: APIRequestContext, words: string): Promise<number> => {
  const answer = await request.get("/internal/reviews", { headers: { authorization: `Bearer ${operatorKey}` } })
  const { data }: { readonly data: ReadonlyArray<{ readonly id: number; readonly body: string }> } = await answer.json()
  return data.find(({ body }) => body.includes(words))?.id ?? 0
}

test("a received ring is reviewed with a photograph, published by the shop, seen by everyone and withdrawn", async ({
  browser,
  page,
  request,
  watched
}) => {
  const account = await registerUser(request)
  const id = await placeHandedOverOrder(request, account)
  const { name, path } = await pieceOf(request, account, id)
  const reviewText = `Сидит как влитое, не снимаю. Заказ ${id}.`
  await storeToken(page, account.token)
  await page.goto(`/personal/order-history/${id}/`)
  const dialogs = new AccountDialogs(page)
  await page.getByRole("button", { name: /^Оставить\sотзыв/ }).focus()
  await page.keyboard.press("Enter")
  await dialogs.see("Ваш отзыв")
  await dialogs.press("Отправить отзыв")
  await expect(dialogs.dialog.getByText(exactText("Обязательное поле"))).toHaveCount(2)
  await dialogs.dialog.getByRole("radio", { name: "5, отлично" }).check()
  await dialogs.dialog.locator("[name=reviewText]").fill(reviewText)
  await dialogs.dialog.locator("[name=photos]").setInputFiles([await photo(), await photo()])
  await expect(dialogs.dialog.getByRole("img", { name: "Фото 2" })).toBeVisible()
  await dialogs.dialog.getByRole("button", { name: "Убрать фото 2" }).click()
  await expect(dialogs.dialog.getByRole("img", { name: /^Фото/ })).toHaveCount(1)
  await expect(dialogs.dialog.locator("[name=shownName]")).toHaveValue(/^Анна/)
  await seeNoFaults(page, [390, 1440])
  await dialogs.press("Отправить отзыв")
  await expect(dialogs.dialog.getByText(exactText("Спасибо за отзыв"))).toBeVisible()
  await page.keyboard.press("Escape")
  const items = page.getByRole("region", { name: "Состав заказа" })
  await expect(items).toContainText(/Отзыв:\sна\sпроверке/)
  await seeNoFaults(page, [390, 1440])
  const number = await numberOf(request, reviewText)
  await asOperator(request, `/internal/reviews/${number}`, { do: "publish" })
  await asOperator(request, `/internal/reviews/${number}`, { do: "answer", words: "Спасибо, носите с удовольствием!" })
  await page.reload()
  await expect(items).toContainText(/Отзыв:\sопубликован/)

  const guest = await browser.newContext({ javaScriptEnabled: false })
  const seen = await guest.newPage()
  await seen.goto(new URL(path, page.url()).href)
  const list = seen.getByRole("region", { name: "Отзывы покупателей" })
  const own = list.getByRole("listitem").filter({ hasText: `Заказ ${id}` })
  await expect(own.first()).toContainText(/Проверенная\sпокупка/)
  await expect(own.first()).toContainText(/Спасибо, носите/)
  await expect(own.getByRole("img", { name: /^Оценка\s5\sиз\s5$/ })).toBeVisible()
  const picture = own.getByRole("img", { name: `${name}: фото 1 покупателя` })
  await expect(picture).toHaveJSProperty("naturalWidth", 320)
  const facts = (await seen.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))
  const product = facts.find((fact) => fact["@type"] === "Product")
  expect(product.aggregateRating).toMatchObject({ "@type": "AggregateRating", bestRating: 5 })
  expect(product.aggregateRating.reviewCount).toBeGreaterThan(0)
  expect(product.review.map(({ reviewBody }: { readonly reviewBody: string }) => reviewBody)).toContain(reviewText)
  await guest.close()

  await page.goto(path)
  await expect(page.getByRole("region", { name: "Отзывы покупателей" })).toBeVisible()
  await seeNoFaults(page, [390, 1440])
  await page.goto(`/personal/order-history/${id}/`)
  await page.getByRole("button", { name: /^Удалить\sотзыв/ }).click()
  await dialogs.see("Удалить отзыв")
  await dialogs.dialog.getByRole("checkbox").check()
  await seeNoFaults(page, [390, 1440])
  await dialogs.press("Удалить отзыв")
  await expect(dialogs.dialog.getByText(exactText("Отзыв удалён"))).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: /^Оставить\sотзыв/ })).toBeVisible()
  expect(watched.broken).toEqual([])
})
