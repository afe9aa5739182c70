import type { Plugin } from "vite"

const isOfVisit = /\/core\/shop\/late-machines\.ts$/

/** Who names the files of the visit: what is alive first fetches them. */
const namesThem = /^assets\/browser-/

/**
 * Which files come with the chunk of the visit (`visit-chunk.ts`). Every page fetches it once it is alive, ahead of its own late parts or together with them: these
 * need not name its two dozen files once more.
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
  return { plugin, isBrought: (file: string, host: string): boolean => !namesThem.test(host) && brought.has(file) }
}
