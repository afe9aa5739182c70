import { type Command, type CommandResult, run } from "../run.ts"
import type { Tally } from "./tally.ts"

/** Check that passes or fails as a whole. */
export type Check = { readonly name: string } & Pick<Command, "file" | "args">

const caches = "node_modules/.cache"

export const checks: ReadonlyArray<Check> = [
  { name: "build and budgets", file: process.execPath, args: ["tools/build.ts", "--if-stale"] },
  { name: "lint", file: "oxlint", args: ["."] },
  { name: "types", file: "tsc", args: ["--noEmit", "--incremental", "--tsBuildInfoFile", `${caches}/types.tsbuildinfo`] },
  {
    name: "format",
    file: "prettier",
    args: ["--check", "--log-level", "warn", "--cache", "--cache-strategy", "content", "."]
  },
  { name: "dead code", file: "knip", args: ["--no-progress", "--cache"] },
  { name: "rings of browser tests", file: process.execPath, args: ["tools/test/rings.ts"] }
]

/** Runs two checks at a time; prints a line for each and the output of failures. */
export const runChecks = async (all: ReadonlyArray<Check>): Promise<Tally & { readonly failures: ReadonlyArray<string> }> => {
  const waiting = [...all]
  const failures: Array<string> = []
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const finished = await run({ ...check, output: "keep" })
      if (finished.code !== 0) failures.push(`check: ${check.name}`)
      console.log(line(check, finished))
    }
  }
  await Promise.all([work(), work()])
  return { passed: all.length - failures.length, failed: failures.length, failures }
}

const line = ({ name }: Check, { code, output, seconds }: CommandResult) =>
  `${code === 0 ? "✓" : "✗"} ${name}  ${seconds.toFixed(1)} s${code === 0 && name !== "build and budgets" ? "" : `\n${output.trimEnd()}`}`
