import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Dump } from "./recorded.ts"

export type Verdict = { readonly compared: number; readonly entries: number; readonly differences: ReadonlyArray<unknown> }

const root = new URL("../../", import.meta.url)

export type Recording = { readonly file: string; readonly dumps: ReadonlyArray<Dump> }

/** Recordings, and the module (from the root) and export of their machines. */
export type FoldInput = { readonly recordings: ReadonlyArray<Recording>; readonly module: string; readonly name: string }

/** Folds exported journals in a fresh process and compares every dump; returns a verdict for each input. */
export const foldAllInFreshProcess = (all: ReadonlyArray<FoldInput>): ReadonlyArray<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), "journal-"))
  try {
    const jobs = all.map(({ module, name, recordings }, index) => {
      const input = join(folder, `recordings-${index}.json`)
      writeFileSync(input, JSON.stringify(recordings))
      return { input, module: new URL(module, root).href, name }
    })
    const list = join(folder, "jobs.json")
    writeFileSync(list, JSON.stringify(jobs))
    const script = fileURLToPath(new URL("./fold-file.ts", import.meta.url))
    return JSON.parse(execFileSync(process.execPath, [script, list], { encoding: "utf8", maxBuffer: 1e9 }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export const foldInFreshProcess = (
  recordings: Recording | ReadonlyArray<Recording>,
  machines: { readonly module: string; readonly name: string }
): Verdict => {
  const [verdict] = foldAllInFreshProcess([{ ...machines, recordings: [recordings].flat() }])
  if (verdict === undefined) throw new Error("the process returned no result")
  return verdict
}
