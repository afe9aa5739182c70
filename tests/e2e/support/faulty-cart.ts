import { randomUUID } from "node:crypto"
import type { APIRequestContext, Page } from "playwright/test"
import { storageKeys } from "../../../core/domain/maintenance/storage-keys.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { type Fault, type FaultProxy, openFaultProxy } from "../../../qa/server/fault-proxy.ts"
import { CartPage } from "../../../qa/pages/cart-page.ts"
import { answerOf } from "./pieces.ts"
import { expect, test as base } from "./test.ts"

/** Test of the shop behind a proxy that can inject faults. */
export const test = base.extend<{ readonly faulty: FaultProxy; readonly origin: string; readonly cart: CartPage }>({
  origin: process.env["SHOP_ORIGIN"] ?? "",
  faulty: async ({ origin }, use) => {
    const proxy = await openFaultProxy(origin)
    await use(proxy)
    await proxy.close()
  },
  baseURL: async ({ faulty }, use) => use(faulty.origin),
  cart: async ({ page }, use) => use(new CartPage(page))
})

export type Sold = { readonly id: string; readonly price: number; readonly quantity?: number }

/** Fills the cart of a new guest and stores the guest's id in the browser. */
export const guestWith = async (page: Page, request: APIRequestContext, things: ReadonlyArray<Sold>): Promise<void> => {
  const { id } = await answerOf<{ readonly id: number }>(request, "/fuser/")
  for (const { id: thing, price, quantity = 1 } of things) {
    const answer = await request.post("/api/v2/cart/", {
      headers: { "x-client-key": publicClientKey, "x-sale-user-id": String(id), "idempotency-key": randomUUID() },
      data: { id: thing, price, quantity }
    })
    expect(answer.status()).toBe(200)
  }
  await page.goto("/readyz")
  await page.evaluate(([key, guest]) => localStorage.setItem(key, guest), [storageKeys.saleUserId, String(id)] as const)
}

/** Refusal by the shop with this message. */
export const refusal = (message: string): Fault => ({
  kind: "status",
  status: 409,
  body: JSON.stringify({ message, data: { errors: {} } })
})

/** Error colour #AA3D2B. */
export const red = "rgb(170, 61, 43)"

type Card = { readonly id: number; readonly price: number }
export const stones = async (request: APIRequestContext): Promise<ReadonlyArray<Sold>> => {
  const { items } = await answerOf<{ readonly items: ReadonlyArray<Card & { readonly isAvailableForSale: boolean }> }>(
    request,
    "/catalog-diamonds/"
  )
  return items.flatMap(({ id, isAvailableForSale, price }) => (isAvailableForSale ? [{ id: `1-${id}`, price }] : []))
}
