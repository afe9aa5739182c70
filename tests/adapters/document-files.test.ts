import { expect, it } from "vitest"
import { documentFiles } from "../../adapters/node/document-files.ts"
import type { Loaded } from "../../core/domain/content/loaded-files.ts"

const loadedAs = (name: string): Loaded => ({
  modules: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
  joinedStyles: []
})

const [bare, home, jewelry] = [loadedAs("bare"), loadedAs("home"), loadedAs("jewelry")]
const filesOf = documentFiles({ ...bare, scripts: ["/assets/boot.js"], screens: { home, jewelry } })

it("a document has the files of its screen, and only the common ones without a screen or files of its own", () => {
  expect([null, "home", "jewelry", "icons"].map((screen) => filesOf(screen as "home" | null).loaded)).toEqual([bare, home, jewelry, bare])
})

it("styles are linked, or written into the document if their content is given", () => {
  const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
  expect(filesOf("home").tags).toBe(`<link rel="stylesheet" href="/assets/home.css">${icon}`)
  const inline = { ...home, inlineStyle: { text: "main{color:red}", source: "'sha256-x'" } }
  const { entries, tags } = documentFiles({ ...bare, scripts: ["/assets/boot.js"], screens: { home: inline } })("home")
  expect([tags, entries]).toEqual([`<style>main{color:red}</style>${icon}`, ["/assets/boot.js"]])
})

it("all pages of a screen have the same files", () => {
  expect(filesOf("home")).toBe(filesOf("home"))
})
