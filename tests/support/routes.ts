import { resolveRoute } from "../../core/routes/resolve.ts"

export const foundAt = (path: string, search = "") => {
  const match = resolveRoute(path, search)
  if (match._tag === "Missing") throw new Error(`${path}: ${match.reason}`)
  return match
}
