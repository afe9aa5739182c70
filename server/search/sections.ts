import { Effect } from "effect"
import { catalogAddress, plainState } from "../../core/domain/catalogue/address.ts"
import { valuesOf } from "../../core/domain/catalogue/change.ts"
import { chipsOf } from "../../core/domain/catalogue/chips.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import { type Filter, isRange } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { categories, categoryNames } from "../../core/domain/product/jewelry.ts"
import { countFittingByCategory } from "../catalogue/jewelry-categories.ts"
import { asksForStone, type Plan } from "../../core/domain/search/plan.ts"

type Section = { readonly title: string; readonly link: string; readonly count: number }
type Totals = { readonly jewelry: number; readonly diamonds: number }

/** Sections with results: named categories or all jewelry, and diamonds. */
export const findSections = Effect.fn("findSections")(function* (plans: Plans, totals: Totals) {
  const { diamonds, jewelry } = plans
  const isListed = jewelry !== null && jewelry.ids === null && jewelry.carats === null && !asksForStone(jewelry.stone) && totals.jewelry > 0
  const isOfStones = diamonds !== null && totals.diamonds > 0
  const ofStones = isOfStones ? [toSection(diamondListing, "Бриллианты", diamonds.filters, totals.diamonds)] : []
  return isListed ? [...(yield* sectionsOfPieces(jewelry.filters, totals.jewelry)), ...ofStones] : ofStones
})

type Plans = { readonly jewelry: Plan | null; readonly diamonds: Plan | null }

const sectionsOfPieces = Effect.fnUntraced(function* (filters: ReadonlyArray<Filter>, total: number) {
  const named = valuesOf(filters, "category")
  if (named.length === 0) return [toSection(jewelryListing, "Украшения", filters, total)]
  const others = filters.filter(({ code }) => code !== "category")
  const counts: ReadonlyMap<string, number> =
    named.length === 1 ? new Map([[named[0] ?? "", total]]) : yield* countFittingByCategory(others)
  return categories.flatMap((category) => {
    const count = named.includes(category) ? (counts.get(category) ?? 0) : 0
    const conditions = [{ code: "category", payload: [category] }, ...others]
    return count === 0 ? [] : [toSection(jewelryListing, categoryNames[category], conditions, count)]
  })
})

const toSection = (listing: Listing, title: string, filters: ReadonlyArray<Filter>, count: number): Section => {
  const state = { ...plainState(listing), filters }
  const titled = {
    ...state,
    filters: filters.filter(({ code, payload }) => code !== listing.pathFacet && (isRange(payload) || payload.length <= maxValuesInTitle))
  }
  const labels = chipsOf(listing, titled).map(({ label }) => (/^[А-ЯЁ]/.test(label) ? label.toLowerCase() : label))
  return { title: [title, ...labels].join(", "), link: catalogAddress(listing, state), count }
}

const maxValuesInTitle = 3
