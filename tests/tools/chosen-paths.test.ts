import { describe, expect, it } from "vitest"
import { reachedFrom, readImports } from "../../tools/imports/graph.ts"
import { changedSince, capabilityLines } from "../../tools/qa/chosen-paths.ts"

describe("the generated paths that a share walks in the browser", () => {
  it("belong to a changed machine by everything that its model imports, except views", () => {
    const code = [...reachedFrom("tests/paths/cart/cart.model.ts", readImports(["tests/e2e/**", "tests/bench/**"])).keys()]
    expect(code).toEqual(
      expect.arrayContaining(["tests/paths/cart/cart.model.ts", "core/machines/cart/cart.machine.ts", "core/domain/cart/cart-writes.ts"])
    )
    expect(code.filter((file) => /^view\/|\.model\.ts$/.test(file))).toEqual(["tests/paths/cart/cart.model.ts"])
  })

  it("are all of them if files of its capability have changed, and a third if only others have", () => {
    const imports = readImports(["tests/e2e/**", "tests/bench/**"])
    const linesOf = (file: string) => capabilityLines("tests/paths/cart/cart.model.ts", new Map([[file, 12]]), imports)
    const [own, others] = [
      ["core/machines/cart/cart.machine.ts", "core/domain/cart/cart-writes.ts"],
      ["core/domain/text/money.ts", "core/machines/account/login.machine.ts"]
    ]
    expect([own.map(linesOf), others.map(linesOf)]).toEqual([
      [12, 12],
      [0, 0]
    ])
  })

  it("are all of them if git does not have the commit", async () => {
    expect(await changedSince("0".repeat(40), 1)).toBeNull()
    expect(await changedSince("--output=/tmp/x", 1)).toBeNull()
  })
})
