import { Link } from "wouter"
import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { sortChoices } from "../../core/domain/filters/read-choice.ts"
import { sortOf } from "../../core/domain/filters/sort.ts"
import { readSearch, searchAddress, type SearchState, type SearchTab } from "../../core/domain/search-address.ts"
import { Icon } from "./icon.tsx"
import styles from "./search-sort.module.css"

type Props = { readonly state: SearchState; readonly tab: SearchTab }

/** The orders of the results, those of the catalogue that they come from. */
export function SearchSort({ state, tab }: Props) {
  const listing = tab === "diamonds" ? diamondListing : jewelryListing
  const sort = sortOf(listing, state.sort?.code, state.sort?.direction)
  const choices = sortChoices(listing, { filters: [], sort, page: 1 }).map((choice) => ({
    ...choice,
    link: searchAddress({ term: state.term, tab, sort: readSearch(choice.link.split("?")[1] ?? "").sort })
  }))
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
