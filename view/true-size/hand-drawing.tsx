import { placedStones } from "../../core/domain/true-size/arrangement.ts"
import { bandPath, handOf, handSheet } from "../../core/domain/true-size/hand.ts"
import { ringSizeText } from "../../core/domain/true-size/size-text.ts"
import type { SizedSubject } from "../../core/domain/true-size/subject-schema.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { StonePath } from "./lone-stone.tsx"
import styles from "./true-size.module.css"

type Props = {
  readonly subject: SizedSubject
  /** CSS pixels per millimetre. */
  readonly scale: number
  /** Ring size of the finger. */
  readonly size: number
}

/** Width of the band in millimetres, for a stone without a ring. */
const defaultBand = 1.8

export function HandDrawing({ scale, size, subject }: Props) {
  const { left, top, width, height } = handSheet
  const hand = handOf(size)
  const isRing = subject.kind === "ring"
  return (
    <figure className={styles["hand"]}>
      <div className={styles["stage"]}>
        <svg
          role="img"
          aria-label={typeset(`Рисунок руки: ${isRing ? "кольцо" : "камень в кольце"} на пальце, размер ${ringSizeText(size)}`)}
          width={width * scale}
          height={height * scale}
          viewBox={`${left} ${top} ${width} ${height}`}
        >
          <path className={styles["skin"]} d={hand.outline} />
          {hand.details.map((path) => (
            <path key={path} className={styles["detail"]} d={path} />
          ))}
          <path className={styles["band"]} d={bandPath(size, subject.band ?? defaultBand)} />
          {subject.rim === null ? null : <circle className={styles["rim"]} r={subject.rim / 2} />}
          {placedStones(subject, size).map(({ squeeze, stone, x, y }) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${squeeze} 1)`}>
              <StonePath stone={stone} scale={scale} />
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        {typeset(
          `Рука нарисована условно, ${isRing ? "посадка кольца и толщина шинки" : "кольцо"} тоже. Палец под кольцом шириной в его внутренний диаметр.`
        )}
      </figcaption>
    </figure>
  )
}
