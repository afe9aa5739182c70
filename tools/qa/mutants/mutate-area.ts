import { mkdirSync, writeFileSync } from "node:fs"
import { inRoot } from "../../root.ts"
import { isExcused } from "./exceptions.ts"
import { importersIn, readImports } from "../../imports/graph.ts"
import { testsFor } from "../../imports/nearest-tests.ts"
import { type Area, mutantsIn, textOf } from "./areas.ts"
import { sample } from "./sample.ts"
import { applyMutant, type SourceMutant, mutantText } from "./source-mutants.ts"
import { openTestRunner } from "./test-runner.ts"
import { visit } from "./visit.ts"

type Options = {
  readonly area: Area
  readonly count: number
  readonly seed: number
}

/** Test that detected a mutant, if any, and the test files run. */
export type MutantTrial = { readonly what: string; readonly caughtBy: string | null; readonly tests: ReadonlyArray<string> }

/** Test files per mutant: the most frequent visitors, or the nearest. */
const maxTests = 6
/** Limit of one run, because a mutant may loop endlessly. */
const limitMs = 120_000

/** Mutates a sample of an area and runs the tests that visit it. Survivors do not change the exit code. */
export const mutateArea = async ({ area, count, seed }: Options): Promise<number> => {
  const all = mutantsIn(area).filter((mutant) => !isExcused(describeMutant(mutant)))
  const mutants = sample(all, { count, seed })
  console.log(`${area}: ${mutants.length} of ${all.length} mutants by --seed ${seed}`)
  const importers = importersIn(readImports(["tests/e2e/**", "tests/bench/**"]))
  const near = new Map([...new Set(mutants.map(({ file }) => file))].map((file) => [file, testsFor(file, importers)]))
  const { read, sound, visitors } = await visit({ mutants, near })
  const runner = await openTestRunner({ setup: [], bail: 1, limitMs })
  const tried: Array<MutantTrial> = []
  for (const [number, mutant] of mutants.entries()) {
    const nearest = (near.get(mutant.file) ?? []).filter((test) => sound.has(test))
    const visiting = (visitors.get(number) ?? []).slice(0, read.has(number) ? maxTests / 2 : maxTests)
    const tests = [...new Set([...visiting, ...(read.has(number) ? nearest : [])])].slice(0, maxTests)
    const testRun = tests.length === 0 ? null : await runner.run(tests, new Map([[mutant.file, applyMutant(textOf(mutant.file), mutant)]]))
    const what = describeMutant(mutant)
    tried.push({ what, caughtBy: testRun?.failure ?? null, tests })
    console.log(
      testRun?.failure ? `  caught: ${what} (${testRun.failure})` : `  SURVIVES: ${what} (${tests.join(", ") || "no test reaches it"})`
    )
  }
  await runner.close()
  const caught = tried.filter(({ caughtBy }) => caughtBy !== null).length
  mkdirSync(inRoot(".qa"), { recursive: true })
  writeFileSync(inRoot(".qa", `mutants-${area}.json`), JSON.stringify({ area, seed, tried }, null, 1))
  console.log(
    `${area}: ${caught} of ${tried.length} caught, ${((100 * caught) / Math.max(1, tried.length)).toFixed(1)} %; .qa/mutants-${area}.json`
  )
  return 0
}

const describeMutant = (mutant: SourceMutant) => `${mutant.file}:${mutant.line}: ${mutantText(mutant)}`
