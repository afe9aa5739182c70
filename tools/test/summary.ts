import { stripVTControlCharacters } from "node:util"
import type { Verdict } from "./tally.ts"

const slowestListed = 20

/** Tests that needed a retry, and the slowest ones. */
export const summaryOf = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<string> => {
  const slowest = verdicts.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestListed)
  const unsteady = verdicts.filter(({ outcome }) => outcome === "unsteady")
  return [
    ...(slowest.length === 0 ? [] : ["The slowest tests:"]),
    ...slowest.map((verdict) => `  ${verdict.seconds.toFixed(1).padStart(6)} s  ${placed(verdict)}`),
    ...(unsteady.length === 0 ? [] : ["Needed a second try (npm run steady -- FILE runs a file fifty times):"]),
    ...unsteady.map((verdict) => `  ${placed(verdict)}`)
  ]
}

const placed = ({ file, title }: Verdict): string => (file === "" ? title : `${file.replace(/^.*\/tests\//, "tests/")}: ${title}`)

/** Error lines per test; the full error is printed above. */
const errorLines = 6

/** Failed tests with the first lines of their errors, for the end of logs, which are often truncated to their tail. */
export const failuresOf = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<string> =>
  verdicts
    .filter(({ outcome }) => outcome === "failed")
    .flatMap((verdict) => [
      placed(verdict),
      ...firstLines(verdict.reason ?? "")
        .slice(0, errorLines)
        .map((line) => `  ${line}`)
    ])

const firstLines = (text: string): ReadonlyArray<string> =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
