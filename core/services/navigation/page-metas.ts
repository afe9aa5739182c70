import { Context, Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { pathOf } from "../../domain/url/path-of.ts"
import { Api } from "../ports/api.ts"

/** Meta records of the pages of a tab by path; `null` on the server, which reads each record anew. */
export const PageMetas = Context.Reference<Map<string, AnswerByKey["pages.meta"]> | null>("shop/core/services/PageMetas", {
  defaultValue: () => null
})

export const maxPageMetas = 100

/** Meta record of an address, requested once per tab (META-019). */
export const pageMetaAt = Effect.fnUntraced(function* (url: string) {
  const api = yield* Api
  const metas = yield* PageMetas
  const path = pathOf(url)
  const stored = metas?.get(path)
  if (stored !== undefined) return stored
  const meta = yield* api.call("pages.meta", { query: { url } })
  if (metas !== null && metas.size >= maxPageMetas) metas.clear()
  metas?.set(path, meta)
  return meta
})
