import { Effect } from "effect"
import type { Menu } from "../../contract/shell.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** API-086. */
export const loadMenu = Effect.fnUntraced(function* (): Effect.fn.Return<Menu, ApiError, Api> {
  return yield* (yield* Api).call("shell.menu")
})
