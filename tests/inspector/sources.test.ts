import { existsSync } from "node:fs"
import { expect, it } from "vitest"
import { machines } from "../../core/shop/machines-by-name.ts"
import { sourceOf } from "../../inspector/sources.ts"

it("names an existing file for every machine but the shop", () => {
  const names = [...Object.keys(machines), "inspector", "comparison"]
  const files = new Map(names.map((name) => [name, sourceOf(name)]))
  expect(names.filter((name) => !existsSync(files.get(name) ?? ""))).toEqual(["shop"])
  expect([files.get("customPiece"), files.get("login"), files.get("inspector")]).toEqual([
    "core/machines/constructor/custom-piece.machine.ts",
    "core/machines/forms/form.machine.ts",
    "inspector/machines/inspector.machine.ts"
  ])
})
