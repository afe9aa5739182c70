import { relative } from "node:path"
import { describe, expect, it } from "vitest"
import { changedSince, codeOf, isOfThird } from "../../tools/qa/chosen-paths.ts"
import { inRoot, root } from "../../tools/root.ts"

describe("the paths that a run of continuous integration walks in the browser", () => {
  it("are those of a machine whose code has changed, whatever file of it that was", () => {
    const code = codeOf(inRoot("tests/paths/cart/cart.model.ts")).map((file) => relative(root, file))
    expect(code).toEqual(
      expect.arrayContaining(["tests/paths/cart/cart.model.ts", "core/machines/cart/cart.machine.ts", "core/domain/cart/cart-writes.ts"])
    )
    expect(code.filter((file) => file.startsWith("view/"))).toEqual([])
  })

  it("are of the other machines a third, another one at another seed, the same at the same", () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `path ${index}`)
    const thirds = [1, 2].map((seed) => names.filter((name) => isOfThird(seed, name)))
    for (const third of thirds) expect(Math.abs(third.length - 1_000)).toBeLessThan(100)
    expect(thirds[0]).not.toEqual(thirds[1])
    expect(names.filter((name) => isOfThird(1, name))).toEqual(thirds[0])
  })

  it("are all where the commit is not known, or is none", async () => {
    expect(await changedSince("0".repeat(40), 1)).toBeNull()
    expect(await changedSince("--output=/tmp/x", 1)).toBeNull()
  })
})
