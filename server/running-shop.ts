import { Effect, type Scope } from "effect"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

/** Set for a developer's shop (`npm start`), not for test shops, which do not announce themselves. */
export const announceVariable = "SHOP_NOTES_ITSELF"

export const runningShop = fileURLToPath(new URL("../.qa/shop.json", import.meta.url))

/** Lets reports of `npm run qa` link to the shop's inspector. Removes the file on exit unless another shop has replaced it. */
export const recordRunningShop = (origin: string, file = runningShop): Effect.Effect<void, never, Scope.Scope> => {
  const note = JSON.stringify({ origin, pid: process.pid })
  return Effect.acquireRelease(
    Effect.sync(() => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, note)
    }),
    () => Effect.sync(() => (existsSync(file) && readFileSync(file, "utf8") === note ? rmSync(file) : undefined))
  )
}
