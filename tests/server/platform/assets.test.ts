import { Effect } from "effect"
import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { decodeManifest, filesOfScreens, screensOf, stylesOf, toAssets, withInlineParts } from "../../../server/platform/assets.ts"

const manifest = {
  "app/boot.ts": {
    file: "assets/boot-a0.js",
    src: "app/boot.ts",
    isEntry: true,
    dynamicImports: ["_browser-a1.js"],
    css: ["assets/boot-a2.css"]
  },
  "_browser-a1.js": {
    file: "assets/browser-a1.js",
    imports: ["_react.js", "_shell.js"],
    dynamicImports: ["view/screens/product/diamond-screen.tsx"]
  },
  "view/cart/buy.late.tsx": { file: "assets/buy-i1.js", imports: ["_stone.js", "_shell.js"], css: ["assets/buy-i2.css"] },
  "view/ui/sheet.tsx": { file: "assets/sheet-j1.js" },
  "_react.js": { file: "assets/react-b1.js", name: "react" },
  "_shell.js": {
    file: "assets/shell-c1.js",
    imports: ["_react.js"],
    css: ["assets/shell-c2.css"]
  },
  "_stone.js": { file: "assets/stone-d1.js", imports: ["_react.js"], css: ["assets/stone-d2.css"] },
  "view/screens/product/diamond-screen.tsx": {
    file: "assets/diamond-e1.js",
    isDynamicEntry: true,
    imports: ["_shell.js", "_stone.js"],
    css: ["assets/diamond-e2.css"],
    dynamicImports: ["view/cart/buy.late.tsx", "view/ui/sheet.tsx"]
  },
  "view/screens/home-screen.tsx": { file: "assets/home-g1.js", isDynamicEntry: true },
  "styles/home.css": { file: "assets/home-h1.css", assets: ["assets/faces-k1.css"], css: ["assets/boot-a2.css", "assets/shell-c2.css"] }
}

const read = (content: unknown) => Effect.runPromise(decodeManifest(JSON.stringify(content)))

test("a document loads the entry with its imports, and then its screen with its imports", async () => {
  const modules = ["/assets/react-b1.js", "/assets/shell-c1.js", "/assets/browser-a1.js"]
  const bare = {
    modules,
    styles: ["/assets/boot-a2.css", "/assets/shell-c2.css"],
    joinedStyles: []
  }
  expect(toAssets(await read(manifest))).toEqual({
    ...bare,
    scripts: ["/assets/boot-a0.js"],
    screens: {
      diamond: {
        ...bare,
        modules: [...modules, "/assets/stone-d1.js", "/assets/diamond-e1.js"],
        styles: [...bare.styles, "/assets/stone-d2.css", "/assets/diamond-e2.css", "/assets/buy-i2.css"]
      },
      home: {
        modules: [...modules, "/assets/home-g1.js"],
        styles: ["/assets/faces-k1.css", "/assets/home-h1.css"],
        joinedStyles: bare.styles
      }
    }
  })
})

test("a document contains the rules of its stylesheets that it uses, allowed by their hash", async () => {
  const contents: Readonly<Record<string, string>> = {
    "/assets/boot-a2.css": "a{top:0}",
    "/assets/shell-c2.css": ".b{top:1px}.c{top:2px}",
    "/assets/faces-k1.css": "@font-face{font-family:F}",
    "/assets/home-h1.css": ".d{top:3px}"
  }
  const { inlineStyle, screens } = withInlineParts(toAssets(await read(manifest)), (address) => contents[address] ?? "")
  expect(inlineStyle?.('<p class="b">').text).toBe("a{top:0}.b{top:1px}")
  const text = "@font-face{font-family:F}.d{top:3px}"
  expect(screens["home"]?.inlineStyle?.('<p class="d">')).toEqual({
    text,
    source: `'sha256-${createHash("sha256").update(text).digest("base64")}'`
  })
})

test("the joined stylesheets of a screen are the shop's, then its parts', then its own", async () => {
  const known = await read(manifest)
  expect(screensOf(known)).toEqual(["diamond", "home"])
  expect(stylesOf(known, "diamond")).toEqual([
    ...["assets/boot-a2.css", "assets/shell-c2.css", "assets/stone-d2.css"],
    ...["assets/diamond-e2.css", "assets/buy-i2.css"]
  ])
  expect(stylesOf(known, null)).toEqual(["assets/boot-a2.css", "assets/shell-c2.css"])
})

test("a screen's code is its chunk beyond the shop's, and its late parts, without code loaded on demand", async () => {
  expect(filesOfScreens(await read(manifest))).toEqual({
    diamond: [
      "/assets/stone-d1.js",
      "/assets/stone-d2.css",
      "/assets/diamond-e1.js",
      "/assets/diamond-e2.css",
      "/assets/buy-i1.js",
      "/assets/buy-i2.css"
    ],
    home: ["/assets/home-g1.js"],
    order: [],
    diamondOrder: [],
    blogSkeleton: []
  })
})

test("a manifest of another form is refused", async () => {
  expect((await Effect.runPromise(Effect.flip(decodeManifest('{"a": {}}')))).message).toContain("file")
})
