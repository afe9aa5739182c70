import type { ReactNode } from "react"
import { Link } from "wouter"
import { favouritesAddress, type FavouritesState } from "../../core/domain/favourites/address.ts"
import { inTab, tabsOf } from "../../core/domain/favourites/favourite.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { ComparedStones } from "../live-stone/compared-stones.tsx"
import { ComparisonTable } from "./comparison-table.tsx"
import { FavouriteCard } from "./favourite-card.tsx"
import tabs from "../ui/tabs.module.css"
import styles from "./favourites.module.css"
import { Icon } from "../ui/icon.tsx"

type Props = {
  readonly state: FavouritesState
  readonly items: Favourites
  /** The visitor's own list, with buttons to remove items. */
  readonly isOwn?: boolean
  readonly tools: ReactNode
}

/** The URL has the tab and the display (FAV-001 to FAV-006). */
export function FavouritesList({ isOwn = false, items, state, tools }: Props) {
  const shown = inTab(items, state.tab)
  return (
    <>
      <div className={styles["bar"]}>
        <nav aria-label="Разделы избранного">
          <ul className={`${tabs["tabs"]} ${styles["tabs"]}`}>
            {tabsOf(items).map(({ count, tab, title }) => (
              <li key={tab}>
                <Link href={favouritesAddress({ ...state, tab, isDifferent: false })} aria-current={tab === state.tab ? "page" : undefined}>
                  {title} <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles["tools"]}>
          {tools}
          <Displays state={state} />
        </div>
      </div>
      <p className="unseen" role="status">
        {formatCount(shown.length, ["товар", "товара", "товаров"])}
      </p>
      {shown.length === 0 ? (
        <p className={styles["none"]}>{typeset("В этом разделе пока ничего нет.")}</p>
      ) : state.view === "compare" ? (
        <>
          <ComparisonTable state={state} items={shown} isOwn={isOwn} />
          <ComparedStones items={shown} />
        </>
      ) : (
        <ul className={styles["grid"]}>
          {shown.map((item, index) => (
            <FavouriteCard key={`${item.type}-${item.id}`} item={item} isOwn={isOwn} first={index === 0} />
          ))}
        </ul>
      )}
    </>
  )
}

function Displays({ state }: Pick<Props, "state">) {
  return (
    <nav className={styles["displays"]} aria-label="Вид списка">
      {displays.map(([view, icon, label]) => (
        <Link
          key={view}
          href={favouritesAddress({ ...state, view, isDifferent: false })}
          aria-current={view === state.view ? "true" : undefined}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}

const displays = [
  ["grid", "two", "Сетка"],
  ["compare", "compare", "Сравнение"]
] as const
