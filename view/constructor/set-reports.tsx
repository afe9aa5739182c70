import { stoneCaption } from "../../core/domain/constructor/piece-text.ts"
import type { ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./set-reports.module.css"

type Props = { readonly stones: ReadyPiece["diamonds"] }

export function SetReports({ stones }: Props) {
  return (
    <section className={`section ${styles["reports"]}`} aria-labelledby="reports">
      <div>
        <h2 id="reports" className="display-s">
          Сертификаты
        </h2>
        <p>
          {typeset(
            "Массу, цвет и чистоту камня с отчётом измерила лаборатория. Отчёт хранится у неё под этим номером, камень передаём вместе с ним. Лево и право указаны так, как на чертеже."
          )}
        </p>
      </div>
      <ul>
        {stones.map(({ cert, certUrl, hasCertificate, id, ...stone }, place) => (
          <li key={id}>
            <p className="caption">{typeset(stoneCaption(stone, place))}</p>
            {cert === null || !hasCertificate ? <p>{typeset("Без отчёта лаборатории")}</p> : <p className={styles["number"]}>{cert}</p>}
            {cert === null || !hasCertificate || certUrl === null ? null : (
              <a className="link" href={certUrl} rel="noopener" data-dialog="externalLink">
                {typeset("Проверить отчёт")}
                <span className="unseen">: {cert}</span>
                <Icon name="outside" size={16} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
