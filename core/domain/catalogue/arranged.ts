import { onPage } from "./change.ts"
import type { CatalogState, Sort } from "./filter.ts"

/** Returns to page 1 (CAT-030). */
export const sortedBy = (state: CatalogState, sort: Sort): CatalogState => ({ ...onPage(state, 1), sort })

export const withView = ({ extra, filters, from, page, sort }: CatalogState, view: "cards" | "plot" | "table"): CatalogState => ({
  filters,
  sort,
  page,
  ...(from !== undefined && { from }),
  ...(view !== "cards" && { view }),
  ...(extra && { extra })
})
