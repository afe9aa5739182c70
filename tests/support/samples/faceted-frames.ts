import type { Effect } from "effect"
import fc from "fast-check"
import { expect } from "vitest"
import type { Filter } from "../../../core/domain/catalogue/filter.ts"
import { frameListing } from "../../../core/domain/constructor/frame-listing.ts"
import { fitsFrame, type FrameCategory, frameCategories } from "../../../core/domain/constructor/frames.ts"
import type { SeatedStone } from "../../../core/domain/constructor/seats.ts"
import { shapes } from "../../../core/domain/product/diamond.ts"
import { countFrameFacets, findBlanks } from "../../../server/constructor/frame-list.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import { blanks, type SeedBlank } from "../../../server/seed/frames/frames.ts"
import { countNaively, fits, variantOf } from "../catalogue/naive-facets.ts"
import { anyFilters } from "./catalog-states.ts"

type Run = <A, E>(program: Effect.Effect<A, E, Database>) => Promise<A>

/** Property: the facets of frames equal a naive count. */
export const frameCounts = (run: Run) =>
  fc.asyncProperty(anyChoice, async (choice) => {
    const { category, filters, stone } = choice
    const things = ofCategory(category, stone).map((blank) => variantsOf(category, blank))
    const { facets, ranges, total } = await run(countFrameFacets(choice))
    expect({ facets, ranges, total }).toEqual(countNaively(frameListing(category), things, filters))
  })

const anySort = fc.constantFrom({ code: "house", direction: "asc" } as const, { code: "price", direction: "desc" } as const, undefined)

/** Property: the list has each blank once, with its cheapest matching frame, in the shop's order or by the price of that frame. */
export const frameList = (run: Run) =>
  fc.asyncProperty(anyChoice, anySort, async (choice, sort) => {
    const { category, filters, stone } = choice
    const { items, total } = await run(findBlanks({ ...choice, ...(sort && { sort }), page: 1, pageSize: 100 }))
    const shown = ofCategory(category, stone).flatMap((blank) => {
      const fitting = fittingOf(category, blank, filters)
      const [least] = fitting.toSorted((one, other) => one.price - other.price || one.id - other.id)
      return least === undefined ? [] : [{ position: blank.position, slug: blank.slug, frame: least.id, price: least.price, fitting }]
    })
    const ordered = shown.toSorted((one, other) => (sort?.code === "price" ? other.price - one.price : 0) || one.position - other.position)
    expect(items.map(({ frame, price, slug }) => ({ frame, price, slug }))).toEqual(
      ordered.map(({ frame, price, slug }) => ({ frame, price, slug }))
    )
    expect(total).toBe(shown.length)
    for (const [index, { metals, previews }] of items.entries()) {
      const { fitting = [], frame } = ordered[index] ?? {}
      const asked = fitting.find(({ id }) => id === frame)
      expect(previews[0]).toContain(`-${asked?.metalColor ?? ""}`)
      for (const metal of metals) {
        const own = fitting.filter((one) => one.metalColor === metal.metalColor && one.metal === metal.metal)
        if (own.length > 0) expect(own.map(({ id }) => id)).toContain(metal.frame)
        expect(metal.previews[0]).toContain(`-${metal.metalColor}`)
      }
    }
  })

const all = blanks()
type SeedFrame = SeedBlank["frames"][number]

const has = (blank: SeedBlank, frame: SeedFrame) => (code: string) => {
  switch (code) {
    case "metal":
      return [frame.metal === "platinum" ? "platinum" : frame.metalColor]
    case "shape":
      return blank.shapes
    case "stones":
      return [blank.stonesCount === 1 ? "one" : "several"]
    case "small":
      return [blank.inserts.length === 0 ? "without" : "with"]
    case "size":
      return frame.size === null ? [] : [String(frame.size)]
    case "price":
      return frame.price
    default:
      throw new Error(code)
  }
}

const ofCategory = (category: FrameCategory, stone: SeatedStone | null) =>
  all.filter((blank) => blank.category === category && (stone === null || fitsFrame(blank, [stone])))

const variantsOf = (category: FrameCategory, blank: SeedBlank) =>
  blank.frames.map((frame) => variantOf(frameListing(category), has(blank, frame)))

/** Frames of a blank that match every filter. */
const fittingOf = (category: FrameCategory, blank: SeedBlank, filters: ReadonlyArray<Filter>) => {
  const variants = variantsOf(category, blank)
  return blank.frames.filter((_, place) => {
    const variant = variants[place]
    return variant !== undefined && filters.every((filter) => fits(frameListing(category), filter, variant))
  })
}

const anyStone = fc.option(
  fc.record({
    shape: fc.constantFrom(...shapes),
    measurements: fc.record({
      length: fc.integer({ min: 300, max: 1200 }).map((value) => value / 100),
      width: fc.integer({ min: 300, max: 1200 }).map((value) => value / 100)
    })
  })
)

const anyChoice = fc
  .constantFrom(...frameCategories)
  .chain((category) => fc.record({ category: fc.constant(category), filters: anyFilters(frameListing(category), 3), stone: anyStone }))
