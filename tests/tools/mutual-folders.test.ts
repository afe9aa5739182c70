import { globSync, readFileSync } from "node:fs"
import { dirname, normalize } from "node:path/posix"
import { describe, expect, it } from "vitest"

/** Most pairs of folders that may import each other, per layer. Type imports count. */
const most = { "core/domain": 0, "core/machines": 0, "core/services": 0, server: 0, view: 4 }

const specifiers = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].flatMap(([, path]) => path ?? [])

/** Pairs of first-level folders of `layer` that import each other. Files of the layer itself compose, so they do not count. */
const mutualIn = (layer: string): ReadonlyArray<string> => {
  const folderOf = (file: string): string | undefined => {
    const [folder, ...rest] = file.slice(layer.length + 1).split("/")
    return rest.length === 0 ? undefined : folder
  }
  const edges = new Set(
    globSync(`${layer}/*/**/*.{ts,tsx}`).flatMap((file) =>
      specifiers(readFileSync(file, "utf8")).flatMap((specifier) => {
        const target = normalize(`${dirname(file)}/${specifier}`)
        const [from, to] = [folderOf(file), target.startsWith(`${layer}/`) ? folderOf(target) : undefined]
        return from === undefined || to === undefined || from === to ? [] : [`${from} ${to}`]
      })
    )
  )
  return [...edges].filter((edge) => {
    const [from = "", to = ""] = edge.split(" ")
    return from < to && edges.has(`${to} ${from}`)
  })
}

describe("folders of a layer", () => {
  it.each(Object.entries(most))("%s has at most %i pairs that import each other", (layer, limit) => {
    const mutual = mutualIn(layer)
    expect(mutual.slice(limit)).toEqual([])
  })

  it("import each other in a layer where they are known to", () => {
    expect(mutualIn("view").length).toBeGreaterThan(0)
  })
})
