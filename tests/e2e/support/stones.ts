import type { APIRequestContext } from "playwright/test"
import { publicClientKey } from "../../../server/platform/environment.ts"

type Listing = { readonly items: ReadonlyArray<{ readonly code: string }>; readonly pages: number }

/** Articles on one page of the listing, and the number of pages. */
export const articlesOnPage = async (request: APIRequestContext, page: number) => {
  const answer = await request.get(`/api/v2/catalog-diamonds/?page=${page}`, { headers: { "x-client-key": publicClientKey } })
  const { data }: { readonly data: Listing } = await answer.json()
  return { articles: data.items.map(({ code }) => code), pages: data.pages }
}
