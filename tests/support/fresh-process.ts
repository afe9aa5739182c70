import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Dump } from "./recorded.ts"

export type Verdict = { readonly compared: number; readonly entries: number; readonly differences: ReadonlyArray<unknown> }

export type Recording = { readonly file: string; readonly dumps: ReadonlyArray<Dump> }

/**
 * Folds exported journals in a process that has only the files and the machines, and compares every dump of the live runs.
 * `machines` names the module in this folder that exports the table of machines.
 */
export const foldInFreshProcess = (
  recordings: Recording | ReadonlyArray<Recording>,
  machines: { readonly module: string; readonly name: string }
): Verdict => {
  const folder = mkdtempSync(join(tmpdir(), "journal-"))
  try {
    const input = join(folder, "recordings.json")
    writeFileSync(input, JSON.stringify([recordings].flat()))
    const script = fileURLToPath(new URL("./fold-file.ts", import.meta.url))
    const module = new URL(machines.module, import.meta.url).href
    return JSON.parse(execFileSync(process.execPath, [script, module, machines.name, input], { encoding: "utf8", maxBuffer: 1e9 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
