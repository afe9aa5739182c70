import { createHash, randomUUID } from "node:crypto"
import { type APIRequestContext, expect } from "playwright/test"
import { publicClientKey } from "../../../server/environment.ts"
import type { Account } from "./account.ts"

export const headersOf = ({ token }: Account) => ({
  "x-client-key": publicClientKey,
  authorization: `Bearer ${token}`,
  "idempotency-key": randomUUID()
})

/** A gift certificate that can always be bought; it is not delivered. */
export const certificate = "3-3-50000-0"

/** Puts things into an account's cart. */
export const take = async (request: APIRequestContext, account: Account, id: string, price: number, quantity = 1) => {
  const answer = await request.post("/api/v2/cart/", { headers: headersOf(account), data: { id, price, quantity } })
  expect(answer.status()).toBe(200)
}

/** A number of the account's own, so that two that shop at once do not reach for the same thing. */
const lotOf = ({ token }: Account): number => Number.parseInt(createHash("sha256").update(token).digest("hex").slice(0, 8), 16)

/** Puts a stone into an account's cart: one that is delivered, and that hardly anybody else in the run takes. */
export const takeStone = async (request: APIRequestContext, account: Account) => {
  const headers = headersOf(account)
  const number = lotOf(account)
  const answer = await request.get(`/api/v2/catalog-diamonds/?page=${1 + (number % 200)}`, { headers })
  const { data }: { readonly data: { readonly items: ReadonlyArray<Stone> } } = await answer.json()
  const free = data.items.filter(({ isAvailableForSale }) => isAvailableForSale)
  const stone = free[number % free.length]
  if (stone === undefined) throw new Error("no stone of that page is for sale")
  await take(request, account, `1-${stone.id}`, stone.price)
}

/** Puts a ring that can be engraved into an account's cart: one that hardly anybody else in the run takes. */
export const takeRing = async (request: APIRequestContext, account: Account) => {
  const lot = lotOf(account)
  const answer = await request.get(`/api/v2/catalog/?categories=obruchalnoe-kolco&page=${1 + (lot % 2)}`, { headers: headersOf(account) })
  const { data }: { readonly data: { readonly items: ReadonlyArray<Ring> } } = await answer.json()
  const free = data.items.filter(
    ({ insertsCount, isAvailableForSale, isOnOrder }) => isAvailableForSale && !isOnOrder && insertsCount === 0
  )
  const ring = free[Math.floor(lot / 2) % free.length]
  if (ring === undefined) throw new Error("no plain ring is for sale")
  await take(request, account, `0-${ring.id}`, ring.price)
}

/** Puts a piece into an account's cart that costs little. */
export const takeCheap = async (request: APIRequestContext, account: Account) => {
  const answer = await request.get("/api/v2/catalog/?sort=price&order=asc", { headers: headersOf(account) })
  const { data }: { readonly data: { readonly items: ReadonlyArray<Ring> } } = await answer.json()
  const free = data.items.filter(({ isAvailableForSale, isOnOrder }) => isAvailableForSale && !isOnOrder)
  const piece = free[lotOf(account) % free.length]
  if (piece === undefined) throw new Error("no cheap piece is for sale")
  await take(request, account, `0-${piece.id}`, piece.price)
}

type Ring = Stone & { readonly insertsCount: number; readonly isOnOrder: boolean }
type Stone = { readonly id: number; readonly price: number; readonly isAvailableForSale: boolean }
