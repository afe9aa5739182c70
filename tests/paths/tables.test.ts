import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { describe, expect, it } from "vitest"
import { inRoot } from "../../tools/root.ts"
import { modelFiles } from "../../qa/paths/load-models.ts"
import { unpairedFiles, tableFiles } from "../../qa/paths/pinned-tables.ts"

/** Guards against globs that match no files. */
it("finds the models and the tables", () => {
  expect(modelFiles).toContain("tests/paths/cart/cart.model.ts")
  expect(tableFiles).toContain("tests/paths/cart/cart.table.test.ts")
})

describe("every model has a table file, and every table file a model", () => {
  it("in this repository", () => {
    expect(unpairedFiles(modelFiles, tableFiles)).toEqual([])
  })

  it("unpaired files are reported", () => {
    const [cart, menu] = ["tests/paths/cart/cart.model.ts", "tests/paths/shell/menu.model.ts"]
    const tables = ["tests/paths/cart/cart.table.test.ts", "tests/paths/cart/menu.table.test.ts"]
    expect(unpairedFiles([cart, menu], tables)).toEqual([menu, "tests/paths/cart/menu.table.test.ts"])
  })
})

it.for([...tableFiles])("%s pins the machine of its own model", (file) => {
  const text = readFileSync(inRoot(file), "utf8")
  expect(text).toContain(`import { model } from "./${basename(file).replace(".table.test.ts", ".model.ts")}"`)
  expect(text).toMatch(/\(model\.world\).*\.toMatchInlineSnapshot\(`\s*\[\s*"/)
})

/** The machine of forms is created for each form: the login and the newsletter represent it. */
const withoutModel = ["forms/form"]

it("every other machine has a model, in a folder with the machine's name", () => {
  const machines = globSync(["core/machines/*/*.machine.ts", "inspector/machines/*.machine.ts"], { cwd: inRoot() })
  const placeOf = (file: string) => `${basename(dirname(file))}/${basename(file).replace(/\.(machine|model)\.ts$/, "")}`
  const models = new Set(modelFiles.map(placeOf))
  const places = machines.map((file) => placeOf(file.replace("inspector/machines", "inspector")))
  expect(places.filter((place) => !models.has(place))).toEqual(withoutModel)
})
