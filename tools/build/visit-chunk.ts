import { globSync } from "node:fs"
import { type Graph, reached } from "./module-graph.ts"

/** What every visitor fetches with the first interaction, whatever the page is. */
const ofVisit = [
  "app/browser-calls.ts",
  "app/provide-late.ts",
  "core/shop/capabilities.ts",
  "app/tab-journal.ts",
  "core/shop/late-machines.ts",
  "core/shop/late-plan.ts"
]

/** Where first loads begin (a shopper's screen is one more, in a file of its own), and what the desk of journals fetches by its name. */
const apart = ["app/boot.ts", "app/browser.tsx", "core/journal/report.ts"]

/**
 * The many small rules, forms and schemas that come with the first interaction, as one chunk (`visit`): each by itself they were sixty requests. What the first load
 * of any page has stays out, whole: it imports nothing of this chunk, so no two chunks wait for each other.
 */
export const visitChunk = (root: string) => {
  let known: ReadonlySet<string> | null = null
  return (id: string, graph: Graph): string | null => {
    known ??= modulesOfVisit(root, graph)
    return known.has(id) ? "visit" : null
  }
}

const modulesOfVisit = (root: string, graph: Graph): ReadonlySet<string> => {
  const at = (files: ReadonlyArray<string>) => files.map((file) => `${root}/${file}`)
  const screens = globSync("view/{screens,*/screens}/*-screen.tsx", { cwd: root }).filter((file) => !file.startsWith("view/dev/"))
  const others = reached(at([...apart, ...screens]), graph)
  return new Set([...reached(at(ofVisit), graph)].filter((id) => !others.has(id) && !id.includes("/node_modules/")))
}
