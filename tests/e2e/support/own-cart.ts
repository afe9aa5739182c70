import { createHash, randomUUID } from "node:crypto"
import { type APIRequestContext, expect, test } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"
import type { Account } from "../../../qa/server/account.ts"

export const headersOf = ({ token }: Account) => ({
  "x-client-key": publicClientKey,
  authorization: `Bearer ${token}`,
  "idempotency-key": randomUUID()
})

/** Line id of a gift certificate: always available, and without delivery. */
export const certificate = "3-3-50000-0"

/** Adds a product to an account's cart. */
export const addToCart = async (request: APIRequestContext, account: Account, id: string, price: number, quantity = 1) => {
  const answer = await request.post("/api/v2/cart/", { headers: headersOf(account), data: { id, price, quantity } })
  expect(answer.status()).toBe(200)
}

/** Number derived from the account, so that parallel shoppers choose different products. */
const lotOf = ({ token }: Account): number => Number.parseInt(createHash("sha256").update(token).digest("hex").slice(0, 8), 16)

/** Adds a deliverable stone to an account's cart, one that hardly any other account takes. */
export const addStone = async (request: APIRequestContext, account: Account) => {
  const lot = lotOf(account)
  const free = (await listed<Stone>(request, `/api/v2/catalog-diamonds/?page=${1 + (lot % 200)}`)).filter(
    ({ isAvailableForSale }) => isAvailableForSale
  )
  await takeFirst(request, account, "1", from(lot, free))
}

/** Adds an engravable ring to an account's cart: one that hardly any other account takes, or the first free one in an order. */
export const addRing = async (request: APIRequestContext, account: Account, order?: (one: Piece, other: Piece) => number) => {
  const rings = await Promise.all(
    [1, 2, 3].map((page) => listed<Piece>(request, `/api/v2/catalog/?categories=obruchalnoe-kolco&page=${page}`))
  )
  const free = rings.flat().filter((ring) => isThere(ring) && ring.insertsCount === 0)
  await takeFirst(request, account, "0", workerGoodsFirst(order === undefined ? from(lotOf(account), free) : free.toSorted(order)))
}

/** Goods of this worker first: a test of another worker may order the last one of a kind between its choice here and its order. */
const workerGoodsFirst = <G extends Goods>(goods: ReadonlyArray<G>): ReadonlyArray<G> => {
  const { config, parallelIndex } = test.info()
  const isOwn = ({ id }: G): boolean => id % config.workers === parallelIndex
  return [...goods.filter(isOwn), ...goods.filter((each) => !isOwn(each))]
}

/** Adds `count` engraved rings with the longest names to an account's cart; skips rings held by an order. */
export const addEngravedRings = async (request: APIRequestContext, account: Account, count: number) => {
  const rings = await listed<Piece>(request, "/api/v2/catalog/?categories=obruchalnoe-kolco")
  const longest = rings
    .filter((ring) => isThere(ring) && ring.insertsCount === 0)
    .toSorted((one, other) => other.name.length - one.name.length)
  for (const line of await takeFree(request, account, "0", longest, count)) {
    const engraving = { side: "inside", text: "Навсегда вместе", font: "script" }
    const answer = await request.put("/api/v2/cart/engraving/", { headers: headersOf(account), data: { id: line, engraving } })
    expect(answer.status()).toBe(200)
  }
}

/** Adds a ring of a frame and a stone to an account's cart, another for each account; skips stones held by an order. */
export const addBuiltRing = async (request: APIRequestContext, account: Account) => {
  type Built = { readonly id: string; readonly price: number }
  for (const { id, price } of from(lotOf(account), await listed<Built>(request, "/api/v2/blanks/rotonda/diamonds/?page=3"))) {
    await addToCart(request, account, id, price)
    if (!(await isHeld(request, account, id))) return
    await putBack(request, account, "customJewelries", id)
  }
  throw new Error("nothing of that is for sale")
}

/** Adds a cheap piece to an account's cart. */
export const addCheapPiece = async (request: APIRequestContext, account: Account) => {
  const pieces = await listed<Piece>(request, "/api/v2/catalog/?sort=price&order=asc")
  await takeFirst(request, account, "0", from(lotOf(account), pieces.filter(isThere)))
}

type Goods = { readonly id: number; readonly price: number }
type Stone = Goods & { readonly isAvailableForSale: boolean }
type Piece = Goods & {
  readonly name: string
  readonly insertsCount: number
  readonly isAvailableforSale: boolean
  readonly isOnOrder: boolean
}

const isThere = ({ isAvailableforSale, isOnOrder }: Piece): boolean => isAvailableforSale && !isOnOrder

const listed = async <A>(request: APIRequestContext, path: string): Promise<ReadonlyArray<A>> => {
  const answer = await request.get(path, { headers: { "x-client-key": publicClientKey } })
  const { data }: { readonly data: { readonly items: ReadonlyArray<A> } } = await answer.json()
  return data.items
}

/** All items, starting with one that the account's number selects. */
const from = <A>(lot: number, goods: ReadonlyArray<A>): ReadonlyArray<A> => {
  const first = goods.length === 0 ? 0 : lot % goods.length
  return [...goods.slice(first), ...goods.slice(0, first)]
}

/** Adds the first item that no order holds; only the cart shows holds. */
const takeFirst = async (request: APIRequestContext, account: Account, kind: "0" | "1", goods: ReadonlyArray<Goods>): Promise<void> => {
  await takeFree(request, account, kind, goods, 1)
}

/** Adds the first `count` items that no order holds; returns their line ids. */
const takeFree = async (
  request: APIRequestContext,
  account: Account,
  kind: "0" | "1",
  goods: ReadonlyArray<Goods>,
  count: number
): Promise<ReadonlyArray<string>> => {
  const taken: Array<string> = []
  for (const { id, price } of goods) {
    const line = `${kind}-${id}`
    await addToCart(request, account, line, price)
    if (await isHeld(request, account, line)) await putBack(request, account, kind === "0" ? "jewelries" : "diamonds", line)
    else taken.push(line)
    if (taken.length === count) return taken
  }
  throw new Error("nothing of that is for sale")
}

const putBack = async (
  request: APIRequestContext,
  account: Account,
  section: "jewelries" | "diamonds" | "customJewelries",
  line: string
): Promise<void> => {
  const answer = await request.delete("/api/v2/cart/", { headers: headersOf(account), data: { [section]: [line] } })
  expect(answer.status()).toBe(200)
}

type Lines = ReadonlyArray<{ readonly id: string; readonly hold: string | null }>

/** True if an order holds a line of an account's cart. */
export const isHeld = async (request: APIRequestContext, account: Account, line: string): Promise<boolean> => {
  const answer = await request.get("/api/v2/cart/", { headers: headersOf(account) })
  const { data }: { readonly data: { readonly jewelries: Lines; readonly diamond: Lines; readonly customJewelries: Lines } } =
    await answer.json()
  return [...data.jewelries, ...data.diamond, ...data.customJewelries].some(({ hold, id }) => id === line && hold !== null)
}
