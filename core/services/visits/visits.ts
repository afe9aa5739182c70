import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type Visits = AnswerByKey["visits.own"]
export type Visit = AnswerByKey["visits.cancel"]

export const readVisits = Effect.fnUntraced(function* (): Effect.fn.Return<Visits, ApiError, Api> {
  return yield* (yield* Api).call("visits.own", {})
})

/** Idempotent. */
export const cancelVisit = Effect.fnUntraced(function* ({ id }: { readonly id: number }): Effect.fn.Return<Visit, ApiError, Api> {
  return yield* (yield* Api).call("visits.cancel", { params: { id } })
})
