import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path/posix"
import { describe, expect, it } from "vitest"

const rooms = ["core", "adapters", "view", "app", "server", "inspector", "qa", "tools", "tests", "docs", "public"]
/** Path in a text: a top-level folder followed by a folder or file; `<capability>`, `*` and `{a,b}` are wildcards. */
const path = new RegExp(`(?<![\\w./-])(?:${rooms.join("|")})/[\\w./*{},<>-]*[\\w*}>]`, "g")
const link = /\]\((?!https?:|#)([^)#]+)/g

/** Every repository path that a document names, in its text or as a link. */
const pathsIn = (document: string, text: string): ReadonlyArray<string> => {
  const named = [...text.replaceAll(link, "](").matchAll(path)].map(([own]) => own.replaceAll(/<\w+>/g, "*"))
  const linked = [...text.matchAll(link)].map(([, target = ""]) => normalize(join(dirname(document), target)))
  return [...new Set([...named, ...linked])]
}

const isThere = (own: string): boolean => globSync(own).length > 0

describe("the documents", () => {
  it.each(["README.md", ...globSync("docs/{,decisions/}*.md").toSorted()])("name in %s only existing paths", (document) => {
    const missing = pathsIn(document, readFileSync(document, "utf8")).filter((own) => !isThere(own))
    expect(missing).toEqual([])
  })

  it("are scanned for paths in text, patterns and relative links", () => {
    const text =
      "`core/domain/cart`, `view/<capability>/x-button.tsx`, tests/paths/*/*.gone.ts and [more](../view/no.ts#part), https://a.b/core/x"
    expect(pathsIn("docs/any.md", text)).toEqual(["core/domain/cart", "view/*/x-button.tsx", "tests/paths/*/*.gone.ts", "view/no.ts"])
    expect(pathsIn("docs/any.md", text).filter((own) => !isThere(own))).toHaveLength(3)
  })
})
