import { useState } from "react"
import { Link, useLocation, useSearch } from "wouter"
import { catalogAddress, plainState, stateAt } from "../../core/domain/filters/address.ts"
import { onPage } from "../../core/domain/filters/change.ts"
import { chipsOf, resetLink } from "../../core/domain/filters/chips.ts"
import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { addressOfForm, sortChoices, sortFields } from "../../core/domain/filters/read-choice.ts"
import { typeset } from "../../core/domain/typography.ts"
import type { CatalogueProps } from "./catalogue.tsx"
import styles from "./catalogue.module.css"
import { FilterGroup } from "./filter-group.tsx"
import { Icon } from "./icon.tsx"

/** The filters as a form: without a script it is sent, with one each choice leads on at once. */
export function FilterPanel(props: CatalogueProps) {
  const { count, facets } = props
  const { listing, state } = useCatalogue(props)
  const [, go] = useLocation()
  const choose = (form: HTMLFormElement) => go(addressOfForm(listing, fieldsOf(form)))
  /** What was chosen before this came alive is a choice too. */
  const [catchUp] = useState(() => (form: HTMLFormElement | null) => {
    if (form !== null && addressOfForm(listing, fieldsOf(form)) !== catalogAddress(listing, onPage(state, 1))) choose(form)
  })
  return (
    <aside className={styles["panel"]} id="filters" popover="auto" aria-label="Фильтры">
      <div className={styles["title"]}>
        <Link href={resetLink(listing, state)}>Сбросить</Link>
        <p aria-hidden="true">Фильтры</p>
        <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label="Закрыть фильтры">
          <Icon name="close" />
        </button>
      </div>
      <form
        ref={catchUp}
        autoComplete="off"
        action={`${listing.root}/filter/`}
        onSubmit={(event) => {
          event.preventDefault()
          choose(event.currentTarget)
          event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
        }}
      >
        {sortFields(listing, state).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {listing.facets.map((facet, index) => (
          <FilterGroup key={facet.code} facet={facet} filters={state.filters} counted={facets} isOpen={index < 5} onChoose={choose} />
        ))}
        <div className={styles["show"]}>
          <button className="button" type="submit">
            {typeset(`Показать ${count}`)}
          </button>
        </div>
      </form>
    </aside>
  )
}

/** What is chosen; each thing is taken back by a press on it. */
export function FilterChips(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const chips = chipsOf(listing, state)
  if (chips.length === 0) return null
  return (
    <ul className={styles["chips"]} aria-label="Выбранные фильтры">
      {chips.map(({ code, label, link, title }) => (
        <li key={code + label}>
          <Link className={styles["chip"]} href={link}>
            {plainly.has(code) ? label : `${title} ${label}`}
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

/** The orders of a list. */
export function SortMenu(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const choices = sortChoices(listing, state)
  const current = choices.find(({ isCurrent }) => isCurrent)
  return (
    <details key={current?.link} className={styles["sort"]}>
      <summary>
        <span className={styles["what"]}>Сортировка: </span>
        {current?.label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {choices.map(({ isCurrent, label, link }) => (
          <li key={link}>
            <Link href={link} aria-current={isCurrent ? "true" : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The list that is asked for, which is drawn as chosen before it has come; else the one that is shown. */
const useCatalogue = ({ kind, place }: CatalogueProps) => {
  const [path] = useLocation()
  const search = useSearch()
  const listing = kind === "diamonds" ? diamondListing : jewelryListing
  const state = stateAt(listing, path, search) ?? stateAt(listing, place.path, place.search) ?? plainState(listing)
  return { listing, state }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []))

/** Facets whose values say themselves what they are of. */
const plainly: ReadonlySet<string> = new Set(["shape", "weight", "price", "category", "collections", "metal", "certificate"])
