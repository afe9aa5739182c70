import type { APIRequestContext } from "playwright/test"
import type { JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { type FaultProxy, openFaultProxy } from "../support/server/fault-proxy.ts"
import { answerOf } from "./support/pieces.ts"
import { articlesOnPage } from "./support/stones.ts"
import { expect, test as base } from "./support/test.ts"

/** The shop behind a proxy that can spoil its answers. */
const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin)
})

/** The address of a piece that is made to order. */
const pieceToOrder = async (request: APIRequestContext): Promise<string> => {
  for (let page = 1; page < 9; page++) {
    const { items } = await answerOf<{ readonly items: ReadonlyArray<JewelryCard> }>(request, `/catalog/?page=${page}`)
    const piece = items.find(({ isOnOrder }) => isOnOrder)
    if (piece !== undefined) return jewelryPath(piece.category.code, piece.productCode)
  }
  throw new Error("no piece is made to order")
}

test("[GEN-012, QO-015, QO-016] a guest orders a stone without a cart, corrects what is wrong, and is told the number; a piece to order is asked for so too", async ({
  account,
  page,
  request,
  shell
}) => {
  const { articles } = await articlesOnPage(request, 1)
  await shell.open(`/diamonds/${articles[0] ?? ""}/`)
  await shell.interact()
  await page.getByRole("link", { name: "Быстрый заказ" }).click()
  await account.see("Быстрый заказ")

  await account.press("Заказать")
  for (const label of ["Имя", "E-mail", "Телефон"]) await account.seeWrong(label, "Обязательное поле")
  await expect(account.field("Имя")).toBeFocused()

  await account.order({ name: "Анна Орлова", email: "anna@gran.test", phone: "89210000000" })
  await account.see("Спасибо, заявка принята")
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

test("an order whose answer was lost is sent again as the same one, and nothing that was typed is lost", async ({
  account,
  faulty,
  page,
  request,
  shell
}) => {
  const { articles } = await articlesOnPage(request, 1)
  await shell.open(`/diamonds/${articles[1] ?? ""}/`)
  await shell.interact()
  await page.getByRole("link", { name: "Быстрый заказ" }).click()
  await account.write("Имя", "Вера")
  await account.write("E-mail", "vera@gran.test")
  await account.write("Телефон", "+7 921 000-00-00")
  await account.consent.check()
  const keys: Array<string | undefined> = []
  page.on("request", (asked) => {
    if (asked.url().endsWith("/quick-order/")) keys.push(asked.headers()["idempotency-key"])
  })

  faulty.inject({ match: /quick-order/, fault: { kind: "wrong-shape", edit: () => ({}) } })
  await account.press("Заказать")
  await account.seeBanner("Не получилось отправить. Введённое сохранено, попробуйте ещё раз")
  await expect(account.field("Имя")).toHaveValue("Вера")

  faulty.lift()
  await account.press("Заказать")
  await account.see("Спасибо, заявка принята")
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
})
