import type { Plugin } from "vite"

const isOfVisit = /\/core\/shop\/late-machines\.ts$/

/** Entry chunk, whose preload lists remain. */
const isEntryChunk = /^assets\/browser-/

/** Removes files of the `visit` chunk from the preload lists of deferred parts: every page loads them at the first interaction. */
export const withoutVisitPreloads = () => {
  const visitFiles = new Set<string>()
  const plugin: Plugin = {
    name: "without-visit-preloads",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const waiting = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" && file.moduleIds.some((id) => isOfVisit.test(id)) ? [file.fileName] : []
        )
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          const file = bundle[name]
          if (visitFiles.has(name) || file?.type !== "chunk") continue
          visitFiles.add(name)
          waiting.push(...file.imports)
        }
      }
    }
  }
  return { plugin, isBrought: (file: string, host: string): boolean => !isEntryChunk.test(host) && visitFiles.has(file) }
}
