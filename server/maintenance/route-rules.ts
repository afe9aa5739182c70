import { routes } from "../../core/routes/table.ts"
import type { Build } from "./build-routes.ts"

/** Route rules of the build's manifest (BLD-004). */
export const routeRules: Build["routes"] = routes.map(({ name, pattern, screen }) => ({
  name,
  pattern,
  preloads: isTool(pattern) ? null : screen
}))

/** Tests for developers' pages, whose code is never preloaded. */
function isTool(pattern: string): boolean {
  return pattern.startsWith("/dev/") || pattern === "/_icons" || pattern === "/markup"
}
