import { existsSync, readFileSync } from "node:fs"
import { inRoot } from "../root.ts"

/** Last landing in `.ci/passed`: its commit and sequence number. */
export type Landing = { readonly commit: string; readonly number: number }

/** Parses `<commit> <number>`; throws otherwise, because a typo must not silently run everything. */
export const parseLanding = (text: string): Landing => {
  const [, commit, number] = /^([0-9a-f]{40}) (\d+)\s*$/.exec(text) ?? []
  if (commit === undefined) throw new Error(`.ci/passed is not "<commit> <number of the landing>": ${text}`)
  return { commit, number: Number(number) }
}

/** `null` before the first landing. */
export const lastLanding = (): Landing | null => {
  const file = inRoot(".ci/passed")
  return existsSync(file) ? parseLanding(readFileSync(file, "utf8")) : null
}
