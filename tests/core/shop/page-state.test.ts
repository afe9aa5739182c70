import { expect, it } from "vitest"
import type { Tree } from "../../../core/journal/journal.ts"
import { type PageSettings, pageStateOf } from "../../../core/shop/page-state.ts"

const tree: Tree = { root: "shop", snapshot: { status: "active", output: undefined, error: undefined }, timers: {} }
const usual = { build: "b", clientKey: "k", debug: false }

it.each<readonly [what: string, settings: PageSettings]>([
  ["nothing is set", usual],
  [
    "everything is said to be absent",
    { ...usual, buildPeriodMs: null, captcha: null, maps: null, marketing: {}, reportsUrl: null, hasInspector: false }
  ]
])("a document contains only the needed state where %s", (_, settings) => {
  expect(pageStateOf(settings, tree)).toEqual({ ...usual, tree })
})

it("a document contains the set values", () => {
  const set = {
    captcha: { script: "https://captcha.example/a.js", clientKey: "c" },
    maps: { script: "https://maps.example/a.js", key: "m" },
    marketing: { pixel: { script: "https://pixel.example/a.js", id: "1" } },
    buildPeriodMs: 0,
    reportsUrl: "https://reports.example/"
  }
  expect(pageStateOf({ ...usual, debug: true, ...set, hasInspector: true }, tree)).toEqual({
    ...{ ...usual, debug: true, tree },
    ...set,
    isInspectable: true
  })
})

it("a document does not contain the server's own options", () => {
  const options = { ...usual, publicUrl: "https://gran.test", hasTools: true, log: () => undefined }
  expect(Object.keys(pageStateOf(options, tree))).toEqual(["build", "clientKey", "debug", "tree"])
})
