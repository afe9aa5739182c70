import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type ProductVisit = { readonly kind: "jewelry" | "diamond"; readonly code: string; readonly skuId?: number }

/** Latest first. */
export type ViewedProducts = {
  readonly jewelry: AnswerByKey["viewed.jewelry"]["items"]
  readonly diamonds: AnswerByKey["viewed.diamonds"]["items"]
}

/** Records the view, ignoring failures, and loads all viewed products (API-019, API-022). */
export const recallViewed = Effect.fnUntraced(function* ({
  code,
  kind,
  ...variant
}: ProductVisit): Effect.fn.Return<ViewedProducts, ApiError, Api> {
  const api = yield* Api
  yield* Effect.ignore(
    kind === "jewelry" ? api.call("viewed.addJewelry", { body: { code, ...variant } }) : api.call("viewed.addDiamond", { body: { code } })
  )
  const [jewelry, diamonds] = yield* Effect.all([api.call("viewed.jewelry"), api.call("viewed.diamonds")], { concurrency: "unbounded" })
  return { jewelry: jewelry.items, diamonds: diamonds.items }
})
