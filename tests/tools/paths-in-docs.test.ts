import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path/posix"
import { describe, expect, it } from "vitest"

const rooms = ["core", "adapters", "view", "app", "server", "inspector", "tools", "tests", "docs", "public"]
/** A path in a text: it begins with a room and has a folder or a file behind it; `<capability>`, `*` and `{a,b}` stand for several. */
const path = new RegExp(`(?<![\\w./-])(?:${rooms.join("|")})/[\\w./*{},<>-]*[\\w*}>]`, "g")
const link = /\]\((?!https?:|#)([^)#]+)/g

/** Every path of the repository that a document names, in words or as a link. */
const pathsIn = (document: string, text: string): ReadonlyArray<string> => {
  const named = [...text.replaceAll(link, "](").matchAll(path)].map(([own]) => own.replaceAll(/<\w+>/g, "*"))
  const linked = [...text.matchAll(link)].map(([, target = ""]) => normalize(join(dirname(document), target)))
  return [...new Set([...named, ...linked])]
}

const isThere = (own: string): boolean => globSync(own).length > 0

describe("the documents", () => {
  it.each(["README.md", ...globSync("docs/{,decisions/}*.md").toSorted()])("name in %s only paths that there are", (document) => {
    const missing = pathsIn(document, readFileSync(document, "utf8")).filter((own) => !isThere(own))
    expect(missing).toEqual([])
  })

  it("are read for what they name: a path in words, a pattern, a link beside the document", () => {
    const text =
      "`core/domain/cart`, `view/<capability>/x-button.tsx`, tests/paths/*/*.gone.ts and [more](../view/no.ts#part), https://a.b/core/x"
    expect(pathsIn("docs/any.md", text)).toEqual(["core/domain/cart", "view/*/x-button.tsx", "tests/paths/*/*.gone.ts", "view/no.ts"])
    expect(pathsIn("docs/any.md", text).filter((own) => !isThere(own))).toHaveLength(3)
  })
})
