import { useEffect, useState } from "react"
import { Link } from "wouter"
import { chipsOf, resetLink } from "../../core/domain/catalogue/chips.ts"
import { sortChoices, viewChoices } from "../../core/domain/catalogue/read-choice.ts"
import type { CatalogueProps } from "./catalogue.tsx"
import styles from "./catalogue.module.css"
import { Icon } from "../ui/icon.tsx"
import { SortMenu } from "./sort-menu.tsx"
import { runEarlyPress } from "../islands/press.ts"
import { useArrangement, useCatalogue, useHasDraft } from "./use-catalogue.ts"

/** One button opens the filter sheet, even without scripts; one toggles the filters beside the list. */
export function FiltersButton(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const shownView = state.view === "table" && props.total > 0 ? "table" : "cards"
  const { arrange, arrangement } = useArrangement()
  const hasDraft = useHasDraft()
  const isHidden = arrangement.filters === "hidden"
  const toggleFilters = () => arrange({ filters: isHidden ? "shown" : "hidden" })
  const count = chipsOf(listing, state).length
  const countBadge =
    count === 0 ? null : (
      <span className={styles["chosen"]}>
        {count}
        <span className="unseen"> выбрано</span>
      </span>
    )
  return (
    <>
      <button className={styles["open"]} type="button" popoverTarget="filters" data-shows={shownView}>
        <Icon name="filter" />
        Фильтры
        {countBadge}
        {hasDraft ? (
          <span className={styles["chosen"]}>
            <span aria-hidden="true">•</span>
            <span className="unseen">, есть выбор, который ещё не показан</span>
          </span>
        ) : null}
      </button>
      <button
        ref={(button) => runEarlyPress(button, toggleFilters)}
        className={styles["beside"]}
        type="button"
        data-press="waits"
        aria-expanded={!isHidden}
        aria-controls="filters"
        onClick={toggleFilters}
      >
        <Icon name="filter" />
        {isHidden ? "Показать фильтры" : "Скрыть фильтры"}
        {countBadge}
      </button>
    </>
  )
}

/** Chips of the requested list. A slow response turns the previous list into a skeleton. */
export function FilterChips(props: CatalogueProps) {
  const { isChanging } = useCatalogue(props)
  return (
    <>
      {useHasLasted(isChanging, skeletonDelayMs) ? <span data-changing hidden /> : null}
      <Chips {...props} />
    </>
  )
}

/** Tests if `isActive` has been true for `ms`. */
const useHasLasted = (isActive: boolean, ms: number): boolean => {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isActive, ms])
  return isActive && hasLasted
}

const skeletonDelayMs = 300

function Chips(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const { arrangement } = useArrangement()
  const chips = chipsOf(listing, state, arrangement.showRuValuesFor)
  if (chips.length === 0) return null
  return (
    <ul className={styles["chips"]} aria-label="Выбранные фильтры">
      {chips.map(({ code, label, link, title }) => (
        <li key={code + label}>
          <Link className={styles["chip"]} href={link}>
            {untitledFacets.has(code) ? label : `${title} ${label}`}
            <span className="unseen">, снять</span>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="link" data-look="quiet" href={resetLink(listing, state)}>
          Сбросить всё
        </Link>
      </li>
    </ul>
  )
}

/** CAT-009, CAT-010. A plot has neither sort order nor rows. */
export function OrderAndGrid(props: CatalogueProps) {
  const { state } = useCatalogue(props)
  return (
    <>
      {state.view === "plot" ? null : (
        <>
          <Orders {...props} />
          <LayoutChoice kind={props.kind} />
        </>
      )}
      <Views {...props} />
    </>
  )
}

/** Cards, table or plot as links. */
function Views(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const views = viewChoices(listing, state)
  if (views.length === 0) return null
  return (
    <nav className={styles["views"]} aria-label="Вид списка">
      {views.map(({ isCurrent, link, view }) => (
        <Link key={view} href={link} aria-current={isCurrent ? "true" : undefined} rel="nofollow">
          <Icon name={viewIcons[view]} />
          <span>{viewNames[view]}</span>
        </Link>
      ))}
    </nav>
  )
}

const viewNames = { cards: "Карточки", table: "Таблица", plot: "График" } as const
const viewIcons = { cards: "cards", table: "list", plot: "plot" } as const

/** Cards per row on a phone; works without scripts, by CSS. */
function LayoutChoice({ kind }: Pick<CatalogueProps, "kind">) {
  const { arrange, arrangement } = useArrangement()
  // Takes over a choice made before hydration, which the server has not checked.
  const [takeEarlyChoice] = useState(() => (input: HTMLInputElement | null) => {
    if (input?.checked === true && !input.defaultChecked) arrange({ mobileGridLayout: input.value === "two" ? "two" : "one" })
  })
  return (
    <fieldset className={styles["grids"]} data-of={kind}>
      <legend className="unseen">Карточек в ряду</legend>
      {layouts.map(([layout, label]) => (
        <label key={layout}>
          <input
            ref={takeEarlyChoice}
            id={`grid-${layout}`}
            type="radio"
            name="grid"
            value={layout}
            checked={arrangement.mobileGridLayout === layout}
            onChange={() => arrange({ mobileGridLayout: layout })}
          />
          <Icon name={layout} />
          <span className="unseen">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const layouts = [
  ["one", "По одной"],
  ["two", "По две"]
] as const

function Orders(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  return <SortMenu choices={sortChoices(listing, state)} />
}

/** Facets whose chips have no title. */
const untitledFacets: ReadonlySet<string> = new Set([
  "shape",
  "weight",
  "price",
  "category",
  "collections",
  "metal",
  "certificate",
  "novelty"
])
