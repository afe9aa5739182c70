import type { ReactNode } from "react"
import { Link } from "wouter"
import { failureTexts } from "../../core/domain/navigation/load-failure.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import cuts from "../product/cuts.svg?url"
import { liftedFacet } from "../product/lifted-facet.ts"
import styles from "./error-page.module.css"

type Props = {
  /** `null` outside debug mode. */
  readonly debug: { readonly message: string; readonly stack: string | null } | null
  /** Failure of the shop (500), not a wrong address (404). */
  readonly isBroken?: boolean
  readonly report?: ReactNode
}

/** Error page (ERR-004 to ERR-009). */
export function ErrorPage({ debug, isBroken = false, report }: Props) {
  return (
    <section className={`container ${styles["scene"]}`} data-scene="night" data-body="night">
      {brilliant}
      <div className={styles["text"]}>
        <p className="eyebrow">{isBroken ? 500 : 404}</p>
        <h1 className="display-m">{typeset("К сожалению, страница, которую вы искали, не найдена.")}</h1>
        <p>{typeset(isBroken ? failureTexts.server.text : "Возможно, изделие уже нашло владельца или адрес изменился.")}</p>
        <p className={styles["ways"]}>
          <Link className="button" href="/jewelry/">
            Перейти в&nbsp;каталог
          </Link>
          <Link className="link" href="/diamonds">
            Найти бриллиант
          </Link>
        </p>
        {report}
      </div>
      {debug === null ? null : (
        <pre className={styles["debug"]}>
          {debug.message}
          {debug.stack === null ? null : `\n\n${debug.stack}`}
        </pre>
      )}
    </section>
  )
}

/** Brilliant with one facet lifted from its dashed place. */
const brilliant = (
  <svg
    className={styles["brilliant"]}
    viewBox="-980 -980 1960 1960"
    role="img"
    aria-label="Чертёж бриллианта, из которого вынута одна грань"
    fill="none"
    stroke="currentColor"
    strokeWidth={1}
  >
    <use href={`${cuts}#round`} x={-1000} y={-1000} width={2000} height={2000} />
    <path className={styles["gap"]} d={liftedFacet} />
    <path className={styles["dashes"]} d={liftedFacet} strokeDasharray="3 4" />
    <clipPath id="facet">
      <path d={liftedFacet} />
    </clipPath>
    <g transform="translate(190 -80)">
      <image href="/pictures/stones/round-640.webp" x="-1170" y="-1170" width="2340" height="2340" clipPath="url(#facet)" />
      <path className={styles["facet"]} d={liftedFacet} />
    </g>
  </svg>
)
