import type { Plugin } from "vite"

const isOfVisit = /\/core\/shop\/late-machines\.ts$/

/** Chunk of the entry, which keeps its preload lists. */
const isEntryChunk = /^assets\/browser-/

/**
 * Removes the files of the `visit` chunk (`visit-chunk.ts`) from the preload lists of deferred parts: every page loads them after hydration
 * anyway.
 */
export const whatVisitBrings = () => {
  const brought = new Set<string>()
  const plugin: Plugin = {
    name: "what-visit-brings",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const waiting = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" && file.moduleIds.some((id) => isOfVisit.test(id)) ? [file.fileName] : []
        )
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          const file = bundle[name]
          if (brought.has(name) || file?.type !== "chunk") continue
          brought.add(name)
          waiting.push(...file.imports)
        }
      }
    }
  }
  return { plugin, isBrought: (file: string, host: string): boolean => !isEntryChunk.test(host) && brought.has(file) }
}
