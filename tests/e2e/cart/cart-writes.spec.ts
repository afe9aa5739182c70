import { randomUUID } from "node:crypto"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect } from "../support/test.ts"
import { test, guestWith, refusal, red, stones } from "../support/faulty-cart.ts"

test("[ERRC-011] a refused add shows the shop's message in red; an unanswered one survives a reload and is repeated under its key", async ({
  cart,
  faulty,
  page,
  request
}) => {
  const { articles } = await articlesOnPage(request, 1)
  await cart.open(`/diamonds/${articles[2] ?? ""}/`)
  await cart.interact()
  const keys: Array<string | undefined> = []
  page.on("request", (asked) => {
    if (asked.method() === "POST" && asked.url().endsWith("/api/v2/cart/")) keys.push(asked.headers()["idempotency-key"])
  })
  faulty.inject({ match: "/api/v2/cart/", fault: refusal("Этот камень только что купили") })
  await cart.buyButton.click()
  await expect(cart.toast("Этот камень только что купили")).toHaveCSS("background-color", red)
  keys.length = 0
  faulty.inject({ match: "/api/v2/cart/", fault: { kind: "wrong-shape", edit: () => ({}) } })
  await cart.buyButton.click()
  await expect(cart.toast("Попробуем ещё раз сами")).toBeVisible()
  faulty.inject({ match: /^\/api\/v2\/cart/, fault: { kind: "down" } })
  await cart.open("/cart/")
  await expect(page.getByRole("button", { name: "Повторить" }).first()).toBeVisible({ timeout: 15_000 })
  faulty.lift()
  await page.getByRole("button", { name: "Повторить" }).first().click()
  await cart.seeSummary()
  await expect(cart.lines).toHaveCount(1)
  await cart.seeBadge("Корзина, 1 изделие")
  expect(new Set(keys).size).toBe(1)
  expect(keys.length).toBeGreaterThan(1)
})

test("[CART-050, CART-004] logging in adds the guest's cart to the user's once, and another tab follows", async ({
  cart,
  context,
  page,
  request
}) => {
  const [one, two] = await stones(request)
  if (one === undefined || two === undefined) throw new Error("there are no two stones")
  await guestWith(page, request, [one])
  const { token } = await registerUser(request)
  const added = await request.post("/api/v2/cart/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}`, "idempotency-key": randomUUID() },
    data: { id: two.id, price: two.price, quantity: 1 }
  })
  expect(added.status()).toBe(200)
  await cart.openFull()
  await expect(cart.lines).toHaveCount(1)
  const other = new CartPage(await context.newPage())
  await storeToken(other.page, token)
  await other.openFull()
  await expect(other.lines).toHaveCount(2)
  await expect(cart.lines).toHaveCount(2)
  await other.page
    .getByRole("button", { name: /^Удалить: / })
    .first()
    .click()
  await expect(other.lines).toHaveCount(1)
  await expect(cart.lines).toHaveCount(1)
})
