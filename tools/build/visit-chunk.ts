import { globSync } from "node:fs"
import { type Graph, reachableModules } from "./module-graph.ts"

/** Modules loaded at the first interaction on every page. */
const ofVisit = [
  "app/browser-calls.ts",
  "app/provide-late.ts",
  "core/shop/capabilities.ts",
  "app/late-ports.ts",
  "app/reports.ts",
  "app/tab-journal.ts",
  "adapters/browser/focus-browser.ts",
  "core/shop/late-machines.ts",
  "core/shop/late-plan.ts"
]

/**
 * Entries of first loads besides screens, those that answer a first press on the header or a link, and the journal desk's module, which is
 * loaded by name.
 */
const excludedEntries = ["app/boot.ts", "app/browser.tsx", "app/navigation-calls.ts", "view/shell/panels.tsx", "core/journal/report.ts"]

/**
 * Bundles the modules of the first interaction into one chunk instead of sixty. Modules of first loads are excluded with their imports, so
 * that no two chunks depend on each other.
 */
export const visitChunk = (root: string) => {
  let modules: ReadonlySet<string> | null = null
  return (id: string, graph: Graph): string | null => {
    modules ??= modulesOfVisit(root, graph)
    return modules.has(id) ? "visit" : null
  }
}

export const visitRoots = (root: string): ReadonlyArray<string> => ofVisit.map((file) => `${root}/${file}`)

const modulesOfVisit = (root: string, graph: Graph): ReadonlySet<string> => {
  const at = (files: ReadonlyArray<string>) => files.map((file) => `${root}/${file}`)
  const screens = globSync("view/screens/**/*-screen.tsx", { cwd: root }).filter((file) => !file.startsWith("view/screens/dev/"))
  const others = reachableModules(at([...excludedEntries, ...screens]), graph)
  return new Set([...reachableModules(at(ofVisit), graph)].filter((id) => !others.has(id) && !id.includes("/node_modules/")))
}
