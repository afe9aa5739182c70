import { Effect, type Scope } from "effect"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { DatabaseFailed } from "./database.ts"

/**
 * Locks a PGlite folder, which two processes would destroy. The operating system releases the lock on an SQLite file however the process ends.
 * `<folder>.lock` has the process id for the error message only.
 */
export const lockFolder = (folder: string): Effect.Effect<void, DatabaseFailed, Scope.Scope> => {
  const noteFile = `${folder}.lock`
  const held = Effect.acquireRelease(
    Effect.gen(function* () {
      mkdirSync(dirname(folder), { recursive: true })
      const lock = lockFile(`${folder}.lock.sqlite`)
      if (lock === null) {
        return yield* new DatabaseFailed({
          code: null,
          message: `The database folder ${folder} is in use by process ${holderIn(noteFile)}`
        })
      }
      writeFileSync(noteFile, String(process.pid))
      return lock
    }),
    (lock) =>
      Effect.sync(() => {
        rmSync(noteFile, { force: true })
        lock.close()
      })
  )
  return Effect.asVoid(held)
}

/** `null` if another process has the lock. The file is never removed, so that all processes lock the same one. */
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

/** https://www.sqlite.org/rescode.html#busy; extended codes contain it in their lowest byte. */
const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && "errcode" in cause && typeof cause.errcode === "number" && (cause.errcode & 0xff) === 5

const holderIn = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return "another one"
  }
}
