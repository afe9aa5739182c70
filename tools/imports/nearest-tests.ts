import { type Imports, reachedFrom } from "./graph.ts"

/** Tests nearest to a file, and the nearest of every other test folder. */
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

/** Vitest files that reach a file, nearest first. */
export const testsFor = (file: string, importers: Imports): ReadonlyArray<string> => rankedTests(file, importers).map(({ test }) => test)

type RankedTest = { readonly test: string; readonly rank: number }

/** Rank: import distance, less half a step for each word in both names. */
const rankedTests = (file: string, importers: Imports): ReadonlyArray<RankedTest> =>
  [...reachedFrom(file, importers)]
    .filter(([each]) => /^tests\/.*\.test\.tsx?$/.test(each))
    .map(([test, distance]) => ({ test, rank: distance - similarity(file, test) + (test.startsWith("tests/paths/") ? pathsPenalty : 0) }))
    .toSorted((one, other) => one.rank - other.rank)

/** Generated paths reach everything and are slow, so they rank last. */
const pathsPenalty = 5

const similarity = (file: string, test: string): number => {
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
