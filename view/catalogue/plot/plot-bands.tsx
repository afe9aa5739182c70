import { Link } from "wouter"
import { bandsOf } from "../../../core/domain/catalogue/plot-area.ts"
import type { Plot, Span } from "../../../core/domain/catalogue/plot-marks.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import { formatPrices, formatWeights } from "./plot-labels.ts"
import styles from "./plot.module.css"

type Props = { readonly plot: Plot; readonly linkOf: (weight: Span) => string }

/** Table of at most twelve rows, each with a link to its stones. */
export function PlotBands({ linkOf, plot }: Props) {
  return (
    <details className={styles["bands"]}>
      <summary>График в&nbsp;виде таблицы</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Масса</th>
            <th scope="col">Камней</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {bandsOf(plot).map(({ count, price, weight }) => (
            <tr key={weight.from}>
              <th scope="row">
                <Link className="link" href={linkOf(weight)}>
                  {formatWeights(weight)}
                </Link>
              </th>
              <td>{formatNumber(count, 0)}</td>
              <td translate="no">{formatPrices(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
