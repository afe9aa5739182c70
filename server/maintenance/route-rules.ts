import { routes } from "../../core/routes/table.ts"
import type { Build } from "./build-routes.ts"

/** The rules of the routes as the build's manifest has them (BLD-004). */
export const routeRules: Build["routes"] = routes.map(({ name, pattern, screen }) => ({
  name,
  pattern,
  preloads: isTool(pattern) ? null : screen
}))

/** Pages for those who build the shop: the code of none is fetched ahead. */
function isTool(pattern: string): boolean {
  return pattern.startsWith("/dev/") || pattern === "/_icons" || pattern === "/markup"
}
