import { countOptions, type Filter } from "./filter.ts"
import { printFilters } from "./grammar.ts"

type Banner = { readonly type: string; readonly filtration: ReadonlyArray<string>; readonly isDefault: boolean }

/**
 * Banners whose `filtration` matches the only chosen option (`shape--round`), else the default ones (CAT-022). Two or more options hide all
 * (CAT-018).
 */
export const chooseBanners = <B extends Banner>(
  banners: ReadonlyArray<B>,
  type: B["type"],
  filters: ReadonlyArray<Filter>
): ReadonlyArray<B> => {
  if (countOptions(filters) > 1) return []
  const fitting = banners.filter((banner) => banner.type === type)
  const matching = filters.length === 0 ? [] : fitting.filter(({ filtration }) => filtration.includes(printFilters(filters)))
  return matching.length > 0 ? matching : fitting.filter(({ isDefault }) => isDefault)
}
