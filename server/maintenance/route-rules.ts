import { routes } from "../../core/routes/table.ts"
import type { Build } from "./build-routes.ts"

/** The rules of the routes as the build's manifest has them (BLD-004). */
export const routeRules: Build["routes"] = routes.map(({ name, pattern, screen }) => ({
  name,
  pattern,
  preloads: pattern.startsWith("/dev/") || pattern === "/_icons" ? null : screen
}))
