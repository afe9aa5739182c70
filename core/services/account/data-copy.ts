import { Effect } from "effect"
import { Api, type ApiError } from "../ports/api.ts"
import { Downloads } from "../ports/downloads.ts"

/** No event contains the data. */
export const saveDataCopy = Effect.fnUntraced(function* (): Effect.fn.Return<null, ApiError, Api | Downloads> {
  const copy = yield* (yield* Api).call("users.data")
  yield* (yield* Downloads).save(`gran-${copy.madeAt.slice(0, 10)}.json`, JSON.stringify(copy, null, 2))
  return null
})
