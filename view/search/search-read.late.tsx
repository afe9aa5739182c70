import { Link } from "wouter"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { searchAddress, type SearchTab } from "../../core/domain/search/search-address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import chip from "../ui/chip.module.css"
import { Icon } from "../ui/icon.tsx"
import styles from "./search-read.module.css"

type TermReading = AnswerByKey["search.jewelries"]["read"]
type Props = {
  readonly read: TermReading
  readonly total: number
  /** Chosen list, preserved by the links. */
  readonly tab: SearchTab | null
}

/** Interpretation of the term: conditions to remove, ignored words. */
export function SearchRead({ read: { conditions, instead, misfits }, tab, total }: Props) {
  const linkTo = (term: string) => searchAddress({ term, tab })
  return (
    <div className={styles["read"]}>
      {conditions.length === 0 ? null : (
        <ul className={styles["chips"]} aria-label="Условия из запроса">
          {conditions.map(({ label, term }) => (
            <li key={label}>
              <Link className={chip["chip"]} href={linkTo(term)} aria-label={`Убрать: ${typeset(label)}`}>
                {typeset(label)}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {misfits.length === 0 || conditions.length === 0 ? null : (
        <p className={styles["note"]}>{typeset(`Не учтено в этом списке: ${misfits.map((misfit) => `«${misfit}»`).join(", ")}.`)}</p>
      )}
      {total > 0 || instead.length === 0 ? null : (
        <div className={styles["instead"]}>
          <p>{typeset("Под все условия сразу ничего не подходит. Уберите одно из них:")}</p>
          <ul>
            {instead.map(({ label, term, total: count }) => (
              <li key={label}>
                <Link className="link" href={linkTo(term)}>
                  {typeset(`без условия «${label.replaceAll(/[«»]/g, "")}»`)}
                </Link>
                <span>{typeset(`: ${formatNumber(count, 0)}`)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
