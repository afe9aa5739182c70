import { Suspense } from "react"
import { Link } from "wouter"
import type { AnswerByKey } from "../../../core/contract/calls.ts"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { type Choice, frameCategoryOf, framesPath, readChoice, startPath, withoutStones } from "../../../core/domain/constructor/choice.ts"
import { framesPageSize } from "../../../core/domain/catalogue/page-sizes.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { Catalogue } from "../../catalogue/catalogue.tsx"
import categoryStyles from "../../catalogue/category-links.module.css"
import { ListHead, NothingFound } from "../../catalogue/list-frame.tsx"
import { ProductGrid } from "../../catalogue/product-grid.tsx"
import { lateIsland } from "../../islands/late-island.tsx"
import { type Draw, requireData, emptyRecord } from "../draw.ts"
import { Crumbs, homeCrumb } from "../../ui/crumbs.tsx"
import { ChosenStone } from "../../constructor/late-parts.ts"
import { FrameCard } from "../../constructor/frame-card.tsx"
import { Steps } from "../../constructor/steps/steps.tsx"

const Foot = lateIsland(() => import("../../catalogue/list-parts.late.tsx").then((parts) => parts.ListFoot))

type Props = {
  readonly place: Place
  readonly list: AnswerByKey["custom.blanks"]
  readonly facets: CountedFacets | null
  readonly categories: AnswerByKey["custom.categories"]["items"]
  readonly choice: Choice
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Frames of a category, limited to those that fit a chosen stone (CTOR-002, CTOR-014). */
export function FramesScreen({ categories, choice, facets, list, meta, place }: Props) {
  const { category, items, stone, total } = list
  const frameCategory = frameCategoryOf(category.code)
  const unfilteredPath = frameCategory === undefined ? startPath(choice) : framesPath(frameCategory, choice)
  return (
    <div className="container">
      <Crumbs trail={trail} here={category.name} />
      <Steps current="frame" done={stone === null ? {} : { stones: startPath(choice) }} />
      <ListHead title={meta.h1 ?? typeset("Выберите оправу")} note={meta.text ?? (stone === null ? note : noteWithStone)} />
      {stone === null ? null : (
        <Suspense fallback={null}>
          <ChosenStone
            stone={stone}
            removeHref={frameCategory === undefined ? startPath() : framesPath(frameCategory, withoutStones(choice))}
          />
        </Suspense>
      )}
      <nav className={categoryStyles["categories"]} aria-label="Категории оправ">
        <ul>
          {categories.map(({ code, count: frames, name }) => {
            const other = frameCategoryOf(code)
            return other === undefined ? null : (
              <li key={code}>
                <Link href={framesPath(other, choice)} aria-current={other === frameCategory ? "true" : undefined}>
                  {name} <span>{formatNumber(frames, 0)}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <Catalogue kind="frames" place={place} facets={facets} banners={[]} total={total}>
        {items.length === 0 ? <NothingFound link={unfilteredPath} /> : null}
        <ProductGrid kind="frames" place={place} list={list} banners={[]}>
          {(card, index) => <FrameCard key={card.id} card={card} choice={choice} sizes={cardSizes} first={index === 0} />}
        </ProductGrid>
        <Suspense fallback={null}>
          <Foot {...list} place={place} pageSize={framesPageSize} />
        </Suspense>
      </Catalogue>
    </div>
  )
}

const trail = [homeCrumb, ["Создать украшение", startPath()]] as const

const note = "Металл и размер можно выбрать сразу: покажем оправы такими, какими вы их получите. Цены без камня."
const noteWithStone = "Здесь только оправы, в которые ваш бриллиант встаёт по размеру. Цены без камня."

const cardSizes = "(min-width: 120em) 430px, (min-width: 90em) 22vw, (min-width: 64em) 34vw, (min-width: 48em) 46vw, 91vw"

export const draw: Draw = ({ data, place }) => (
  <FramesScreen
    place={place}
    list={requireData(data, "custom.blanks")}
    facets={data["custom.blankFilters"] ?? null}
    categories={data["custom.categories"]?.items ?? []}
    choice={readChoice(place.search)}
    meta={data["pages.meta"] ?? emptyRecord}
  />
)
