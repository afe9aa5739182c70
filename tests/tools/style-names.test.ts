import { globSync, readFileSync } from "node:fs"
import { join } from "node:path/posix"
import { expect, it } from "vitest"
import { localNames } from "../../tools/build/class-names.ts"

const importOf = /import (\w+) from "([^"]+\.module\.css)"/g
const readOf = (variable: string) => new RegExp(`\\b${variable}\\["([^"]+)"\\]`, "g")
const computedOf = (variable: string) => new RegExp(`\\b${variable}\\[[^"\\]]`)

type Use = { readonly component: string; readonly module: string; readonly names: ReadonlyArray<string>; readonly isComputed: boolean }

/** Names that each component reads from the CSS modules that it imports. */
const uses: ReadonlyArray<Use> = globSync("{view,inspector,app}/**/*.tsx").flatMap((component) => {
  const text = readFileSync(component, "utf8")
  return [...text.matchAll(importOf)].map(([, variable = "", from = ""]) => ({
    component,
    module: join(component, "..", from),
    names: [...text.matchAll(readOf(variable))].map(([, name = ""]) => name),
    isComputed: computedOf(variable).test(text)
  }))
})

it("components read only names that their CSS module has", () => {
  expect(uses.length).toBeGreaterThan(200)
  const missing = uses.flatMap(({ component, module, names }) => {
    const own = new Set(localNames(readFileSync(module, "utf8")))
    return names.filter((name) => !own.has(name)).map((name) => `${component}: ${name}`)
  })
  expect(missing).toEqual([])
})

it("every class of a CSS module is read by a component", () => {
  const unread = [...Map.groupBy(uses, ({ module }) => module)].flatMap(([module, readers]) => {
    if (readers.some(({ isComputed }) => isComputed)) return []
    const read = new Set(readers.flatMap(({ names }) => names))
    const css = readFileSync(module, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)|@keyframes [\w-]+/g, "")
    return [...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))]
      .filter((name) => !read.has(name))
      .map((name) => `${module}: ${name}`)
  })
  expect(unread).toEqual([])
})
