import { Link } from "wouter"
import type { Mark } from "../../../core/domain/catalogue/plot-marks.ts"
import { stonePicture } from "../../../core/domain/product/picture-files.ts"
import { nbsp } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { Picture } from "../../product/picture.tsx"
import { formatWeights, gradesOf, priceOf, titleOf } from "./plot-labels.ts"
import styles from "./plot.module.css"

type Props = {
  readonly mark: Mark | undefined
  readonly href: string
  /** Shown on a phone until a mark is touched. */
  readonly hint: string
}

/** Describes the current mark, in the corner farther from it. */
export function PlotPreview({ hint, href, mark }: Props) {
  const corner = mark !== undefined && mark.at.x < 0.6 && mark.at.y > 0.45 ? "lower" : "upper"
  return (
    <div className={styles["preview"]} role="status" data-corner={corner} data-empty={mark === undefined}>
      {mark === undefined ? (
        <p className={styles["hint"]}>{typeset(hint)}</p>
      ) : (
        <>
          {mark.kind === "dot" ? <Picture base={stonePicture(mark)} alt="" sizes="56px" /> : null}
          <p>
            <Link href={href} tabIndex={-1}>
              {titleOf(mark)}
            </Link>
            {mark.kind === "bin" ? <span>{formatWeights(mark.weight)}</span> : null}
            <span>{mark.kind === "bin" ? `В${nbsp}среднем ${gradesOf(mark)}` : gradesOf(mark)}</span>
            <b translate="no">{priceOf(mark)}</b>
          </p>
        </>
      )}
    </div>
  )
}
