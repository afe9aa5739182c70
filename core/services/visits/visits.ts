import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type Visits = AnswerByKey["visits.own"]
export type Visit = AnswerByKey["visits.cancel"]

/** Reads the visits of who is signed in. */
export const readVisits = Effect.fnUntraced(function* (): Effect.fn.Return<Visits, ApiError, Api> {
  return yield* (yield* Api).call("visits.own", {})
})

/** Calls a visit off; one that is called off already is answered as it is. */
export const cancelVisit = Effect.fnUntraced(function* ({ id }: { readonly id: number }): Effect.fn.Return<Visit, ApiError, Api> {
  return yield* (yield* Api).call("visits.cancel", { params: { id } })
})
