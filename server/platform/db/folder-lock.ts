import { Effect, type Scope } from "effect"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { DatabaseFailed } from "./database.ts"

/**
 * Holds a PGlite folder until the scope ends: two processes over one folder destroy it, so the second is refused. The lock is the operating system's,
 * through an empty SQLite database beside the folder, the same on every platform: it falls with its process however that ends, and a process number that
 * another program has now means nothing. The number stands in `<folder>.lock` for the message alone.
 */
export const holdFolder = (folder: string): Effect.Effect<void, DatabaseFailed, Scope.Scope> => {
  const noted = `${folder}.lock`
  const held = Effect.acquireRelease(
    Effect.gen(function* () {
      mkdirSync(dirname(folder), { recursive: true })
      const lock = lockFile(`${folder}.lock.sqlite`)
      if (lock === null) {
        return yield* new DatabaseFailed({ code: null, message: `The database folder ${folder} is in use by process ${holderIn(noted)}` })
      }
      writeFileSync(noted, String(process.pid))
      return lock
    }),
    (lock) =>
      Effect.sync(() => {
        rmSync(noted, { force: true })
        lock.close()
      })
  )
  return Effect.asVoid(held)
}

/** Locks a file for this process; `null` where somebody has it. It is never removed: whoever waits for it holds the same file. */
const lockFile = (file: string): DatabaseSync | null => {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec("begin exclusive")
    return lock
  } catch (cause) {
    lock.close()
    if (isBusy(cause)) return null
    throw cause
  }
}

/** https://www.sqlite.org/rescode.html#busy; extended codes keep it in their lowest byte. */
const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && "errcode" in cause && typeof cause.errcode === "number" && (cause.errcode & 0xff) === 5

const holderIn = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return "another one"
  }
}
