import type { SignPage } from "../../../core/contract/content/horoscope.ts"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import styles from "./sign-stars.module.css"

export function SignStars({ sign: { chart, genitive, sky } }: { readonly sign: SignPage }) {
  return (
    <aside className={styles["stars"]} aria-labelledby="stars">
      <h2 id="stars" className="display-s">
        Созвездие
      </h2>
      <p>{sky}</p>
      <table>
        <caption className="unseen">Главные звёзды</caption>
        <thead>
          <tr>
            <th scope="col">Звезда</th>
            <th scope="col">Обозначение</th>
            <th scope="col">Блеск</th>
          </tr>
        </thead>
        <tbody>
          {chart.stars.map(({ hip, letter, magnitude, name }) =>
            name === null ? null : (
              <tr key={hip}>
                <th scope="row">{name}</th>
                <td>{typeset(`${letter} ${genitive}`)}</td>
                <td>{formatNumber(magnitude, 2)}</td>
              </tr>
            )
          )}
        </tbody>
      </table>
      <p className="caption">{typeset(source)}</p>
    </aside>
  )
}

const source =
  "Положения звёзд и их блеск по каталогу Hipparcos, эпоха J2000.0. Чем меньше число, тем ярче звезда. На рисунке восток слева, как на небе."
