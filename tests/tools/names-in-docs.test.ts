import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const folders = "{core,adapters,view,app,server,inspector,qa,tools,tests}"
const itself = "names-in-docs.test.ts"

/** Every name in the code, in a string or a comment too. */
const names = new Set(
  globSync([`${folders}/**/*.{ts,tsx,cjs,sql}`, "*.{ts,json}", ".oxlintrc.json"])
    .filter((file) => !file.endsWith(itself))
    .flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z_$][\w$]*/g) ?? [])
)

/** Names of functions, types and fields (`camelCase`, `PascalCase`) between backticks, outside blocks of code. */
const namesIn = (text: string): ReadonlyArray<string> => {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, "")
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.match(/[A-Za-z$][\w$]*/g) ?? [])
  return [...new Set(quoted.filter((name) => /^[A-Za-z]?[a-z\d]+[A-Z]\w*$/.test(name)))]
}

describe("the documents", () => {
  it.each(["README.md", ...globSync("docs/*.md").toSorted()])("name in %s only what the code has", (document) => {
    expect(namesIn(readFileSync(document, "utf8")).filter((name) => !names.has(name))).toEqual([])
  })

  it("are scanned for names between backticks", () => {
    const text = "`askVisit` and `module.requestVisit(x)`, plainText, `npm run qa`, `DueLetters`\n```ts\nconst priceList = 1\n```\n"
    expect(namesIn(text)).toEqual(["askVisit", "requestVisit", "DueLetters"])
  })
})
