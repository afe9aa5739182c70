import { parseArgs } from "node:util"
import { WrongUsage } from "../arguments.ts"
import { readImports } from "../imports/graph.ts"
import { changedFiles } from "./changed-files.ts"
import { lastLanding } from "./landing.ts"
import { capabilities, type Touched, touchedBy } from "./touched.ts"
import { isOfTurn, parseTurn, type Turn, turnAfter } from "./turn.ts"

/** Tests of one run: a turn of the sweeps, and tests touched by the change since a commit. */
export type Share = {
  readonly turn: Turn
  readonly touched: Touched
  /** Base commit; empty if none. */
  readonly since: string
  /** Arguments that select the same share. */
  readonly args: string
}

/** `file` is a path from the root. */
export type BrowserTest = { readonly file: string; readonly title: string; readonly tags: ReadonlyArray<string> }

/**
 * Parses `--since <commit>`, `--turn <0|1|2>` and `--touched <capability or spec>,…|all`. By default the change since the last landing of
 * `.ci/passed`, and the next turn.
 */
export const readShare = async (args: ReadonlyArray<string>): Promise<Share> => {
  const { values } = parseArgs({
    args: [...args],
    options: { since: { type: "string" }, turn: { type: "string" }, touched: { type: "string" } }
  })
  const landing = lastLanding()
  const since = values.since ?? landing?.commit ?? ""
  const turn = values.turn === undefined ? turnAfter((landing?.number ?? 0) + 1) : parseTurn(values.turn)
  return {
    turn,
    touched: values.touched === undefined ? await touchedSince(since) : parseTouched(values.touched),
    since,
    args: [`--turn ${turn}`, ...argument("since", since), ...argument("touched", values.touched)].join(" ")
  }
}

const argument = (option: string, value: string | undefined): ReadonlyArray<string> =>
  value === undefined || value === "" ? [] : [`--${option} ${value}`]

const touchedSince = async (commit: string): Promise<Touched> => {
  const changed = await changedFiles(commit)
  return changed === null ? "all" : touchedBy(changed, readImports())
}

/** Throws for an unknown name, because an empty run would pass. */
export const parseTouched = (text: string): Touched => {
  if (text === "all") return "all"
  const names = text.split(",").filter((name) => name !== "")
  const known = capabilities()
  const unknown = names.filter((name) => !(known.has(name) || name.endsWith(".spec.ts")))
  if (unknown.length > 0) throw new WrongUsage(`unknown capability ${unknown.join(", ")}; use one of ${[...known].join(", ")}`)
  return {
    capabilities: new Set(names.filter((name) => known.has(name))),
    folders: new Set<string>(),
    reached: new Set<string>(),
    screens: new Set<string>(),
    specs: new Set(names.filter((name) => name.endsWith(".spec.ts")))
  }
}

/** Selects by ring (`tests/support/rings.ts`). Tests that are only reached take turns, like sweeps. A sweep of one screen has its tag. */
export const isInShare = ({ turn, touched }: Pick<Share, "touched" | "turn">, { file, tags, title }: BrowserTest): boolean => {
  if (tags.includes("@always")) return true
  if (tags.includes("@full")) return false
  if (touched !== "all" && touched.specs.has(file)) return true
  if (tags.includes("@turn")) return isOfTurn(turn, title) || (touched !== "all" && tags.some((tag) => touched.screens.has(tag.slice(1))))
  const capability = file.split("/")[2] ?? ""
  if (touched === "all" || touched.capabilities.has(capability)) return true
  return (touched.reached.has(capability) || touched.reached.has(file)) && isOfTurn(turn, title)
}

export const describeChange = ({ touched }: Share): string =>
  touched === "all"
    ? "the change touches the foundation: all of what runs by change"
    : `the change touches ${named([...touched.capabilities, ...touched.specs])}; a third of the tests of what it reaches: ${named([...touched.reached].filter((each) => !each.endsWith(".spec.ts")))}`

const named = (names: ReadonlyArray<string>): string => names.toSorted().join(", ") || "nothing"

/** Environment of Vitest (`tests/support/share.ts`). */
export const settingsOf = ({ since, touched, turn }: Pick<Share, "since" | "touched" | "turn">): Readonly<Record<string, string>> => ({
  TEST_RING: "share",
  TEST_SINCE: since,
  TEST_TURN: String(turn),
  TEST_TOUCHED: touched === "all" ? "all" : [...touched.capabilities, ...touched.folders].toSorted().join(",")
})
