import { type APIRequestContext, expect } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import type { Account } from "../../../qa/server/account.ts"

/** Requests a stone over the API and returns the request's number. */
export const requestStone = async (request: APIRequestContext, { token }: Account, comment: string): Promise<number> => {
  const answer = await request.post("/api/v2/users/diamonds/", {
    headers: { "x-client-key": publicClientKey, authorization: `Bearer ${token}` },
    data: wishedDiamond({ comment })
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data.id
}
