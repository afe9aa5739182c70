import { parseArgs } from "node:util"
import { wholeNumber, WrongUsage } from "../arguments.ts"
import { parseTurn, type Turn } from "../test/turn.ts"
import { type Level, levels } from "./results.ts"

export type Options = {
  /** Empty means all. */
  readonly machines: ReadonlyArray<string>
  readonly levels: ReadonlyArray<Level>
  readonly seed: number
  readonly runs: number
  readonly tabs: number
  readonly out: string
  /** Commit for `changedSince`; `null` runs all browser paths. */
  readonly since: string | null
  readonly turn: Turn
}

export const qaUsage =
  "npm run qa -- [--machine header,page] [--level pure,live,browser,journeys] [--seed 42] [--runs 500] [--tabs 2] [--since COMMIT] [--turn 0|1|2]"

/** Parses `qaUsage`. */
export const readOptions = (args: ReadonlyArray<string>, now: number): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: "string", multiple: true, default: [] },
      level: { type: "string", multiple: true, default: [] },
      seed: { type: "string" },
      runs: { type: "string", default: "500" },
      tabs: { type: "string", default: "2" },
      out: { type: "string", default: ".qa" },
      since: { type: "string", default: "" },
      turn: { type: "string", default: "0" }
    }
  })
  const named = values.level.flatMap((each) => each.split(","))
  const unknown = named.filter((each) => !levels.some((level) => level === each))
  if (unknown.length > 0) throw new WrongUsage(`unknown level ${unknown.join(", ")}; use one of ${levels.join(", ")}`)
  return {
    machines: values.machine.flatMap((each) => each.split(",")),
    levels: named.length === 0 ? levels : levels.filter((level) => named.includes(level)),
    seed: values.seed === undefined ? now % 1_000_000_007 : wholeNumber("seed", values.seed, 0),
    runs: wholeNumber("runs", values.runs, 1),
    tabs: wholeNumber("tabs", values.tabs, 1),
    out: values.out,
    since: values.since === "" ? null : values.since,
    turn: parseTurn(values.turn)
  }
}
