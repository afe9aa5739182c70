import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { parseSync } from "vite"
import { inRoot } from "../root.ts"

/** Imported files by file, from the root, without type imports, which have no effect at run time. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

const code = "{core,adapters,view,app,server,inspector,qa,tools,tests}/**/*.{ts,tsx}"
/** Imports the model files by name. */
const modelLoader = "qa/paths/load-models.ts"

/** Reads the imports of all code except `exclude`. */
export const readImports = (exclude: ReadonlyArray<string> = []): Imports => {
  const files = globSync(code, { cwd: inRoot(), exclude: [...exclude] })
  const models = files.filter((file) => file.endsWith(".model.ts"))
  return new Map(
    files.map((file) => {
      const specifiers = importsIn(file, readFileSync(inRoot(file), "utf8"))
      const imported = specifiers.map((specifier) => posix.join(posix.dirname(file), specifier.replace(/\?.*$/, "")))
      return [file, new Set([...imported, ...(file === modelLoader ? models : [])])]
    })
  )
}

/** Importing files by file. */
export const importersIn = (imports: Imports): Imports => {
  const importers = new Map<string, Set<string>>()
  for (const [file, imported] of imports) for (const each of imported) importers.set(each, (importers.get(each) ?? new Set()).add(file))
  return importers
}

/** Relative specifiers, static and dynamic, without type imports. */
export const importsIn = (file: string, text: string): ReadonlyArray<string> => {
  const { module } = parseSync(file, text)
  const { dynamicImports, staticExports, staticImports } = module
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
  const reexported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : [moduleRequest?.value ?? ""]))
  )
  const late = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1))
  const all = [...imported.map(({ moduleRequest }) => moduleRequest.value), ...reexported, ...late]
  return [...new Set(all.filter((specifier) => specifier.startsWith(".")))]
}

/** A file and its transitive imports with distances, nearest first. */
export const reachedFrom = (file: string, edges: Imports): ReadonlyMap<string, number> => {
  const distances = new Map([[file, 0]])
  for (const [each, distance] of distances)
    for (const next of edges.get(each) ?? []) if (!distances.has(next)) distances.set(next, distance + 1)
  return distances
}
