import { existsSync, readFileSync } from "node:fs"
import { inRoot } from "../root.ts"

/** The last landing as `.ci/passed` has it: its commit, and its number, which counts landings up. */
export type Landing = { readonly commit: string; readonly number: number }

/** Reads `<commit> <number>`; throws for anything else, so that a slip in the file is not a silent run of everything. */
export const parseLanding = (text: string): Landing => {
  const [, commit, number] = /^([0-9a-f]{40}) (\d+)\s*$/.exec(text) ?? []
  if (commit === undefined) throw new Error(`.ci/passed is not "<commit> <number of the landing>": ${text}`)
  return { commit, number: Number(number) }
}

/** `null` where the repository has no landing yet. */
export const lastLanding = (): Landing | null => {
  const file = inRoot(".ci/passed")
  return existsSync(file) ? parseLanding(readFileSync(file, "utf8")) : null
}
