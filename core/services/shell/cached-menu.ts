import { Effect, Exit } from "effect"
import type { Menu } from "../../contract/shell.ts"
import type { Api, ApiError } from "../ports/api.ts"
import { loadMenu } from "./menu.ts"

/** Menus rarely change and are on every page; failures are not cached. */
export const cachedMenu: Effect.Effect<Effect.Effect<Menu, ApiError, Api>> = Effect.cachedWithTTL(loadMenu(), (exit) =>
  Exit.isSuccess(exit) ? "10 seconds" : 0
)
