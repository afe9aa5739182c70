import { diamondListing } from "../../../core/domain/catalogue/diamond-listing.ts"
import type { Filter, Sort } from "../../../core/domain/catalogue/filter.ts"
import { isGraded } from "../../../core/domain/product/diamond-grades.ts"
import type { SeedDiamond } from "../../../server/seed/seed-diamond.ts"
import { type Counted, countNaively, fits, naiveCounts, variantOf } from "../catalogue/naive-facets.ts"
import { brightnessGradeOfStone, brightnessOfStone } from "../optics/brightness.ts"
import { farStones } from "./far-stones.ts"

/** Stones of the seed in two segments of the bitmaps, and their facets counted naively. */
export const facetedStones = (count: number) => {
  const { replace, stones } = farStones(count)
  const counted: ReadonlyArray<Counted> = stones.map((stone) => [variantOf(diamondListing, has(stone))])
  return {
    stones,
    counted,
    replace,
    count: naiveCounts(diamondListing, counted),
    countOf: (things: ReadonlyArray<Counted>, filters: ReadonlyArray<Filter>) => countNaively(diamondListing, things, filters),
    /** Stones that match every filter, sorted. */
    fitting: (filters: ReadonlyArray<Filter>, sort: Sort): ReadonlyArray<SeedDiamond> =>
      sorted(
        stones.filter((_, index) => (counted[index] ?? []).some((stone) => filters.every((filter) => fits(diamondListing, filter, stone)))),
        sort
      )
  }
}

const laboratories: Readonly<Record<string, string>> = { GIA: "gia", IGI: "igi", HRD: "hrd", МГУ: "mgu" }

const has = (stone: SeedDiamond) => (code: string) => {
  switch (code) {
    case "color":
      return [isGraded(stone.color) ? stone.color.toLowerCase() : "fancy"]
    case "hue":
      return isGraded(stone.color) ? [] : [stone.color.split(" ").at(-1)?.toLowerCase() ?? ""]
    case "intensity":
      return isGraded(stone.color) ? [] : [stone.color.split(" ").slice(0, -1).join("_").toLowerCase()]
    case "certificate":
      return [stone.cert === null ? "none" : (laboratories[stone.cert.split(" ")[0] ?? ""] ?? "other")]
    case "fluorescence":
      return [stone.fluorescence.toLowerCase().replace(" ", "_")]
    case "brightness":
      return [brightnessGradeOfStone(stone) ?? []].flat()
    case "ratio":
      return stone.measurements.length / stone.measurements.width
    case "weight":
    case "price":
    case "table":
    case "depth":
      return stone[code]
    case "shape":
    case "clarity":
    case "cut":
    case "polish":
    case "symmetry":
      return stone[code] === null ? [] : [stone[code].toLowerCase()]
    default:
      throw new Error(code)
  }
}

const keys: Readonly<Record<string, (stone: SeedDiamond) => number>> = {
  novelty: ({ addedAt }) => Date.parse(addedAt),
  price: ({ price }) => price,
  price_per_carat: ({ pricePerCarat }) => pricePerCarat,
  weight: ({ weight }) => weight,
  brightness: (stone) => brightnessOfStone(stone) ?? Number.NaN
}

const sorted = (of: ReadonlyArray<SeedDiamond>, { code, direction }: Sort) => {
  const key = keys[code] ?? (() => 0)
  const turn = direction === "asc" ? 1 : -1
  return of.toSorted(
    (one, other) =>
      Number(other.isAvailableForSale) - Number(one.isAvailableForSale) ||
      Number(Number.isNaN(key(one))) - Number(Number.isNaN(key(other))) ||
      turn * (key(one) - key(other) || one.id - other.id)
  )
}
