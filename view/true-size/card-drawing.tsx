import { bankCard } from "../../core/domain/true-size/calibration.ts"
import styles from "./true-size.module.css"

/** Width of lines in millimetres; the edge lies within the card. */
const line = 0.4

/** Bank card upright, because a phone is narrower than its long side. */
export function CardDrawing({ scale }: { readonly scale: number }) {
  const { corner, length, width } = bankCard
  return (
    <div className={styles["stage"]}>
      <svg
        role="img"
        aria-label="Рисунок банковской карты"
        width={width * scale}
        height={length * scale}
        viewBox={`0 0 ${width} ${length}`}
      >
        <rect
          className={styles["card"]}
          x={line / 2}
          y={line / 2}
          width={width - line}
          height={length - line}
          rx={corner - line / 2}
          strokeWidth={line}
        />
        <g transform={`translate(${width / 2} 24)`} className={styles["chip"]} strokeWidth={line}>
          <rect x={-6} y={-7} width={12} height={14} rx={1.6} />
          <path d="M-6 -2.4H6M-6 2.4H6M0 -7V7" />
        </g>
      </svg>
    </div>
  )
}
