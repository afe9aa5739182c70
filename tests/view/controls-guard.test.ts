import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Files that pass on commands of others, or whose controls a test of another name covers, each with the reason. */
const tested: Readonly<Record<string, string>> = {
  "view/shop-context.tsx": "gives the functions that send",
  "view/forms/form-context.ts": "passes on the commands of fields",
  "view/use-send.ts": "gives the functions that send",
  "view/gallery/gallery-gestures.ts": "tests/e2e/product/product-pages.spec.ts: fingers, the mouse and the wheel need a layout",
  "view/screens/dev/dialogs-screen.tsx": "tests/view/dev/dialogs-screen.test.tsx",
  "view/reviews/photos-field.tsx": "tests/view/reviews/photos-field.test.tsx"
}

/** Command in a file's text: its type, in a call that sends it or in a value that is sent. */
const command = /\btype: "([a-zA-Z]+[.:][a-zA-Z]+)"/g
const sends = /\buseSend\(|\.send\(|\bsend\(|\busePoint\(|\buseTellWhenRunning\(|\bgive\(/

const code = (file: string) => readFileSync(file, "utf8").replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
const controls = globSync("tests/view/**/*-controls.test.tsx").map((file) => readFileSync(file, "utf8"))
const senders = globSync("view/**/*.{ts,tsx}").filter((file) => sends.test(code(file)) && tested[file] === undefined)

it("has a row of a controls test for each file of the view that sends a command", () => {
  const missing = senders.filter((file) => !controls.some((text) => text.includes(file)))
  expect(
    missing,
    "These files send commands and no test says which control sends what. Add a table for each: testControls(<its path>, …) in tests/view/<capability>/<capability>-controls.test.tsx"
  ).toEqual([])
})

it("has a row for each command that such a file sends", () => {
  const missing = senders.flatMap((file) => {
    const naming = controls.filter((text) => text.includes(file))
    const types = new Set([...code(file).matchAll(command)].map(([, type]) => type ?? ""))
    return [...types].filter((type) => !naming.some((text) => text.includes(`"${type}"`))).map((type) => `${file}: ${type}`)
  })
  expect(
    missing,
    "These commands stand in no row of the controls test that names their file. Add a row for the control that sends each"
  ).toEqual([])
})

it("excuses only files that send", () => {
  expect(Object.keys(tested).filter((file) => !globSync("view/**/*.{ts,tsx}").includes(file))).toEqual([])
})
