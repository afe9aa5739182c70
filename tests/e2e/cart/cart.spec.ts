import { randomUUID } from "node:crypto"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { formatPrice } from "../../../core/domain/text/money.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { pdfText } from "../support/pdf-text.ts"
import { openedBy } from "../support/papers.ts"
import { answerOf, somePiece } from "../support/pieces.ts"
import { expect } from "../support/test.ts"
import { always } from "../../support/rings.ts"
import { test, type Sold, guestWith, refusal, red, stones } from "../support/faulty-cart.ts"

const certificates: Sold = { id: "3-3-50000-0", price: 50_000, quantity: 2 }

/** Records the body of a quick order in the page: the browser exposes no body of such a request. */
const recordQuickOrder = () => {
  const send = window.fetch
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.url.endsWith("/quick-order/"))
      document.documentElement.dataset["ordered"] = await input.clone().text()
    return send(input, init)
  }
}

test("[SHL-010, ERRC-012, ERRC-015] a guest fills, changes and clears the cart", always, async ({ cart, faulty, page, request }) => {
  await guestWith(page, request, [certificates])
  await cart.openFull()
  await expect(cart.total).toHaveText(exactText("100 000 ₽"))
  await cart.quantity.fill("11")
  await page.keyboard.press("Enter")
  await expect(page.getByText(exactText("Можно заказать не больше 10"))).toBeVisible()
  await expect(cart.quantity).toHaveValue("11")
  await cart.quantity.fill("3")
  await page.keyboard.press("Enter")
  await expect(cart.total).toHaveText(exactText("150 000 ₽"))
  await page.getByRole("button", { name: "Больше" }).focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(cart.quantity).toHaveValue("5")
  await expect(cart.total).toHaveText(exactText("250 000 ₽"))
  await cart.seeBadge("Корзина, 5 изделий")
  faulty.inject({ match: "/api/v2/cart/", fault: refusal("Осталось только 5") })
  await page.keyboard.press("Enter")
  await expect(cart.toast("Осталось только 5")).toHaveCSS("background-color", red)
  faulty.lift()

  await cart.open(await somePiece(request))
  await cart.buyButton.focus()
  await page.keyboard.press("Enter")
  await expect(cart.dialog).toBeVisible()
  await expect(cart.dialog.getByRole("link", { name: exactText("Перейти в корзину") })).toHaveAttribute("href", "/cart")
  await expect(cart.toast("Товар успешно добавлен")).toHaveCount(0)
  expect(await violationSummary(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(cart.dialog).toHaveCount(0)
  await expect(page.getByRole("link", { name: exactText("В корзине, перейти в корзину") }).and(page.locator(":focus"))).toHaveCount(1)
  await cart.seeBadge("Корзина, 6 изделий")
  await page.keyboard.press("Enter")
  await cart.seeAddress("/cart")
  await cart.seeSummary()
  await expect(cart.lines).toHaveCount(2)
  expect(await violationSummary(page)).toEqual([])

  await page.getByRole("button", { name: /^Удалить: Подарочный/ }).press("Enter")
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.removals).toBeFocused()
  await cart.seeBadge("Корзина, 1 изделие")
  await cart.toast("Товар удалён из корзины").getByRole("button", { name: "Вернуть" }).click()
  await expect(cart.lines).toHaveCount(2)
  await cart.seeBadge("Корзина, 6 изделий")

  await page.getByRole("button", { name: exactText("Очистить корзину") }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Отмена" }).click()
  await expect(cart.lines).toHaveCount(2)
  await cart.clear()
  await cart.seeBadge("Корзина")
})

test("a cart emptied meanwhile is shown from its top on the way back to it", async ({ cart, page, request }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await guestWith(page, request, [certificates])
  await cart.openFull()
  const top = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(top).toBe(300)
  await page.getByRole("contentinfo").locator('a[href="/giftcards"]').first().dispatchEvent("click")
  await cart.seeAddress("/giftcards")
  await expect.poll(top).toBe(0)
  const guest = await page.evaluate((key) => localStorage.getItem(key) ?? "", storageKeys.saleUserId)
  const headers = { "x-client-key": publicClientKey, "x-sale-user-id": guest, "idempotency-key": randomUUID() }
  expect((await request.delete("/api/v2/cart/", { headers, data: { certificates: [certificates.id] } })).status()).toBe(200)
  await page.goBack()
  await cart.seeEmpty()
  await expect.poll(top).toBe(0)
})

test("[CART-011, QO-012] a piece made of a frame and a stone is in the cart, ordered at once with all its parts, removed and restored", async ({
  account,
  cart,
  page,
  request
}) => {
  type Fits = { readonly items: ReadonlyArray<Sold & { readonly diamond: { readonly id: number } }> }
  const [piece] = (await answerOf<Fits>(request, "/blanks/rotonda/diamonds/?page=2")).items
  if (piece === undefined) throw new Error("no stone fits the frame")
  await page.addInitScript(recordQuickOrder)
  await guestWith(page, request, [piece])
  await cart.openFull()
  await cart.seeBadge("Корзина, 1 изделие")
  const line = page.getByRole("region", { name: "Созданные украшения" }).getByRole("listitem")
  await expect(line.getByRole("heading", { name: exactText("Кольцо «Ротонда» с вашим бриллиантом") })).toBeVisible()
  await expect(cart.total).toHaveText(exactText(formatPrice(piece.price)))
  expect(await violationSummary(page)).toEqual([])

  await line.getByRole("button", { name: exactText("Быстрый заказ") }).click()
  await account.order({ name: "Анна Орлова", email: "anna@gran.test", phone: "89210000000" })
  await account.see("Спасибо, заявка принята")
  const { comment, link } = JSON.parse((await page.locator("html").getAttribute("data-ordered")) ?? "{}")
  expect(comment.replaceAll("\u00A0", " ")).toMatch(
    new RegExp(
      `^Бриллиант: № ${piece.diamond.id}; оправа: № \\d+; цвет металла: белый; проба: 585; размер: 15,5; вставок: 37; масса вставок: [\\d,]+ карата; масса оправы: [\\d,]+ г; бирка: 0-930-`
    )
  )
  expect(link).toMatch(new RegExp(`from-frame/ready-product/\\?skuId=\\d+&diamondId=${piece.diamond.id}$`))
  await page.keyboard.press("Escape")

  await line.getByRole("button", { name: /^Удалить: / }).click()
  await cart.seeEmpty()
  await cart.undo.click()
  await expect(line).toHaveCount(1)
  await expect(cart.total).toHaveText(exactText(formatPrice(piece.price)))
})

test("[CERT-006, GEN-014] a stone's name and message are printed on its certificate; their form opens with the stored values", async ({
  cart,
  page,
  request
}) => {
  const [stone] = (await stones(request)).slice(2, 3)
  await guestWith(page, request, stone === undefined ? [] : [stone])
  await cart.openFull()
  await cart.naming.click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Имя").fill("Аврора")
  await dialog.getByLabel("Послание").fill("Навсегда")
  await dialog.getByRole("button", { name: "Сохранить" }).click()
  await expect(cart.named("Аврора")).toBeVisible()
  const paper = page.getByRole("main").getByRole("link", { name: /PDF/ })
  expect((await openedBy(page, () => paper.click())).status).toBe(200)
  const printed = pdfText(await (await page.request.get((await paper.getAttribute("href")) ?? "")).body())
  for (const text of ["Аврора", "Навсегда"]) expect(printed).toContain(text)

  const guest = await page.evaluate((key) => localStorage.getItem(key) ?? "", storageKeys.saleUserId)
  const path = `/api/v2/diamonds/${stone?.id.split("-")[1] ?? ""}/certificate/`
  const headers = { "x-client-key": publicClientKey, "x-sale-user-id": guest, "idempotency-key": randomUUID() }
  expect((await request.put(path, { headers, data: { name: "Вега", message: "Сияй всегда" } })).status()).toBe(200)
  const asked = page.waitForResponse((response) => response.request().method() === "GET" && response.url().endsWith(path))
  await page.getByRole("main").getByRole("button", { name: "Изменить" }).click()
  expect((await asked).status()).toBe(200)
  await expect(dialog.getByLabel("Имя")).toHaveValue("Вега")
  await expect(dialog.getByLabel("Послание")).toHaveValue("Сияй всегда")
})

test("[CERT-007, CERT-013, ERRC-034] a stone gets a name and a message, and its certificate opens; a refusal is shown in red", async ({
  cart,
  faulty,
  page,
  request
}) => {
  await guestWith(page, request, (await stones(request)).slice(1, 2))
  await cart.openFull()
  await page.getByRole("button", { name: exactText("Дать камню имя") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Имя").fill("Двадцать один символ.")
  await dialog.getByRole("button", { name: "Сохранить" }).click()
  await expect(dialog.getByText(exactText("Максимальная длина - 20 символов"))).toBeVisible()
  await dialog.getByLabel("Имя").fill("Двадцать один символ")
  await dialog.getByLabel("Послание").fill(" Сияй всегда ")
  faulty.inject({ match: /\/certificate\/$/, fault: refusal("Камень уже в другом заказе") })
  await dialog.getByRole("button", { name: "Сохранить" }).click()
  await expect(dialog.getByRole("alert")).toHaveText(exactText("Камень уже в другом заказе"))
  await expect(dialog.getByRole("alert")).toHaveCSS("color", red)
  faulty.lift()
  const saved = page.waitForRequest((asked) => asked.method() === "PUT" && /\/diamonds\/\d+\/certificate\/$/.test(asked.url()))
  await dialog.getByRole("button", { name: "Сохранить" }).click()
  await saved
  await expect(page.getByRole("main").getByText(exactText("Имя в сертификате: «Двадцать один символ»"))).toBeVisible()
  await expect(page.getByRole("main").getByText(exactText("Послание: Сияй всегда"))).toBeVisible()
  const paper = page.getByRole("main").getByRole("link", { name: /PDF/ })
  expect(await openedBy(page, () => paper.click())).toEqual({ status: 200, type: "application/pdf" })
  expect((await request.get((await paper.getAttribute("href")) ?? "")).status()).toBe(403)
})
