import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const name = "GRAN_RUN_FOLDER"

/** A folder that the tests of one run share, whichever process they are in, and that goes with the run. */
export const runFolder = (): string => {
  const shared = process.env[name]
  if (shared !== undefined) return shared
  const own = openRunFolder()
  process.once("exit", own.close)
  return own.folder
}

const openRunFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "gran-run-"))
  process.env[name] = folder
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Vitest calls it before the tests, and what it returns after them. */
export const setup = () => openRunFolder().close
