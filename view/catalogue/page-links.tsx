import { Link } from "wouter"
import { pageNumbers } from "../../core/domain/catalogue/page-numbers.ts"
import styles from "./page-links.module.css"

type Props = {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}

export function PageLinks({ hrefOf, page, pages }: Props) {
  return (
    <nav className={styles["pages"]} aria-label="Страницы списка">
      {page > 1 ? (
        <Link className={styles["previous"]} href={hrefOf(page - 1)} rel="prev" aria-label="Предыдущая страница">
          {arrow}
        </Link>
      ) : null}
      <ol>
        {pageNumbers(page, pages).map((entry, index) =>
          entry === "gap" ? (
            <li key={`gap ${index}`} className={styles["gap"]}>
              …
            </li>
          ) : (
            <li key={entry}>
              <Link href={hrefOf(entry)} aria-label={`Страница ${entry}`} aria-current={entry === page ? "page" : undefined}>
                {entry}
              </Link>
            </li>
          )
        )}
      </ol>
      {page < pages ? (
        <Link className={styles["next"]} href={hrefOf(page + 1)} rel="next" aria-label="Следующая страница">
          {arrow}
        </Link>
      ) : null}
    </nav>
  )
}

const arrow = (
  <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" strokeWidth={1.25} aria-hidden="true">
    <path d="M3 12H20M14 6L20 12L14 18" />
  </svg>
)
