import { Link } from "wouter"
import type { ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { type Choice, setsPath, stonesPath, withoutStones } from "../../core/domain/constructor/choice.ts"
import { frameLine, gradesLine, otherFramesPath, stoneTitle } from "../../core/domain/constructor/piece-text.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import styles from "./piece-parts.module.css"

type Props = {
  readonly piece: ReadyPiece
  readonly frame: string
  readonly choice: Choice
}

export function PieceParts({ choice, frame, piece }: Props) {
  const { category, diamonds, parts, previews, price } = piece
  const [picture] = previews
  const count = diamonds.length
  const otherStonesPath = (count > 1 ? setsPath : stonesPath)(withoutStones(choice))
  return (
    <section aria-label="Из чего складывается цена">
      <ul className={styles["parts"]}>
        <li>
          {picture === undefined ? <span /> : <Picture base={picture} alt="" sizes="64px" />}
          <div>
            <h2>{typeset(frame.replace(/^\S+/, "Оправа"))}</h2>
            <p className="caption">{frameLine(piece, category.code)}</p>
            <Link className={styles["way"]} href={otherFramesPath(category.code, choice)} aria-label="Заменить оправу">
              Заменить
            </Link>
          </div>
          <p className={styles["sum"]} translate="no">
            {formatPrice(parts.setting)}
          </p>
        </li>
        {diamonds.map((stone, place) => (
          <li key={stone.id}>
            <Picture base={stonePicture(stone)} alt="" sizes="64px" />
            <div>
              <h2>
                <Link href={diamondPath(stone.code)}>{typeset(stoneTitle(stone, place, count))}</Link>
              </h2>
              <p className="caption">{typeset(gradesLine(stone))}</p>
              {place > 0 ? null : (
                <Link className={styles["way"]} href={otherStonesPath} aria-label={count > 1 ? "Заменить комплект" : "Заменить бриллиант"}>
                  {typeset(count > 1 ? "Заменить комплект" : "Заменить")}
                </Link>
              )}
            </div>
            <p className={styles["sum"]} translate="no">
              {formatPrice(stone.price)}
            </p>
          </li>
        ))}
        <li data-plain>
          <h2>{typeset("Закрепка и пробирование")}</h2>
          <p className={styles["sum"]} translate="no">
            {formatPrice(parts.work)}
          </p>
        </li>
      </ul>
      <p className={styles["total"]}>
        Итого <span translate="no">{formatPrice(price)}</span>
      </p>
    </section>
  )
}
