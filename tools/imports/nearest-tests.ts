import { type Imports, reachedFrom } from "./graph.ts"

/** Tests to run after a change of a file: the nearest ones, and the nearest of every other test folder. */
export const nearestTests = (file: string, importers: Imports): ReadonlyArray<string> => {
  const ranked = rankedTests(file, importers)
  const best = ranked[0]?.rank ?? 0
  const near = ranked.filter(({ rank }) => rank <= best + 1).slice(0, maxNear)
  const folders = Map.groupBy(
    ranked.filter(({ rank }) => rank <= best + 4),
    ({ test }) => test.split("/")[1]
  )
  const ofEachFolder = [...folders.values()].flatMap(([first]) => first ?? [])
  return [...new Set([...near, ...ofEachFolder].map(({ test }) => test))]
}

const maxNear = 8

/** Vitest files that reach a file, nearest first; ties are broken by similar names. */
export const testsFor = (file: string, importers: Imports): ReadonlyArray<string> => rankedTests(file, importers).map(({ test }) => test)

type RankedTest = { readonly test: string; readonly rank: number }

/** Tests with their rank: import distance, less half a step per word shared by both names. */
const rankedTests = (file: string, importers: Imports): ReadonlyArray<RankedTest> =>
  [...reachedFrom(file, importers)]
    .filter(([each]) => /^tests\/.*\.test\.tsx?$/.test(each))
    .map(([test, distance]) => ({ test, rank: distance - likeness(file, test) + (test.startsWith("tests/paths/") ? slowness : 0) }))
    .toSorted((one, other) => one.rank - other.rank)

/** Generated paths reach everything and are slow, so they rank last. */
const slowness = 5

const likeness = (file: string, test: string): number => {
  const words = wordsOf(test)
  return [...wordsOf(file)].filter((word) => words.has(word)).length / 2
}

const wordsOf = (file: string): ReadonlySet<string> =>
  new Set(
    file
      .replace(/\.test\.tsx?$|\.tsx?$/, "")
      .split(/[/.-]/)
      .map((word) => word.replace(/s$/, ""))
  )
