import { stripVTControlCharacters } from "node:util"
import type { Verdict } from "./tally.ts"

/** So many of the slowest tests are listed after a run. */
const listed = 20

/** What a whole run says at its end: the tests that needed a second try, and the slowest ones with their files, a line each. */
export const summaryOf = (verdicts: ReadonlyArray<Verdict>): ReadonlyArray<string> => {
  const slowest = verdicts.toSorted((one, other) => other.seconds - one.seconds).slice(0, listed)
  const unsteady = verdicts.filter(({ outcome }) => outcome === "unsteady")
  return [
    ...(slowest.length === 0 ? [] : ["The slowest tests:"]),
    ...slowest.map((verdict) => `  ${verdict.seconds.toFixed(1).padStart(6)} s  ${placed(verdict)}`),
    ...(unsteady.length === 0 ? [] : ["Needed a second try (npm run steady -- FILE runs a file fifty times):"]),
    ...unsteady.map((verdict) => `  ${placed(verdict)}`)
  ]
}

const placed = ({ file, title }: Verdict): string => (file === "" ? title : `${file.replace(/^.*\/tests\//, "tests/")}: ${title}`)

/** At most so many lines of an error are repeated; the whole of it stands above, at its test. */
const errorLines = 6

/** Lists failed tests with the first lines of their errors, for the end of a run's output: a long log is often cut to its tail. */
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
