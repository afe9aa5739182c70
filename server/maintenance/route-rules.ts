import { routes } from "../../core/routes/table.ts"
import type { Build } from "../platform/http/build-routes.ts"

/** BLD-004. */
export const routeRules: Build["routes"] = routes.map(({ name, pattern, screen }) => ({
  name,
  pattern,
  preloads: isTool(pattern) ? null : screen
}))

function isTool(pattern: string): boolean {
  return pattern.startsWith("/dev/") || pattern === "/_icons" || pattern === "/markup"
}
