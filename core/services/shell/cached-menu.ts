import { Effect, Exit } from "effect"
import type { Menu } from "../../contract/shell.ts"
import type { Api, ApiError } from "../ports/api.ts"
import { loadMenu } from "./menu.ts"

/** The menus change a few times a year and stand on every page: once they have come they serve ten seconds. What failed is asked for again. */
export const cachedMenu: Effect.Effect<Effect.Effect<Menu, ApiError, Api>> = Effect.cachedWithTTL(loadMenu(), (exit) =>
  Exit.isSuccess(exit) ? "10 seconds" : 0
)
