import { type ReactNode, Suspense } from "react"
import type { Banner } from "../../core/contract/shell.ts"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { lateIsland } from "../islands/late-island.tsx"
import styles from "./catalogue.module.css"
import { type ListKind, statusForms } from "./counted-as.ts"

export type CatalogueProps = {
  readonly kind: ListKind
  readonly place: Place
  /** `null` if loading failed. */
  readonly facets: CountedFacets | null
  readonly total: number
}

const Panel = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.FilterPanel))
const LateFiltersButton = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.FiltersButton))
const Chips = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.FilterChips))
const Header = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.BannerHeader))
const Order = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.OrderAndGrid))

export function Catalogue({
  banners,
  children,
  ...listProps
}: CatalogueProps & { readonly banners: ReadonlyArray<Banner>; readonly children: ReactNode }) {
  return (
    <>
      {banners.length === 0 ? null : (
        <Suspense fallback={null}>
          <Header kind={listProps.kind} place={listProps.place} banners={banners} />
        </Suspense>
      )}
      <div className={styles["bar"]}>
        <Suspense fallback={null}>
          <LateFiltersButton {...listProps} />
        </Suspense>
        <p role="status">{formatCount(listProps.total, statusForms[listProps.kind])}</p>
        <Suspense fallback={null}>
          <Order {...listProps} />
        </Suspense>
      </div>
      <div className={styles["columns"]}>
        <div>
          <Suspense fallback={null}>
            <Panel {...listProps} />
          </Suspense>
        </div>
        <div>
          <Suspense fallback={null}>
            <Chips {...listProps} />
          </Suspense>
          {children}
        </div>
      </div>
    </>
  )
}
