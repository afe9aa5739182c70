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

const placed = ({ file, title }: Verdict): string => `${file.replace(/^.*\/tests\//, "tests/")}: ${title}`
