import { onPage } from "./change.ts"
import type { CatalogState, Sort } from "./filter.ts"

/** Another order begins at the first page (CAT-030). */
export const sortedBy = (state: CatalogState, sort: Sort): CatalogState => ({ ...onPage(state, 1), sort })

/** The same stretch of the list as a table or as cards. */
export const seenAs = ({ filters, from, kept, page, sort }: CatalogState, view: "cards" | "table"): CatalogState => ({
  filters,
  sort,
  page,
  ...(from !== undefined && { from }),
  ...(view === "table" && { view }),
  ...(kept && { kept })
})
