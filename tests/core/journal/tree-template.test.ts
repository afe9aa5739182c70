import { expect, it } from "vitest"
import type { Tree } from "../../../core/journal/journal.ts"
import { treeTemplates } from "../../../core/journal/tree-template.ts"

/** A tree with the place twice (once in a list) and the data once; `name` belongs to neither. */
const treeOf = (place: object, data: object, name = "ready"): Tree => ({
  root: "shop",
  timers: {},
  snapshot: {
    status: "active",
    output: undefined,
    error: undefined,
    value: name,
    context: { place, visited: [null, place], data }
  } as never
})

const first = [{ path: "/a" }, { items: [1] }] as const
const second = [{ path: "/b" }, { items: [2, 3] }] as const

it("the first tree of a kind is built, the next one reuses it with its own contents", () => {
  const templated = treeTemplates()
  const made: Array<string> = []
  const make = ([place, data]: typeof first | typeof second) => {
    made.push(place.path)
    return treeOf(place, data)
  }
  expect(templated("list", first, () => make(first))).toEqual(treeOf(...first))
  expect(templated("list", second, () => make(second))).toEqual(treeOf(...second))
  expect(made).toEqual(["/a"])
})

it("each kind has its own template", () => {
  const templated = treeTemplates()
  templated("list", first, () => treeOf(...first))
  expect(templated("stone", second, () => treeOf(...second, "stone"))).toEqual(treeOf(...second, "stone"))
})

it("contents are replaced by identity, and one that does not occur changes nothing", () => {
  const templated = treeTemplates()
  const make = () => treeOf({ path: "/a" }, first[1])
  templated("list", first, make)
  expect(templated("list", second, make)).toEqual(treeOf({ path: "/a" }, second[1]))
})

it("trees do not share changes", () => {
  const templated = treeTemplates()
  const before = templated("list", first, () => treeOf(...first))
  const after = templated("list", second, () => treeOf(...second))
  templated("list", first, () => treeOf(...first))
  expect([before, after]).toEqual([treeOf(...first), treeOf(...second)])
})
