import { formatNumber } from "../../core/domain/numbers.ts"
import { shownRange } from "../../core/domain/page-numbers.ts"
import { typeset } from "../../core/domain/typography.ts"
import { EmptyState } from "./empty-state.tsx"
import styles from "./list-frame.module.css"
import { PageLinks } from "./page-links.tsx"

type HeadProps = { readonly title: string; readonly note: string }

/** What a listing is of, and a line or two on it. */
export function ListHead({ note, title }: HeadProps) {
  return (
    <div className={styles["head"]}>
      <h1 className="display-l">{title}</h1>
      <p className={styles["note"]}>{typeset(note)}</p>
    </div>
  )
}

/** Nothing fits what is chosen: the filters stand as they are, and one link leads to the whole list. */
export function NothingFound({ link }: { readonly link: string }) {
  return (
    <EmptyState
      shape="round"
      heading="h2"
      title="Ничего не нашлось"
      text="Снимите один из фильтров или начните подбор заново."
      action={{ title: "Сбросить фильтры", link }}
    />
  )
}

type FootProps = {
  readonly items: ReadonlyArray<unknown>
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly hrefOf: (page: number) => string
}

/** Which items of all are on the page, with links to the other pages; nothing where there is one page. */
export function ListFoot({ hrefOf, items, page, pages, total }: FootProps) {
  if (pages <= 1) return null
  const { from, to } = shownRange({ count: items.length, page, pages, total })
  return (
    <div className={styles["foot"]}>
      <p>{typeset(`Показаны ${formatNumber(from, 0)}–${formatNumber(to, 0)} из ${formatNumber(total, 0)}`)}</p>
      <PageLinks page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  )
}
