import { catalogPageSize } from "./page-sizes.ts"

/** CAT-011 to CAT-014. */
export type Columns = 1 | 2 | 3

/**
 * Number of products before each banner. Banners replace rows 2 and 6 on even pages (CAT-015), 4 and 8 on odd ones (CAT-016), only after full rows
 * and before a product (CAT-017).
 */
export const bannerPlaces = (page: number, columns: Columns, products: number = catalogPageSize): ReadonlyArray<number> =>
  (page % 2 === 0 ? [2, 6] : [4, 8]).map((row, bannersBefore) => (row - 1 - bannersBefore) * columns).filter((place) => place < products)

/** `before`: index of the product that follows; `columns`: layouts with the banner here. */
export type BannerPlace = { readonly before: number; readonly number: number; readonly columns: ReadonlyArray<Columns> }

/** Banners among `products` cards of stacked pages from page `first`. */
export const bannersAmong = (first: number, products: number): ReadonlyArray<BannerPlace> => {
  const places = new Map<string, BannerPlace>()
  for (let begin = 0, page = first; begin < products; begin += catalogPageSize, page++) {
    for (const columns of [1, 2, 3] as const) {
      for (const [index, place] of bannerPlaces(page, columns, Math.min(catalogPageSize, products - begin)).entries()) {
        const [before, number] = [begin + place, 2 * (page - 1) + index]
        const key = `${before} ${number}`
        places.set(key, { before, number, columns: [...(places.get(key)?.columns ?? []), columns] })
      }
    }
  }
  return [...places.values()].toSorted((one, other) => one.before - other.before)
}
