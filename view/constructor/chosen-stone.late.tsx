import { Link } from "wouter"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { colorOnCard } from "../../core/domain/product/diamond-grades.ts"
import { withRussian } from "../../core/domain/product/diamond-specs.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatMillimetres } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import styles from "./chosen-stone.module.css"

type Stone = NonNullable<AnswerByKey["custom.categories"]["stone"]>

type Props = {
  readonly stone: Stone
  readonly removeHref: string
}

/** Stone chosen before the frame; says if it is no longer available. */
export function ChosenStone({ removeHref, stone }: Props) {
  return (
    <section className={styles["stone"]} aria-label="Ваш бриллиант">
      <Picture base={stonePicture(stone)} alt="" sizes="88px" />
      <div>
        <p className="caption">{typeset("Ваш бриллиант")}</p>
        <p>
          <Link className="link" data-look="quiet" href={diamondPath(stone.code)}>
            {nameOnCard(stone.shape, stone.weight)}
          </Link>
        </p>
        <p className={styles["facts"]}>
          {typeset(
            `${gradesOf(stone)}, ${formatMillimetres(stone.measurements.length, stone.measurements.width)}, ${formatPrice(stone.price)}`
          )}
        </p>
        {stone.isFree ? null : (
          <p className={styles["taken"]}>{typeset("Этот камень уже купили или отложили. Оправу можно выбрать и под другой.")}</p>
        )}
      </div>
      <p className={styles["ways"]}>
        <Link className="link" data-look="quiet" href="/diamonds">
          {typeset("Выбрать другой")}
        </Link>
        <Link className="link" data-look="quiet" href={removeHref}>
          {typeset("Без камня")}
        </Link>
      </p>
    </section>
  )
}

/** «E (2), VS1 (4)» */
const gradesOf = ({ clarity, clarityRf, color, colorRf }: Pick<Stone, "clarity" | "clarityRf" | "color" | "colorRf">): string =>
  `${withRussian(...colorOnCard(color, colorRf))}, ${withRussian(clarity, clarityRf)}`
