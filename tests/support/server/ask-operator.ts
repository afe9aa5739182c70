import type { TestShop } from "./server.ts"

type OperatorCall = { readonly shop: TestShop; readonly path: string; readonly body?: object | undefined; readonly key: string }

/** Calls an operator endpoint with a key; a body makes it a POST. */
export const callOperator = async ({ body, key, path, shop }: OperatorCall) => {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
  const response = await shop.app.request(path, { headers, ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }) })
  return { status: response.status, ...(await response.json()) }
}
