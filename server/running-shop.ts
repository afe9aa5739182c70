import { Effect, type Scope } from "effect"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

/** Set by who opens a shop for a developer (`npm start`): shops of tests come and go, and nobody follows a link to them. */
export const notesItself = "SHOP_NOTES_ITSELF"

/** Where a shop notes that it runs. */
export const runningShop = fileURLToPath(new URL("../.qa/shop.json", import.meta.url))

/** Notes where this shop runs, so that the reports of `npm run qa` lead to its inspector. The note goes with the shop, unless it is another one's by then. */
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
