import { Link } from "wouter"
import { type Category, jewelryListPath } from "../../core/domain/product/jewelry.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import styles from "./category-links.module.css"

type Props = {
  readonly categories: ReadonlyArray<{ readonly code: Category; readonly name: string; readonly count: number }>
  readonly current: Category | null
}

export function CategoryLinks({ categories, current }: Props) {
  const all = { code: null, name: "Все", count: categories.reduce((sum, { count }) => sum + count, 0) }
  return (
    <nav className={styles["categories"]} aria-label="Категории украшений">
      <ul>
        {[all, ...categories].map(({ code, count, name }) => (
          <li key={code}>
            <Link href={jewelryListPath(code)} aria-current={code === current ? "true" : undefined}>
              {name} <span>{formatNumber(count, 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
