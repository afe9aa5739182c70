import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** API-069. */
export const suggest = Effect.fnUntraced(function* ({
  term
}: {
  readonly term: string
}): Effect.fn.Return<AnswerByKey["search.suggest"], ApiError, Api> {
  const api = yield* Api
  return yield* api.call("search.suggest", { query: { term } })
})
