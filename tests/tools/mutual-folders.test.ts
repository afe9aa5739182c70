import { globSync, readFileSync } from "node:fs"
import { dirname, normalize } from "node:path/posix"
import { describe, expect, it } from "vitest"

/** Layers whose folders never import each other both ways. Type imports count. */
const layers = ["core/domain", "core/machines", "core/services", "qa", "server", "view"]

const specifiers = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, path]) => path ?? [])

/** Imports between first-level folders of a layer, as `from to`. Files of the layer itself compose, so they do not count. */
const edgesIn = (layer: string): ReadonlyArray<string> => {
  const folderOf = (file: string): string | undefined => {
    const [folder, ...rest] = file.slice(layer.length + 1).split("/")
    return rest.length === 0 ? undefined : folder
  }
  return globSync(`${layer}/*/**/*.{ts,tsx}`).flatMap((file) =>
    specifiers(readFileSync(file, "utf8")).flatMap((specifier) => {
      const target = normalize(`${dirname(file)}/${specifier}`)
      const [from, to] = [folderOf(file), target.startsWith(`${layer}/`) ? folderOf(target) : undefined]
      return from === undefined || to === undefined || from === to ? [] : [`${from} ${to}`]
    })
  )
}

/** Pairs that import each other. */
const mutual = (imports: ReadonlyArray<string>): ReadonlyArray<string> => {
  const edges = new Set(imports)
  return [...edges].filter((edge) => {
    const [from = "", to = ""] = edge.split(" ")
    return from < to && edges.has(`${to} ${from}`)
  })
}

describe("folders of a layer", () => {
  it.each(layers)("never import each other in %s", (layer) => {
    const edges = edgesIn(layer)
    expect(edges.length).toBeGreaterThan(0)
    expect(mutual(edges)).toEqual([])
  })

  it("are reported once a pair, whichever imports first", () => {
    expect(mutual(["cart orders", "orders cart", "cart ui", "orders cart", "visits orders"])).toEqual(["cart orders"])
  })
})
