import { describe, expect, it } from "vitest"
import { inOrder } from "../../tools/test/file-order.ts"

describe("the order of test files", () => {
  const files = ["long.node", "long.jsdom", "near.jsdom", "short.node", "near.node"]
  const orderOf = (near: (file: string) => boolean) => inOrder(files, (file) => ({ isNear: near(file), group: file.split(".")[1] ?? "" }))

  it("has files of one environment after another, each in the given order", () => {
    expect(orderOf(() => false)).toEqual(["long.node", "short.node", "near.node", "long.jsdom", "near.jsdom"])
  })

  it("begins with the files near the change", () => {
    expect(orderOf((file) => file.startsWith("near"))).toEqual(["near.jsdom", "near.node", "long.node", "short.node", "long.jsdom"])
  })
})
