import { Suspense } from "react"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import { type Choice, readChoice, setsPath, stonesPath } from "../../../core/domain/constructor/choice.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { Catalogue } from "../../catalogue/catalogue.tsx"
import { ListHead, NothingFound } from "../../catalogue/list-frame.tsx"
import { ProductGrid } from "../../catalogue/product-grid.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { EmptyState } from "../../notices/empty-state.tsx"
import type { Draw } from "../draw.ts"
import { FittingCard } from "../../constructor/fitting-card.tsx"
import { FrameSummary } from "../../constructor/frame-summary.tsx"
import { FrameMissing } from "../../constructor/steps/step-missing.tsx"
import { PagesFoot } from "../../constructor/pages-foot.tsx"
import { ListHint } from "../../constructor/steps/list-hint.tsx"
import { StepFrame } from "../../constructor/steps/step-frame.tsx"

type Props = {
  readonly place: Place
  readonly choice: Choice
  readonly frame: AnswerByKey["custom.short"]
  readonly list: AnswerByKey["custom.diamonds"]
  readonly facets: CountedFacets | null
}

const Table = lateIsland(() => import("../../constructor/fitting-table.late.tsx").then((part) => part.FittingTable))

/** Stones that fit the frame, with the whole piece's price (CTOR-004). */
export function FrameStonesScreen({ choice, facets, frame, list, place }: Props) {
  const isFiltered = place.path.includes("/filter/")
  const next = frame.stonesCount > 1 ? undefined : list.items.length === 0 ? null : <ListHint />
  return (
    <StepFrame choice={choice} frame={frame} next={next}>
      <ListHead title="Выберите бриллиант" note={note} />
      <FrameSummary frame={frame} stone={null} choice={choice} />
      {frame.stonesCount > 1 ? (
        <EmptyState
          shape="round"
          heading="h2"
          title="Этой оправе нужен комплект"
          text="В ней несколько камней, и подобраны они друг к другу."
          action={{ title: "Выбрать комплект", link: setsPath(choice) }}
        />
      ) : list.total === 0 && !isFiltered ? (
        <EmptyState
          shape="round"
          heading="h2"
          title="Свободных камней для неё сейчас нет"
          text="Новые бриллианты появляются каждую неделю. Выберите другую оправу или загляните позже."
          action={{ title: "Другие оправы", link: "/create-jewelry/" }}
        />
      ) : (
        <Catalogue kind="fitting" place={place} facets={facets} banners={[]} total={list.total}>
          {list.items.length === 0 ? <NothingFound link={stonesPath(choice)} /> : null}
          <ProductGrid kind="diamonds" place={place} list={list} banners={[]}>
            {(item, index) => <FittingCard key={item.diamond.id} item={item} choice={choice} first={index === 0} />}
          </ProductGrid>
          <Suspense fallback={null}>
            <Table place={place} items={list.items} choice={choice} />
          </Suspense>
          <PagesFoot place={place} page={list.page} pages={list.pages} total={list.total} />
        </Catalogue>
      )}
    </StepFrame>
  )
}

const note = "Здесь только свободные камни, которые встанут в каст вашей оправы. Цена на карточке включает оправу и закрепку."

export const draw: Draw = ({ data, place }) => {
  const choice = readChoice(place.search)
  const frame = data["custom.short"]
  const list = data["custom.diamonds"]
  return !frame || !list ? (
    <FrameMissing choice={choice} />
  ) : (
    <FrameStonesScreen place={place} choice={choice} frame={frame} list={list} facets={data["custom.diamondFilters"] ?? null} />
  )
}
