import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { parseSync } from "vite"
import { inRoot } from "../../root.ts"

/** Which files import a file, of the whole repository but what only a browser runs. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const texts = "{core,adapters,view,app,server,inspector,scripts,tests}/**/*.{ts,tsx}"
/** It reads the models by their names. */
const loader = "tests/support/paths/load-models.ts"

export const importersOf = (): ImportGraph => {
  const importers = new Map<string, Set<string>>()
  const note = (from: string, to: string) => importers.set(to, (importers.get(to) ?? new Set()).add(from))
  const files = globSync(texts, { cwd: inRoot(), exclude: ["tests/e2e/**", "tests/bench/**"] })
  for (const file of files) {
    for (const specifier of importsIn(file, readFileSync(inRoot(file), "utf8"))) note(file, posix.join(posix.dirname(file), specifier))
    if (file.endsWith(".model.ts")) note(loader, file)
  }
  return importers
}

/** What a text imports from its neighbours, but for types. */
export const importsIn = (file: string, text: string): ReadonlyArray<string> => {
  const { module } = parseSync(file, text)
  const { dynamicImports, staticExports, staticImports } = module
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : [moduleRequest?.value ?? ""]))
  )
  const late = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
  const all = [...imported.map(({ moduleRequest }) => moduleRequest.value), ...passedOn, ...late]
  return [...new Set(all.filter((specifier) => specifier.startsWith(".")))]
}

/** The test files that a file gets into, the nearest first; of those that are as near, the one that is called like it. */
export const testsFor = (file: string, importers: ImportGraph): ReadonlyArray<string> => {
  const far = new Map([[file, 0]])
  for (const [each, distance] of far)
    for (const importer of importers.get(each) ?? []) if (!far.has(importer)) far.set(importer, distance + 1)
  const rank = (test: string) => (far.get(test) ?? 0) - likeness(file, test) + (test.startsWith("tests/paths/") ? slowness : 0)
  return [...far.keys()].filter((each) => /^tests\/.*\.test\.tsx?$/.test(each)).toSorted((one, other) => rank(one) - rank(other))
}

/** Generated paths go through everything and take their time: they look at what nothing else is near to. */
const slowness = 5

/** How many words of the names are the same: half a step each, so that it decides among those that are near. */
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
