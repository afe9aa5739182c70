import type { GivenByKey } from "../../../core/contract/calls.ts"
import type { TestShop } from "../server/server.ts"

type Wish = NonNullable<GivenByKey["diamondOrders.ask"]["body"]>

/** A wish for a stone, with what is changed in it. */
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

/** Asks for a stone and gives the number of the request. */
export const askDiamond = async (shop: TestShop, headers: Readonly<Record<string, string>>, changes: object = {}): Promise<number> => {
  const response = await shop.ask("/api/v2/users/diamonds/", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wishedDiamond(changes))
  })
  return (await response.json()).data.id
}

/** Request to a call about one request of its own, which it asks for first. */
export const sentDiamondOrder = async (shop: TestShop, headers: Readonly<Record<string, string>>, method: "GET" | "DELETE") => ({
  method,
  headers,
  path: `/api/v2/users/diamonds/requests/${await askDiamond(shop, headers)}/`
})
