import { Suspense } from "react"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import type { Banner } from "../../core/contract/shell.ts"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import type { Place } from "../../core/domain/url/place.ts"
import type { PlotAnswer } from "../../core/domain/catalogue/plot-marks.ts"
import { lateIsland, onDemand } from "../islands/late-island.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { Catalogue } from "../catalogue/catalogue.tsx"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { ListHead, NothingFound } from "../catalogue/list-frame.tsx"
import styles from "../catalogue/list-frame.module.css"
import { ProductGrid } from "../catalogue/product-grid.tsx"
import { type Draw, requireData, emptyRecord } from "./draw.ts"

const Table = lateIsland(() => import("../catalogue/list-parts.late.tsx").then((parts) => parts.DiamondTable))

const Plot = onDemand(() => import("../catalogue/plot/diamond-plot.tsx").then((part) => part.DiamondPlot))

const Foot = lateIsland(() => import("../catalogue/list-parts.late.tsx").then((parts) => parts.ListFoot))

const Note = lateIsland(() => import("../catalogue/list-parts.late.tsx").then((parts) => parts.StonesNote))

type Props = {
  readonly place: Place
  readonly facets: CountedFacets | null
  readonly banners: ReadonlyArray<Banner>
  readonly list: { readonly items: ReadonlyArray<ListedDiamond>; readonly total: number; readonly page: number; readonly pages: number }
  /** `null` if loading failed; `undefined` for another view. */
  readonly plot?: PlotAnswer | null | undefined
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

export function DiamondsScreen({ banners, facets, list, meta, place, plot }: Props) {
  return (
    <div className="container">
      <Crumbs here="Бриллианты" />
      <ListHead title={meta.h1 ?? "Бриллианты"} note={meta.text ?? note} />
      <Catalogue kind="diamonds" place={place} facets={facets} banners={banners} total={list.total}>
        {list.items.length === 0 ? <NothingFound link="/diamonds" /> : null}
        {plot === undefined || list.items.length === 0 ? null : <PlotPlace answer={plot} place={place} />}
        <ProductGrid kind="diamonds" place={place} list={list} banners={banners}>
          {(card, index) => <DiamondCard key={card.id} card={card} heading="h2" sizes={cardSizes} first={index === 0} />}
        </ProductGrid>
        <Suspense fallback={null}>
          <Table place={place} items={list.items} />
        </Suspense>
        <Suspense fallback={null}>
          <Note items={list.items} />
        </Suspense>
        <Suspense fallback={null}>
          <Foot {...list} place={place} />
        </Suspense>
      </Catalogue>
    </div>
  )
}

/** Plot, drawn in the browser only; the cards below it need no scripts. */
function PlotPlace({ answer, place }: { readonly answer: PlotAnswer | null; readonly place: Place }) {
  const isAlive = useIsHydrated()
  return (
    <div className={answer === null ? undefined : styles["plot"]}>
      <Suspense fallback={null}>{isAlive ? <Plot answer={answer} place={place} /> : null}</Suspense>
    </div>
  )
}

const note = "У каждого камня свои измерения и чертёж. В скобках стоит значение по российской шкале."

const cardSizes = "(min-width: 1920px) 430px, (min-width: 1440px) 22vw, (min-width: 1024px) 34vw, (min-width: 768px) 46vw, 91vw"

export const draw: Draw = ({ data, place }) => (
  <DiamondsScreen
    place={place}
    list={requireData(data, "catalog.diamonds")}
    plot={data["catalog.diamondPlot"]}
    facets={data["catalog.diamondFacets"] ?? null}
    banners={data["shell.banners"]?.banners ?? []}
    meta={data["pages.meta"] ?? emptyRecord}
  />
)
