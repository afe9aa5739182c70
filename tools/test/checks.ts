import { type Command, type Finished, run } from "../run.ts"

/** A check without tests of its own: it passes or it is one failure. */
export type Check = { readonly name: string } & Pick<Command, "file" | "args">

export const checks: ReadonlyArray<Check> = [
  { name: "build and budgets", file: process.execPath, args: ["tools/build.ts"] },
  { name: "types", file: "tsc", args: ["--noEmit"] },
  { name: "lint", file: "oxlint", args: ["."] },
  { name: "format", file: "prettier", args: ["--check", "--log-level", "warn", "."] },
  { name: "dead code", file: "knip", args: ["--no-progress"] }
]

/** Runs the checks two at a time, prints a line for each and the whole output of those that fail; answers how many failed. */
export const runChecks = async (all: ReadonlyArray<Check>): Promise<number> => {
  const waiting = [...all]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const finished = await run({ ...check, output: "keep" })
      if (finished.code !== 0) failed += 1
      console.log(line(check, finished))
    }
  }
  await Promise.all([work(), work()])
  return failed
}

const line = ({ name }: Check, { code, output, seconds }: Finished) =>
  `${code === 0 ? "✓" : "✗"} ${name}  ${seconds.toFixed(1)} s${code === 0 && name !== "build and budgets" ? "" : `\n${output.trimEnd()}`}`
