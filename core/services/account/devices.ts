import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type Devices = AnswerByKey["devices.list"]

export const readDevices = Effect.fnUntraced(function* (): Effect.fn.Return<Devices, ApiError, Api> {
  return yield* (yield* Api).call("devices.list", {})
})

/** Ends one session, or all others with `null`; returns the rest. Tolerates one that has already ended. */
export const endDevices = Effect.fnUntraced(function* ({ id }: { readonly id: string | null }): Effect.fn.Return<Devices, ApiError, Api> {
  const api = yield* Api
  if (id === null) return yield* api.call("devices.endOthers", {})
  return yield* Effect.catchIf(
    api.call("devices.end", { params: { id } }),
    (error) => error._tag === "Refused" && error.status === 404,
    () => readDevices()
  )
})
