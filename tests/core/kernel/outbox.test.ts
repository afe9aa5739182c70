import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { afterFailure, deferFirst, type AffectedIds } from "../../../core/kernel/outbox.ts"

type Write = { readonly key: number; readonly touches: AffectedIds }
const touches = (write: Write) => write.touches
const keys = (writes: ReadonlyArray<Write>) => writes.map(({ key }) => key)
const of = (...all: ReadonlyArray<AffectedIds>) => all.map((each, key): Write => ({ key, touches: each }))

describe("a write that the shop cannot accept", () => {
  it("lets independent writes go first", () => {
    expect(keys(deferFirst(of(["a"], ["b"], ["a"], ["c"]), touches))).toEqual([1, 3, 0, 2])
  })

  it("holds writes that depend on it, also indirectly", () => {
    expect(keys(deferFirst(of(["a"], ["a", "b"], ["b"], ["c"]), touches))).toEqual([3, 0, 1, 2])
  })

  it("of everything holds everything, and is held by everything", () => {
    expect(keys(deferFirst(of("all", ["a"], ["b"]), touches))).toEqual([0, 1, 2])
    expect(keys(deferFirst(of(["a"], ["b"], "all", ["c"]), touches))).toEqual([1, 0, 2, 3])
  })

  it("is tried three times first", () => {
    const queue = of(["a"], ["b"])
    expect([1, 2, 3].map((tries) => keys(afterFailure(queue, tries, touches)))).toEqual([
      [0, 1],
      [0, 1],
      [1, 0]
    ])
  })

  it("never reorders the writes of one item, and loses nothing", () => {
    const thing = fc.constantFrom("a", "b", "c", "d")
    const touched: fc.Arbitrary<AffectedIds> = fc.oneof(
      { weight: 8, arbitrary: fc.array(thing, { minLength: 1, maxLength: 2 }) },
      fc.constant("all" as const)
    )
    fc.assert(
      fc.property(fc.array(touched, { maxLength: 8 }), (all) => {
        const before = of(...all)
        const after = deferFirst(before, touches)
        expect(keys(after).toSorted()).toEqual(keys(before))
        for (const name of ["a", "b", "c", "d"]) {
          const about = (writes: ReadonlyArray<Write>) =>
            keys(writes.filter((write) => write.touches === "all" || write.touches.includes(name)))
          expect(about(after)).toEqual(about(before))
        }
      })
    )
  })
})
