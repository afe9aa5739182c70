import { type ReactNode, type SyntheticEvent, Suspense } from "react"
import { Link, useLocation } from "wouter"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import type { Place } from "../../core/domain/url/place.ts"
import {
  firstTab,
  readSearch,
  sampleSearch,
  searchAddress,
  searchPath,
  type SearchState,
  type SearchTab
} from "../../core/domain/search/search-address.ts"
import { isTerm, termLength, tidyTerm } from "../../core/domain/search/search-term.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { PageData } from "../../core/services/navigation/pages.ts"
import { lateIsland } from "../islands/late-island.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import { DiamondCard } from "../catalogue/diamond-card.tsx"
import { Icon } from "../ui/icon.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import line from "../search/search-line.module.css"
import tabs from "../ui/tabs.module.css"
import styles from "./search-screen.module.css"
import type { Draw } from "./draw.ts"

type Answers = Pick<PageData, "search.jewelries" | "search.diamonds" | "search.suggest">
type Props = { readonly place: Place; readonly data: Answers }

const Onward = lateIsland(() => import("../search/search-onward.late.tsx").then((parts) => parts.SearchOnward))
const Foot = lateIsland(() => import("../search/search-foot.late.tsx").then((parts) => parts.SearchFoot))
const Read = lateIsland(() => import("../search/search-read.late.tsx").then((parts) => parts.SearchRead))
const Sort = lateIsland(() => import("../search/search-sort.late.tsx").then((parts) => parts.SearchSort))

/** State is in the URL, so the page works without scripts. */
export function SearchScreen({ data, place: { path, search } }: Props) {
  const state = path.startsWith("/search") ? readSearch(search) : sampleSearch
  const { term } = state
  const { "search.diamonds": diamonds = null, "search.jewelries": jewelry = null, "search.suggest": suggested = null } = data
  const corrected = jewelry?.corrected ?? diamonds?.corrected ?? null
  const tab = jewelry === null || diamonds === null ? null : (state.tab ?? firstTab({ jewelry, diamonds }))
  const list = tab === "jewelry" ? jewelry : tab === "diamonds" ? diamonds : null
  const isFound = (jewelry?.total ?? 0) + (diamonds?.total ?? 0) > 0
  return (
    <div className="container">
      <Crumbs here="Поиск" />
      <h1 className="unseen">{term === "" ? "Поиск" : typeset(`Поиск: ${term}`)}</h1>
      <SearchForm key={term} term={term} />
      <div className={styles["said"]}>
        <p role="status">{term === "" || !isTerm(term) ? adviceFor(term) : isFound ? <Correction corrected={corrected} /> : null}</p>
      </div>
      {list === null ? null : (
        <Suspense fallback={null}>
          <Read read={list.read} total={list.total} tab={state.tab} />
        </Suspense>
      )}
      {isFound && tab && jewelry && diamonds ? <Results state={state} tab={tab} jewelry={jewelry} diamonds={diamonds} /> : null}
      <Suspense fallback={null}>
        <Onward term={jewelry !== null && !isFound ? term : null} isFound={isFound} suggested={suggested} />
      </Suspense>
    </div>
  )
}

function SearchForm({ term }: { readonly term: string }) {
  const [, go] = useLocation()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("term")
    if (typeof typed === "string") go(searchAddress({ term: tidyTerm(typed) }))
  }
  return (
    <form className={line["line"]} data-size="large" role="search" aria-label="Поиск по магазину" action={searchPath} onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        name="term"
        aria-label="Поиск по каталогу"
        placeholder="Поиск по каталогу"
        autoComplete="off"
        defaultValue={term}
        maxLength={termLength.most}
      />
      <button type="submit">Найти</button>
    </form>
  )
}

function Correction({ corrected }: { readonly corrected: string | null }) {
  return corrected === null ? null : (
    <>
      {typeset("Возможно, вы искали ")}
      <Link href={searchAddress({ term: corrected })}>«{corrected}»</Link>
      {typeset(". Показываем результаты по этому запросу.")}
    </>
  )
}

const adviceFor = (term: string): ReactNode =>
  typeset(
    term.length > termLength.most
      ? `Запрос слишком длинный. Сократите его до ${termLength.most} знаков.`
      : "Введите хотя бы две буквы: название, форму камня, металл или артикул."
  )

type ResultsProps = {
  readonly state: SearchState
  readonly tab: SearchTab
  readonly jewelry: AnswerByKey["search.jewelries"]
  readonly diamonds: AnswerByKey["search.diamonds"]
}

function Results({ state, tab, ...lists }: ResultsProps) {
  const { term } = state
  const { [tab]: list } = lists
  return (
    <>
      <div className={styles["bar"]}>
        <nav aria-label="Где нашлось">
          <ul className={`${tabs["tabs"]} ${styles["tabs"]}`}>
            {(["jewelry", "diamonds"] as const).map((name) => (
              <li key={name}>
                <Link href={searchAddress({ term, tab: name })} aria-current={name === tab ? "page" : undefined}>
                  {tabNames[name]} <span>{formatNumber(lists[name].total, 0)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {list.total > 1 ? (
          <Suspense fallback={null}>
            <Sort state={state} tab={tab} />
          </Suspense>
        ) : null}
      </div>
      {list.total === 0 ? <p className={styles["none"]}>{typeset(emptyTexts[tab])}</p> : null}
      <ul className={styles["grid"]} data-tab={tab}>
        {tab === "jewelry"
          ? lists.jewelry.items.map((card, index) => (
              <JewelryCard key={card.id} card={card} heading="h2" sizes={cardSizes} first={index === 0} isVariant />
            ))
          : lists.diamonds.items.map((card, index) => (
              <DiamondCard key={card.id} card={card} heading="h2" sizes={cardSizes} first={index === 0} />
            ))}
      </ul>
      {list.pages > 1 ? (
        <Suspense fallback={null}>
          <Foot state={{ ...state, tab, page: list.page }} pages={list.pages} />
        </Suspense>
      ) : null}
    </>
  )
}

const tabNames: Readonly<Record<SearchTab, string>> = { jewelry: "Украшения", diamonds: "Бриллианты" }
const emptyTexts: Readonly<Record<SearchTab, string>> = {
  jewelry: "Среди украшений ничего не нашлось. Посмотрите бриллианты.",
  diamonds: "Среди бриллиантов ничего не нашлось. Посмотрите украшения."
}

const cardSizes = "(min-width: 120em) 410px, (min-width: 90em) 23vw, (min-width: 64em) 31vw, 46vw"

export const draw: Draw = ({ data, place }) => <SearchScreen data={data} place={place} />
