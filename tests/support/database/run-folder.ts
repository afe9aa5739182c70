import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { stopPostgres } from "./postgres-cluster.ts"

const name = "GRAN_RUN_FOLDER"

/** A folder shared by all processes of a test run and removed at its end. */
export const runFolder = (): string => {
  const shared = process.env[name]
  if (shared !== undefined) return shared
  const own = openRunFolder()
  process.once("exit", own.close)
  return own.folder
}

/** File with the location of the run's PostgreSQL, written by the process that starts it. The server stops at the end of the run. */
export const sharedServerFile = (): string => join(runFolder(), "postgres.json")

export type SharedServer = { readonly bin: string; readonly folder: string }

export const readSharedServer = (): SharedServer | null =>
  existsSync(sharedServerFile()) ? JSON.parse(readFileSync(sharedServerFile(), "utf8")) : null

/** A nested run, as in a test of the mutant runner, restores the outer folder at its end. */
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

/** Vitest's global setup; the returned function is the teardown. */
export const setup = () => openRunFolder().close
