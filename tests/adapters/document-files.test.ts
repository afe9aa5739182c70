import { expect, it } from "vitest"
import { documentFiles } from "../../adapters/node/document-files.ts"
import type { LoadedFiles } from "../../core/domain/content/loaded-files.ts"

const loadedAs = (name: string): LoadedFiles => ({
  modules: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
  joinedStyles: []
})

const [bare, home, jewelry] = [loadedAs("bare"), loadedAs("home"), loadedAs("jewelry")]
const filesOf = documentFiles({ ...bare, scripts: ["/assets/boot.js"], screens: { home, jewelry } })

it("a document has the files of its screen, and only the common ones without a screen or files of its own", () => {
  expect([null, "home", "jewelry", "icons"].map((screen) => filesOf(screen as "home" | null, "").loaded)).toEqual([
    bare,
    home,
    jewelry,
    bare
  ])
})

it("a document has the style for its content if the build has one", () => {
  const inline = { ...home, inlineStyle: (html: string) => ({ text: `/* ${html} */`, source: "'sha256-x'" }) }
  const { entries, style } = documentFiles({ ...bare, scripts: ["/assets/boot.js"], screens: { home: inline } })("home", "<main>")
  expect([entries, style]).toEqual([["/assets/boot.js"], { text: "/* <main> */", source: "'sha256-x'" }])
  expect(filesOf("home", "<main>").style).toBeUndefined()
})
