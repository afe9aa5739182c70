import { resolve } from "../../core/routes/resolve.ts"

export const foundAt = (path: string, search = "") => {
  const match = resolve(path, search)
  if (match._tag === "Missing") throw new Error(`${path}: ${match.reason}`)
  return match
}
