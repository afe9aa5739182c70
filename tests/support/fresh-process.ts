import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import type { Dump } from "./recorded.ts"

export type Verdict = { readonly compared: number; readonly entries: number; readonly differences: ReadonlyArray<unknown> }

/**
 * Folds an exported journal in a process that has only the file and the machines, and compares every dump of the live run.
 * `machines` names the module in this folder that exports the table of machines.
 */
export const foldInFreshProcess = (
  { dumps, file }: { readonly file: string; readonly dumps: ReadonlyArray<Dump> },
  machines: { readonly module: string; readonly name: string }
): Verdict => {
  const folder = mkdtempSync(join(tmpdir(), "journal-"))
  try {
    writeFileSync(join(folder, "journal.json"), file)
    writeFileSync(join(folder, "dumps.json"), JSON.stringify(dumps))
    const script = fileURLToPath(new URL("./fold-file.ts", import.meta.url))
    const module = pathToFileURL(fileURLToPath(new URL(machines.module, import.meta.url))).href
    const args = [script, module, machines.name, join(folder, "journal.json"), join(folder, "dumps.json")]
    return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
