import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readJson } from "../../read-json.ts"
import { inRoot } from "../../root.ts"
import { textOf } from "./areas.ts"
import type { SourceMutant } from "./source-mutants.ts"
import { openTestRunner } from "./test-runner.ts"
import { type Visits, visitsFolder, withMarks } from "./visits.ts"

type Options = {
  readonly mutants: ReadonlyArray<SourceMutant>
  /** Test files by mutated file, nearest first. */
  readonly near: ReadonlyMap<string, ReadonlyArray<string>>
}

type MutantVisits = {
  /** Test files that pass without mutants; only their failures count. */
  readonly sound: ReadonlySet<string>
  /** Test files by number of the mutant, most frequent visitor first. */
  readonly visitors: ReadonlyMap<number, ReadonlyArray<string>>
  /** Mutants visited on module load, once per worker: their visitors are unknown. */
  readonly read: ReadonlySet<number>
}

/** Test files per mutated file. */
const maxNear = 4
const batch = 10

/** Runs the nearest tests once with instrumented, unmutated code. */
export const visit = async ({ mutants, near }: Options): Promise<MutantVisits> => {
  const folder = mkdtempSync(join(tmpdir(), "gran-visits-"))
  process.env[visitsFolder] = folder
  const tests = [...new Set([...near.values()].flatMap((each) => each.slice(0, maxNear)))]
  const runner = await openTestRunner({ setup: [inRoot("tools/qa/mutants/visits-setup.ts")], bail: 0, limitMs: 600_000 })
  const texts = markedTexts(mutants)
  const sound = new Set<string>()
  for (let from = 0; from < tests.length; from += batch) {
    const testRun = await runner.run(tests.slice(from, from + batch), texts)
    for (const test of testRun.passed) sound.add(test)
    console.log(`  ${Math.min(from + batch, tests.length)} of ${tests.length} test files examined`)
    for (const test of testRun.failed) console.log(`  left out, because it fails without a mutant: ${test}`)
  }
  await runner.close()
  const visits = readdirSync(folder).map((file) => readJson<Visits>(join(folder, file)))
  rmSync(folder, { recursive: true })
  return { sound, visitors: visitorsFrom(visits, sound), read: new Set(visits.flatMap(({ read }) => read)) }
}

const markedTexts = (mutants: ReadonlyArray<SourceMutant>): ReadonlyMap<string, string> => {
  const byFile = Map.groupBy(mutants.entries(), ([, { file }]) => file)
  return new Map([...byFile].map(([file, marks]) => [file, withMarks(textOf(file), marks)]))
}

const visitorsFrom = (visits: ReadonlyArray<Visits>, sound: ReadonlySet<string>): ReadonlyMap<number, ReadonlyArray<string>> => {
  const all = visits.flatMap(({ test, visited }) =>
    Object.entries(visited).map(([number, times]) => ({ number: Number(number), times, test: test.replace(`${inRoot()}/`, "") }))
  )
  const byNumber = Map.groupBy(
    all.filter(({ test }) => sound.has(test)),
    ({ number }) => number
  )
  return new Map(
    [...byNumber].map(([number, each]) => [number, each.toSorted((one, other) => other.times - one.times).map(({ test }) => test)])
  )
}
