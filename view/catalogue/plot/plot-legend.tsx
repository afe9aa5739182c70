import type { PlotTones } from "../../../core/domain/catalogue/arrangement.ts"
import type { Plot } from "../../../core/domain/catalogue/plot-marks.ts"
import { formatStones } from "./plot-labels.ts"
import { opacities } from "./plot-marks.tsx"
import { isHue, nameOfTone, paints, toneOf, tonesOf } from "./plot-tones.ts"
import styles from "./plot.module.css"

type Props = { readonly plot: Plot; readonly by: PlotTones }

/** Tones in the plot, and the meaning of darker bins. */
export function PlotLegend({ by, plot }: Props) {
  const present = new Set(plot.marks.map((mark) => toneOf(mark, by)))
  return (
    <div className={styles["legend"]}>
      <ul aria-label={by === "clarity" ? "Чистота" : "Цвет"}>
        {tonesOf(by).map((tone) =>
          present.has(tone) ? (
            <li key={tone}>
              <svg width="12" height="12" aria-hidden="true" fill={paints[tone]}>
                {isHue(tone) || plot.most > 1 ? <rect width="12" height="12" /> : <circle cx="6" cy="6" r="5" />}
              </svg>
              {nameOfTone(tone)}
            </li>
          ) : null
        )}
      </ul>
      {plot.marks[0]?.kind === "bin" ? (
        <p>
          <svg width="60" height="12" aria-hidden="true" fill={paints.E}>
            {opacities.map((opacity, level) => (
              <rect key={opacity} x={level * 12} width="12" height="12" fillOpacity={opacity} />
            ))}
          </svg>
          Темнее, где больше камней: до {formatStones(plot.most)} в&nbsp;клетке
        </p>
      ) : null}
    </div>
  )
}
