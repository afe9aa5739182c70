import { Link } from "wouter"
import { chipsOf, resetLink } from "../../core/domain/filters/chips.ts"
import { sortChoices } from "../../core/domain/filters/read-choice.ts"
import type { CatalogueProps } from "./catalogue.tsx"
import styles from "./catalogue.module.css"
import { Icon } from "./icon.tsx"
import { useCatalogue } from "./use-catalogue.ts"

/** Opens the filters as a sheet, without a script too, and says how many are chosen. */
export function FiltersButton(props: CatalogueProps) {
  const { listing, state } = useCatalogue(props)
  const chosen = chipsOf(listing, state).length
  return (
    <button className={styles["open"]} type="button" popoverTarget="filters">
      <Icon name="filter" />
      Фильтры
      {chosen === 0 ? null : (
        <span className={styles["chosen"]}>
          {chosen}
          <span className="unseen"> выбрано</span>
        </span>
      )}
    </button>
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

/** Facets whose values say themselves what they are of. */
const plainly: ReadonlySet<string> = new Set(["shape", "weight", "price", "category", "collections", "metal", "certificate"])
