import { Effect, type Scope } from "effect"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { DatabaseFailed } from "./database.ts"

/** Two processes over one PGlite folder destroy it: the second is refused, by a file beside the folder with the first one's number. */
export const holdFolder = (folder: string): Effect.Effect<void, DatabaseFailed, Scope.Scope> => {
  const file = `${folder}.lock`
  return Effect.acquireRelease(
    Effect.gen(function* () {
      mkdirSync(folder, { recursive: true })
      const holder = readHolder(file)
      if (holder !== null && isAlive(holder)) {
        return yield* new DatabaseFailed({ code: null, message: `The database folder ${folder} is in use by process ${holder}` })
      }
      writeFileSync(file, String(process.pid))
    }),
    () => Effect.sync(() => rmSync(file, { force: true }))
  )
}

const readHolder = (file: string): number | null => {
  try {
    return Number(readFileSync(file, "utf8"))
  } catch {
    return null
  }
}

/** A number that a container gives to each start (often 1) may be our own: that holder is gone. */
const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
