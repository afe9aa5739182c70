import { expect, it } from "vitest"
import { documentFiles } from "../../adapters/node/document-files.ts"
import type { Loaded } from "../../core/domain/content/loaded-files.ts"

const loadedAs = (name: string): Loaded => ({
  modules: [`/assets/${name}.js`],
  styles: [`/assets/${name}.css`],
  joinedStyles: [],
  fonts: [`/assets/${name}.woff2`]
})

const [bare, home, jewelry] = [loadedAs("bare"), loadedAs("home"), loadedAs("jewelry")]
const filesOf = documentFiles({ ...bare, scripts: ["/assets/boot.js"], screens: { home, jewelry } })

it("a document has the files of its screen, and only the common ones without a screen or files of its own", () => {
  expect([null, "home", "jewelry", "icons"].map((screen) => filesOf(screen as "home" | null).loaded)).toEqual([bare, home, jewelry, bare])
})

it("styles are loaded first, then files of the first view, then the script, which waits for all of them", () => {
  expect(filesOf("home").tags).toBe(
    '<link rel="stylesheet" href="/assets/home.css">' +
      '<link rel="preload" href="/assets/home.woff2" as="font" type="font/woff2" crossorigin fetchpriority="low">' +
      '<script type="module" src="/assets/boot.js" fetchpriority="low"></script>' +
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
  )
})

it("a page painted with its visitor's arrangement waits only for the script", () => {
  expect(filesOf("jewelry").tags).toContain('<script type="module" src="/assets/boot.js" blocking="render"></script>')
})

it("all pages of a screen have the same files", () => {
  expect(filesOf("home")).toBe(filesOf("home"))
})
