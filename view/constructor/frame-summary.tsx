import { Link } from "wouter"
import type { ShortFrame } from "../../core/contract/custom-jewelry.ts"
import { type Choice, framePath } from "../../core/domain/constructor/choice.ts"
import { layersOf } from "../../core/domain/constructor/layers.ts"
import { frameLine, otherFramesPath } from "../../core/domain/constructor/piece-text.ts"
import type { SeatedStone } from "../../core/domain/constructor/seats.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import styles from "./frame-summary.module.css"
import { LayeredPicture } from "./layered-picture.tsx"
import { SeatScale } from "./seat-scale.tsx"

type Props = {
  readonly frame: ShortFrame
  readonly stone: SeatedStone | null
  readonly choice: Choice
}

/** CTOR-013. */
export function FrameSummary({ choice, frame, stone }: Props) {
  const { category, name, previews, price, seats, slug, stonesCount, work } = frame
  const [picture] = previews
  const layers = layersOf({ ...frame, picture, stone })
  return (
    <section className={styles["summary"]} aria-label="Выбранная оправа">
      {picture === undefined ? null : (
        <div className={styles["picture"]}>
          {layers === null ? (
            <Picture base={picture} alt="" sizes="(min-width: 64em) 160px, 96px" first />
          ) : (
            <LayeredPicture layers={layers} alt="" />
          )}
        </div>
      )}
      <div className={styles["frame"]}>
        <p className="title">
          <Link href={framePath(slug, choice)}>{typeset(name)}</Link>
        </p>
        <p className="caption">{`${frameLine(frame, category.code)}, ${formatPrice(price)}`}</p>
        <p className="caption">{typeset(`Закрепка и пробирование ${formatPrice(work)}`)}</p>
        <Link className={styles["way"]} href={otherFramesPath(category.code, choice)}>
          {typeset("Заменить оправу")}
        </Link>
      </div>
      <div className={styles["seat"]}>
        <SeatScale seats={seats} stone={stone} />
        <p className="caption">
          {typeset(
            stonesCount > 1 ? `Это размер среднего камня. Всего камней ${stonesCount}, боковые не${nbsp}больше его.` : measureText(seats)
          )}
        </p>
      </div>
    </section>
  )
}

const measureText = (seats: ShortFrame["seats"]): string => {
  const hasRound = seats.some(({ shape }) => shape === "round")
  if (!hasRound) return "Считаем длинную сторону камня."
  return seats.length === 1 ? "Считаем средний диаметр камня." : "У круга считаем средний диаметр, у остальных огранок длинную сторону."
}
