import { countOptions, type Filter } from "./filter.ts"
import { printFilters } from "./grammar.ts"

type Banner = { readonly type: string; readonly filtration: ReadonlyArray<string>; readonly isDefault: boolean }

/**
 * Banners whose `filtration` matches the only chosen option (`shape--round`), else the default ones (CAT-022). Two or more options hide
 * those between rows (CAT-018). The category of a path is no option, but matches a banner when nothing else is chosen.
 */
export const chooseBanners = <B extends Banner>(
  banners: ReadonlyArray<B>,
  type: B["type"],
  filters: ReadonlyArray<Filter>
): ReadonlyArray<B> => {
  const options = filters.filter((filter) => filter.code !== "category" || countOptions([filter]) > 1)
  if (type !== "catalog_header" && countOptions(options) > 1) return []
  const fitting = banners.filter((banner) => banner.type === type)
  const text = printFilters(options.length === 0 ? filters : options)
  const matching = text === "" ? [] : fitting.filter(({ filtration }) => filtration.includes(text))
  return matching.length > 0 ? matching : fitting.filter(({ isDefault }) => isDefault)
}
