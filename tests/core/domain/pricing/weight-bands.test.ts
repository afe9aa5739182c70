import { expect, it } from "vitest"
import { bandOf } from "../../../../core/domain/pricing/weight-bands.ts"
import { diamonds } from "../../../../server/seed/stones.ts"

it("puts a weight into the band of the trade's price list, both ends included", () => {
  const bands = [
    [0.01, 0.01, 0.03],
    [0.29, 0.23, 0.29],
    [0.3, 0.3, 0.39],
    [0.39, 0.3, 0.39],
    [0.4, 0.4, 0.49],
    [0.69, 0.5, 0.69],
    [0.7, 0.7, 0.89],
    [0.99, 0.9, 0.99],
    [1, 1, 1.49],
    [1.5, 1.5, 1.99],
    [2.99, 2, 2.99],
    [5.99, 5, 5.99],
    [10.99, 10, 10.99]
  ] as const
  expect(bands.map(([weight]) => bandOf(weight))).toEqual(bands.map(([, from, to]) => ({ from, to })))
})

it("has no band below a hundredth of a carat and from eleven carats on", () => {
  expect([0, 0.009, 11, 100, Number.NaN].map(bandOf)).toEqual([null, null, null, null, null])
})

it("gives every weight of two decimals one band, without gaps and overlaps", () => {
  const weights = Array.from({ length: 1_099 }, (_, index) => (index + 1) / 100)
  const inside = weights.map((weight) => {
    const band = bandOf(weight)
    return band !== null && band.from <= weight && weight <= band.to
  })
  expect(new Set(inside)).toEqual(new Set([true]))
  expect(diamonds(500).filter(({ weight }) => bandOf(weight) === null)).toEqual([])
})
