import type { APIRequestContext } from "playwright/test"
import type { JewelryCard } from "../../../core/contract/catalog-jewelry.ts"
import { jewelryPath } from "../../../core/domain/product/jewelry.ts"
import { type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { answerOf } from "../support/pieces.ts"
import { always } from "../../support/rings.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { asOperator } from "../support/handed-over.ts"
import { confirmLink, linkTo, pressLink } from "../support/letters.ts"
import { articlesOnPage } from "../support/stones.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { expect, test as base } from "../support/test.ts"

/** The shop behind a proxy that can inject faults. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

/** Address of a piece that is made to order. */
const pieceToOrder = async (request: APIRequestContext): Promise<string> => {
  for (let page = 1; page < 9; page++) {
    const { items } = await answerOf<{ readonly items: ReadonlyArray<JewelryCard> }>(request, `/catalog/?page=${page}`)
    const piece = items.find(({ isOnOrder }) => isOnOrder)
    if (piece !== undefined) return jewelryPath(piece.category.code, piece.productCode)
  }
  throw new Error("no piece is made to order")
}

test("[GEN-012, QO-015, QO-016] a guest orders products without a cart", always, async ({ account, faulty, page, request, shell }) => {
  const { articles } = await articlesOnPage(request, 1)
  await shell.open(`/diamonds/${articles[0] ?? ""}/`)
  await shell.interact()
  await page.getByRole("link", { name: "Быстрый заказ" }).click()
  await account.see("Быстрый заказ")

  await account.press("Заказать")
  for (const label of ["Имя", "E-mail", "Телефон"]) await account.seeWrong(label, "Обязательное поле")
  await expect(account.field("Имя")).toBeFocused()

  const keys: Array<string | undefined> = []
  page.on("request", (asked) => {
    if (asked.url().endsWith("/quick-order/")) keys.push(asked.headers()["idempotency-key"])
  })
  faulty.inject({ match: /quick-order/, fault: { kind: "wrong-shape", edit: () => ({}) } })
  await account.order({ name: "Анна Орлова", email: "anna@gran.test", phone: "89210000000" })
  await account.seeBanner("Не получилось отправить. Введённое сохранено, попробуйте ещё раз")
  await expect(account.field("Имя")).toHaveValue("Анна Орлова")
  faulty.lift()
  await account.press("Заказать")
  await account.see("Спасибо, заявка принята")
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  await expect(account.dialog).toContainText(/придёт\sна\sпочту/)
  await expect(account.dialog).toContainText(/Номер\sзаявки\s\d+/)
  await expect(account.dialog.getByRole("textbox")).toHaveCount(0)

  await shell.open(await pieceToOrder(request))
  await shell.interact()
  await page
    .getByRole("link", { name: /^Под\sзаказ$/ })
    .first()
    .click()
  await account.see("Под заказ")
  await account.write("Имя", "Анна Орлова")
  await account.write("E-mail", "anna@gran.test")
  await account.write("Телефон", "89210000000")
  await account.consent.check()
  await account.press("Отправить запрос")
  await expect(account.dialog).toContainText(/Номер\s\S+\s\d+/)
})

test("a guest's quick order is confirmed by letter, listed once the address is confirmed, and cancelled by the shop", async ({
  account,
  page,
  request,
  shell
}) => {
  const user = await registerUser(request)
  const { articles } = await articlesOnPage(request, 3)
  await shell.open(`/diamonds/${articles[2] ?? ""}/`)
  await shell.interact()
  await page.getByRole("link", { name: "Быстрый заказ" }).click()
  await account.order({ name: "Анна Орлова", email: user.email, phone: "89210000000" })
  await account.see("Спасибо, заявка принята")
  const number = Number(/заявки\s(\d+)/.exec((await account.dialog.textContent()) ?? "")?.[1])
  expect(await linkTo(request, user.email, /\/diamonds\//, new RegExp(`^Заявка № ${number} принята$`))).toContain(articles[2])

  await storeToken(page, user.token)
  await page.goto("/personal/order-history/")
  await expect(page.getByRole("heading", { name: exactText("Заказов пока нет") })).toBeVisible()
  const waiting = page.getByRole("region", { name: "Заявки", exact: true })
  await expect(waiting).toHaveCount(0)
  await pressLink(request, await linkTo(request, user.email, confirmLink))
  await page.reload()
  await expect(waiting.getByRole("heading", { name: exactText(`Заявка № ${number}`) })).toBeVisible()
  await expect(waiting).toContainText(/Заявка\sпринята/)
  await seeNoFaults(page, [390, 1440])

  await asOperator(request, `/internal/quick-orders/${number}`, { do: "cancel", words: "Камень купили раньше." })
  await page.reload()
  const past = page.getByRole("region", { name: exactText("Прошлые заявки") })
  await expect(past).toContainText(/Камень\sкупили\sраньше\./)
  await expect(past).toContainText("Отменена")
  await expect(waiting).toHaveCount(0)
})
