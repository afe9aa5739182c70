import { Context, Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api } from "../ports/api.ts"

/**
 * Meta records of the pages of a tab by their requested address, which has no sorting (META-020); `null` on the server, which reads each record anew.
 */
export const PageMetas = Context.Reference<Map<string, AnswerByKey["pages.meta"]> | null>("shop/core/services/PageMetas", {
  defaultValue: () => null
})

export const maxPageMetas = 100

/** Meta record of an address, requested once per tab (META-019). */
export const pageMetaAt = Effect.fnUntraced(function* (url: string) {
  const metas = yield* PageMetas
  const meta = metas?.get(url) ?? (yield* (yield* Api).call("pages.meta", { query: { url } }))
  if (metas?.size === maxPageMetas) metas.clear()
  metas?.set(url, meta)
  return meta
})
