import type { APIRequestContext } from "playwright/test"
import { giftBuyerWith } from "../samples/papers.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"

/** Buys a gift certificate over the API; returns the numbers of the order and the certificate. */
export const buyGift = async (request: APIRequestContext, token: string) => {
  const ask = async (
    path: string,
    init: { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> } = {}
  ) => {
    const answer = await request.fetch(path, {
      method: init.method ?? "GET",
      headers: { "x-client-key": publicClientKey, ...init.headers },
      ...(init.body === undefined ? {} : { data: init.body })
    })
    return new Response(await answer.text(), { status: answer.status() })
  }
  const { id, number } = await giftBuyerWith({ ask }, token, { card: "3-2-30000-0" })
  return { id, number }
}
