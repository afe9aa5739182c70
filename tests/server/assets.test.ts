import { Effect } from "effect"
import { expect, test } from "vitest"
import { decodeManifest, toAssets } from "../../server/assets.ts"

const manifest = {
  "app/boot.ts": {
    file: "assets/boot-a0.js",
    src: "app/boot.ts",
    isEntry: true,
    dynamicImports: ["app/browser.tsx"],
    css: ["assets/boot-a2.css"]
  },
  "app/browser.tsx": {
    file: "assets/browser-a1.js",
    src: "app/browser.tsx",
    isDynamicEntry: true,
    imports: ["_react.js", "_shell.js"],
    dynamicImports: ["view/screens/diamond-screen.tsx"]
  },
  "_react.js": { file: "assets/react-b1.js", name: "react" },
  "_shell.js": {
    file: "assets/shell-c1.js",
    imports: ["_react.js"],
    css: ["assets/shell-c2.css"],
    assets: ["assets/golos-text-latin-wght-normal-f3.woff2"]
  },
  "_stone.js": { file: "assets/stone-d1.js", imports: ["_react.js"], css: ["assets/stone-d2.css"] },
  "view/screens/diamond-screen.tsx": {
    file: "assets/diamond-e1.js",
    isDynamicEntry: true,
    imports: ["_shell.js", "_stone.js"],
    css: ["assets/diamond-e2.css"]
  },
  "view/screens/home-screen.tsx": { file: "assets/home-g1.js", isDynamicEntry: true },
  "node_modules/x/golos-text-cyrillic-wght-normal.woff2": { file: "assets/golos-text-cyrillic-wght-normal-f1.woff2" },
  "node_modules/x/golos-text-cyrillic-ext-wght-normal.woff2": { file: "assets/golos-text-cyrillic-ext-wght-normal-f2.woff2" },
  "node_modules/x/noto-serif-display-latin-300-normal.woff2": { file: "assets/noto-serif-display-latin-300-normal-f4.woff2" },
  "node_modules/x/noto-serif-display-latin-300-italic.woff2": { file: "assets/noto-serif-display-latin-300-italic-f5.woff2" },
  "node_modules/x/noto-serif-display-cyrillic-300-normal.woff2": { file: "assets/noto-serif-display-cyrillic-300-normal-f6.woff2" }
}

test("a document loads the entry with what it starts, two alphabets of two families, and for a screen only what it adds", async () => {
  expect(toAssets(await Effect.runPromise(decodeManifest(JSON.stringify(manifest))))).toEqual({
    scripts: ["/assets/boot-a0.js"],
    modules: ["/assets/browser-a1.js", "/assets/react-b1.js", "/assets/shell-c1.js"],
    styles: ["/assets/boot-a2.css", "/assets/shell-c2.css"],
    fonts: [
      "/assets/golos-text-latin-wght-normal-f3.woff2",
      "/assets/golos-text-cyrillic-wght-normal-f1.woff2",
      "/assets/noto-serif-display-latin-300-normal-f4.woff2",
      "/assets/noto-serif-display-cyrillic-300-normal-f6.woff2"
    ],
    screens: {
      diamond: { modules: ["/assets/diamond-e1.js", "/assets/stone-d1.js"], styles: ["/assets/diamond-e2.css", "/assets/stone-d2.css"] },
      home: { modules: ["/assets/home-g1.js"], styles: [] }
    }
  })
})

test("a manifest of another form is refused", async () => {
  expect((await Effect.runPromise(Effect.flip(decodeManifest('{"a": {}}')))).message).toContain("file")
})
