import type { ArticleBlock } from "../../core/contract/content/articles.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./plot.module.css"

type Props = { readonly plot: Extract<ArticleBlock, { readonly kind: "plot" }> }

export function Plot({ plot: { bars, caption, unit } }: Props) {
  const largest = Math.max(...bars.map(({ value }) => value), 1)
  const stones = bars.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className={styles["plot"]}>
      <table>
        <thead className="unseen">
          <tr>
            <th scope="col">Группа</th>
            <th scope="col">{unit === "roubles" ? "Медиана цены за карат" : "Камней"}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ count, label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <svg className={styles["bar"]} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(value / largest) * 100} height={1} />
                </svg>
                <span className={styles["value"]} translate="no">
                  {unit === "roubles" ? formatPrice(value) : formatNumber(value, 0)}
                </span>
                {unit === "roubles" ? <span className="unseen">{`, ${formatCount(count, stoneForms)}`}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="caption">
        {caption}
        {typeset(
          `. ${unit === "roubles" ? "Медиана цены за карат по" : "Всего"} ${formatCount(stones, unit === "roubles" ? dative : stoneForms)} в продаже сейчас.`
        )}
      </figcaption>
    </figure>
  )
}

const stoneForms = ["камень", "камня", "камней"] as const
/** Dative, after «по». */
const dative = ["камню", "камням", "камням"] as const
