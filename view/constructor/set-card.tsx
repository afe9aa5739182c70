import { Link } from "wouter"
import type { FittingComplect } from "../../core/contract/custom-jewelry.ts"
import { type Choice, readyPath } from "../../core/domain/constructor/choice.ts"
import { gradesLine, matchTexts, stoneTitle } from "../../core/domain/constructor/piece-text.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCarats, formatMillimetres } from "../../core/domain/text/numbers.ts"
import { lowerFirst, typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import styles from "./set-card.module.css"
import { Figure } from "../ui/figure.tsx"

type Props = {
  readonly set: FittingComplect
  readonly choice: Choice
  readonly heading: "h2" | "h3"
}

export function SetCard({ choice: { skuId }, heading: Heading, set: { code, complectId, diamonds, price, weight }, set }: Props) {
  const setChoice = { ...(skuId !== undefined && { skuId }), complectId }
  return (
    <li className={styles["set"]} data-item={code}>
      <div className={styles["stones"]} aria-hidden="true">
        {byPosition(diamonds).map((stone) => (
          <Picture key={stone.id} base={stonePicture(stone)} alt="" sizes="120px" />
        ))}
      </div>
      <div className={styles["facts"]}>
        <Heading>
          <Link href={readyPath(setChoice)}>{typeset(`Комплект ${formatCarats(weight)}`)}</Link>
        </Heading>
        <ul>
          {diamonds.map((stone, place) => (
            <li key={stone.id} className="caption">
              {typeset(
                `${stoneTitle(stone, place, diamonds.length)}: ${gradesLine(stone)}, ${formatMillimetres(stone.measurements.length, stone.measurements.width)}`
              )}
            </li>
          ))}
        </ul>
        <p className={styles["match"]}>{typeset(`Почему вместе: ${lowerFirst(matchTexts(set).join(", "))}.`)}</p>
      </div>
      <p className={styles["price"]}>
        <span>{typeset("Изделие целиком")}</span>
        <Figure>{formatPrice(price)}</Figure>
      </p>
    </li>
  )
}

/** Puts the middle stone between the others. */
const byPosition = <T,>([middle, ...sides]: ReadonlyArray<T>): ReadonlyArray<T> => {
  const half = Math.ceil(sides.length / 2)
  return middle === undefined ? [] : [...sides.slice(0, half), middle, ...sides.slice(half)]
}
