import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import type { TestShop } from "../server/server.ts"

/** Requests a stone and returns the request's number. */
export const requestDiamond = async (shop: TestShop, headers: Readonly<Record<string, string>>, changes: object = {}): Promise<number> => {
  const response = await shop.ask("/api/v2/users/diamonds/", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wishedDiamond(changes))
  })
  return (await response.json()).data.id
}

/** Input for a call about one request, which is created first. */
export const sentDiamondOrder = async (shop: TestShop, headers: Readonly<Record<string, string>>, method: "GET" | "DELETE") => ({
  method,
  headers,
  path: `/api/v2/users/diamonds/requests/${await requestDiamond(shop, headers)}/`
})
