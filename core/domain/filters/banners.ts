import { catalogPageSize } from "../page-sizes.ts"
import { countOptions, type Filter } from "./filter.ts"
import { printFilters } from "./grammar.ts"

/** How many columns a grid may have (CAT-011 to CAT-014). */
export type Columns = 1 | 2 | 3

/**
 * How many products stand before each banner of a page, for one number of columns. A banner takes the place of a row: the second and the
 * sixth on even pages (CAT-015), the fourth and the eighth on odd ones (CAT-016). Where the rows before it are not full, or nothing comes
 * after it, there is none and no hole (CAT-017).
 */
export const bannerPlaces = (page: number, columns: Columns, products: number = catalogPageSize): ReadonlyArray<number> =>
  (page % 2 === 0 ? [2, 6] : [4, 8]).map((row, bannersBefore) => (row - 1 - bannersBefore) * columns).filter((place) => place < products)

type Banner = { readonly type: string; readonly filtration: ReadonlyArray<string>; readonly isDefault: boolean }

/**
 * The banners of a type for a list: with one option chosen those whose `filtration` names it (`shape--round`), else the default ones
 * (CAT-022). With two options or more there are none (CAT-018).
 */
export const chooseBanners = <B extends Banner>(
  banners: ReadonlyArray<B>,
  type: B["type"],
  filters: ReadonlyArray<Filter>
): ReadonlyArray<B> => {
  if (countOptions(filters) > 1) return []
  const own = banners.filter((banner) => banner.type === type)
  const matching = filters.length === 0 ? [] : own.filter(({ filtration }) => filtration.includes(printFilters(filters)))
  return matching.length > 0 ? matching : own.filter(({ isDefault }) => isDefault)
}
