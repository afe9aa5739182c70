import { Effect, type Scope } from "effect"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

/** Environment variable set for a developer's shop (`npm start`); test shops do not announce themselves. */
export const notesItself = "SHOP_NOTES_ITSELF"

/** File in which a running shop announces itself. */
export const runningShop = fileURLToPath(new URL("../.qa/shop.json", import.meta.url))

/**
 * Writes the shop's origin to a file, so that `npm run qa` reports link to its inspector. Removes it on exit unless another shop has
 * replaced it.
 */
export const noteRunning = (port: number, file = runningShop): Effect.Effect<void, never, Scope.Scope> => {
  const note = JSON.stringify({ origin: `http://localhost:${port}`, pid: process.pid })
  return Effect.acquireRelease(
    Effect.sync(() => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, note)
    }),
    () => Effect.sync(() => (existsSync(file) && readFileSync(file, "utf8") === note ? rmSync(file) : undefined))
  )
}
