import { expect, it } from "vitest"
import { merged } from "../../../core/kernel/merged.ts"

it("merges records, and refuses a name that two of them define", () => {
  expect(merged([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => merged([{ a: 1, b: 2 }, { b: 3 }])).toThrow("defined twice: b")
})
