import type { GivenByKey } from "../../../core/contract/calls.ts"
import type { TestShop } from "../server/server.ts"

type Wish = NonNullable<GivenByKey["diamondOrders.ask"]["body"]>

/** Request for a stone, with changes. */
export const wishedDiamond = (changes: object = {}): Wish => ({
  shape: "round",
  weightFrom: 1,
  weightTo: 1.5,
  colorFrom: "D",
  colorTo: "G",
  clarityFrom: "IF",
  clarityTo: "VS1",
  budget: 1_500_000,
  wishedOn: "2027-03-01",
  comment: "Нужен без флуоресценции",
  files: [],
  ...changes
})

/** Requests a stone and returns the request's number. */
export const askDiamond = async (shop: TestShop, headers: Readonly<Record<string, string>>, changes: object = {}): Promise<number> => {
  const response = await shop.ask("/api/v2/users/diamonds/", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wishedDiamond(changes))
  })
  return (await response.json()).data.id
}

/** Input for a call about one request, created first. */
export const sentDiamondOrder = async (shop: TestShop, headers: Readonly<Record<string, string>>, method: "GET" | "DELETE") => ({
  method,
  headers,
  path: `/api/v2/users/diamonds/requests/${await askDiamond(shop, headers)}/`
})
