import { expect, it } from "vitest"
import { shortNamesOf, withShortNames } from "../../tools/build/short-names.ts"

const names = shortNamesOf([
  "diamonds-screen-czDGeiF.js",
  "diamonds-screen-czDGeiF.js.map",
  "consent-panel-Bh-6Su.css",
  "home-3loH-yXY.css",
  "golos-text-400-rare-f2a_b1.woff2",
  "one-1234567.js",
  "other-1234567.js"
])

it("assets are named by their hash alone, their source maps with them", () => {
  expect(Object.fromEntries(names)).toEqual({
    "diamonds-screen-czDGeiF.js": "czDGeiF.js",
    "diamonds-screen-czDGeiF.js.map": "czDGeiF.js.map",
    "consent-panel-Bh-6Su.css": "Bh-6Su.css",
    "home-3loH-yXY.css": "oH-yXY.css",
    "golos-text-400-rare-f2a_b1.woff2": "f2a_b1.woff2"
  })
})

it("whole names are replaced: in imports, lists of files, styles and the manifest, but not in its keys", () => {
  const text = `import"./diamonds-screen-czDGeiF.js";["assets/consent-panel-Bh-6Su.css"];url(/assets/golos-text-400-rare-f2a_b1.woff2)`
  expect(withShortNames(text, names)).toBe(`import"./czDGeiF.js";["assets/Bh-6Su.css"];url(/assets/f2a_b1.woff2)`)
  expect(withShortNames(`"_diamonds-screen-czDGeiF.js": "x/old-diamonds-screen-czDGeiF.js"`, names)).toBe(
    `"_diamonds-screen-czDGeiF.js": "x/old-diamonds-screen-czDGeiF.js"`
  )
})
