import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type Alerts = AnswerByKey["alerts.own"]

export const readAlerts = Effect.fnUntraced(function* (): Effect.fn.Return<Alerts, ApiError, Api> {
  return yield* (yield* Api).call("alerts.own", {})
})

/** Idempotent. */
export const endAlert = Effect.fnUntraced(function* ({ id }: { readonly id: number }): Effect.fn.Return<void, ApiError, Api> {
  yield* (yield* Api).call("alerts.end", { params: { id } })
})
