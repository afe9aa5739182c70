import { Effect } from "effect"
import { calls } from "../contract/calls.ts"
import { Api } from "./api.ts"

/** Subscribes an address to the newsletter; its owner has agreed, or the form would not have been sent (SHL-007). */
export const subscribe = Effect.fnUntraced(function* ({ email }: { readonly email: string }) {
  const api = yield* Api
  const endpoint = yield* Effect.promise(calls["subscriptions.subscribe"])
  return yield* api.call(endpoint, { params: {}, query: {}, body: { email, accept: true } })
})
