import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { stopPostgres } from "./postgres-cluster.ts"

const name = "GRAN_RUN_FOLDER"

/** A folder that the tests of one run share, whichever process they are in, and that goes with the run. */
export const runFolder = (): string => {
  const shared = process.env[name]
  if (shared !== undefined) return shared
  const own = openRunFolder()
  process.once("exit", own.close)
  return own.folder
}

/** The PostgreSQL of a run: who starts it says here where it stands, and the end of the run ends it. */
export const sharedServerFile = (): string => join(runFolder(), "postgres.json")

export type SharedServer = { readonly bin: string; readonly folder: string }

export const readSharedServer = (): SharedServer | null =>
  existsSync(sharedServerFile()) ? JSON.parse(readFileSync(sharedServerFile(), "utf8")) : null

/** A run within a run, as a test of the mutant runner has one, gives the outer folder back at its end. */
const openRunFolder = () => {
  const outer = process.env[name]
  const folder = mkdtempSync(join(tmpdir(), "gran-run-"))
  process.env[name] = folder
  return {
    folder,
    close: () => {
      const server = readSharedServer()
      if (server !== null) stopPostgres(server.bin, server.folder)
      rmSync(folder, { recursive: true, force: true })
      if (outer === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = outer
    }
  }
}

/** Vitest calls it before the tests, and what it returns after them. */
export const setup = () => openRunFolder().close
