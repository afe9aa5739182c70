import { expect, it } from "vitest"
import { mergeParts } from "../../../core/kernel/merge-parts.ts"

it("merges records, and refuses a name that two of them define", () => {
  expect(mergeParts([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => mergeParts([{ a: 1, b: 2 }, { b: 3 }])).toThrow("defined twice: b")
})
