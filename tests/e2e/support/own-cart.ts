import { randomUUID } from "node:crypto"
import { type APIRequestContext, expect } from "playwright/test"
import { publicClientKey } from "../../../server/environment.ts"
import type { Account } from "./account.ts"

export const headersOf = ({ token }: Account) => ({
  "x-client-key": publicClientKey,
  authorization: `Bearer ${token}`,
  "idempotency-key": randomUUID()
})

/** A gift certificate that can always be bought. */
export const certificate = "3-3-50000-0"

/** Puts things into an account's cart. */
export const take = async (request: APIRequestContext, account: Account, id: string, price: number, quantity = 1) => {
  const answer = await request.post("/api/v2/cart/", { headers: headersOf(account), data: { id, price, quantity } })
  expect(answer.status()).toBe(200)
}
