import { Suspense } from "react"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import type { Banner } from "../../core/contract/shell.ts"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { hasVariantFilter, jewelryListPath } from "../../core/domain/product/jewelry.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { lateIsland } from "../islands/late-island.tsx"
import { Catalogue } from "../catalogue/catalogue.tsx"
import { CategoryLinks } from "../catalogue/category-links.tsx"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import { ListHead, NothingFound } from "../catalogue/list-frame.tsx"
import { ProductGrid } from "../catalogue/product-grid.tsx"
import styles from "./jewelry-screen.module.css"
import { type Draw, requireData, emptyRecord } from "./draw.ts"

type List = AnswerByKey["catalog.jewelry"]

const Foot = lateIsland(() => import("../catalogue/list-parts.late.tsx").then((parts) => parts.ListFoot))

type Props = {
  readonly place: Place
  readonly facets: CountedFacets | null
  readonly banners: ReadonlyArray<Banner>
  readonly list: List
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

export function JewelryScreen({ banners, facets, list, meta, place }: Props) {
  const { categories, category } = list
  // Category counts ignore filters, so categories are hidden beside them.
  const isFiltered = place.path.includes("/filter/")
  return (
    <div className="container">
      <Crumbs trail={category === null ? undefined : categoryTrail} here={category?.name ?? "Украшения"} />
      <ListHead title={meta.h1 ?? category?.name ?? "Украшения"} note={meta.text ?? note} />
      {isFiltered ? null : <CategoryLinks categories={categories} current={category?.code ?? null} />}
      {list.items.length === 0 && !isFiltered ? (
        <EmptyList list={list} />
      ) : (
        <Catalogue kind="jewelry" place={place} facets={facets} banners={banners} total={list.total}>
          <Pieces list={list} place={place} banners={banners} />
        </Catalogue>
      )}
    </div>
  )
}

function Pieces({ banners, list, place }: Pick<Props, "banners" | "list" | "place">) {
  if (list.items.length === 0) return <NothingFound link={jewelryListPath(list.category?.code ?? null)} />
  return (
    <>
      <ProductGrid kind="jewelry" place={place} list={list} banners={banners}>
        {(card, index) => (
          <JewelryCard
            key={card.id}
            card={card}
            heading="h2"
            sizes={cardSizes}
            first={index === 0}
            isVariant={hasVariantFilter(place.path)}
          />
        )}
      </ProductGrid>
      <Suspense fallback={null}>
        <Foot {...list} place={place} />
      </Suspense>
    </>
  )
}

function EmptyList({ list: { category } }: Pick<Props, "list">) {
  const [text, title, link] = category === null ? emptyCatalogue : emptyCategory
  return (
    <div className={styles["nothing"]}>
      <EmptyState shape="round" heading="h2" title="Здесь пока нет изделий" text={typeset(text)} action={{ title, link }} />
    </div>
  )
}

const categoryTrail = [homeCrumb, ["Украшения", jewelryListPath(null)]] as const

const note = "На каждом изделии пробирное клеймо, у каждого свой УИН. Примерить украшение можно в салоне."

const emptyCatalogue = [
  "Мастерская собирает новые украшения. А камень для своего можно выбрать уже сейчас.",
  "Выбрать бриллиант",
  "/diamonds"
] as const
const emptyCategory = ["Загляните в соседние разделы: там есть из чего выбрать.", "Все украшения", jewelryListPath(null)] as const

const cardSizes = "(min-width: 1920px) 430px, (min-width: 1440px) 22vw, (min-width: 1024px) 34vw, (min-width: 768px) 46vw, 91vw"

export const draw: Draw = ({ data, place }) => (
  <JewelryScreen
    place={place}
    list={requireData(data, "catalog.jewelry")}
    facets={data["catalog.jewelryFacets"] ?? null}
    banners={data["shell.banners"]?.banners ?? []}
    meta={data["pages.meta"] ?? emptyRecord}
  />
)
