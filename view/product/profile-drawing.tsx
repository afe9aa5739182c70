import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { profileFigures } from "../../core/domain/product/diamond-specs.ts"
import { profileLabels } from "../../core/domain/product/profile-marks.ts"
import { profileOf } from "../../core/domain/product/proportions.ts"
import styles from "./profile-drawing.module.css"

/** Side view of a stone, to scale. */
export function ProfileDrawing({ diamond }: { readonly diamond: Diamond }) {
  const { angles, dimensions, facets, guides, places, ticks, viewBox } = profileOf(diamond.shape, diamond)
  const figures = profileFigures(diamond)
  return (
    <svg
      className={styles["profile"]}
      viewBox={viewBox}
      role="img"
      aria-label={figures.spoken}
      fill="none"
      stroke="currentColor"
      strokeWidth={10}
    >
      <path className={styles["guide"]} d={guides} />
      <path className={styles["dimension"]} d={dimensions + ticks} />
      <path d={facets} />
      <path className={styles["angle"]} d={angles} />
      <g fill="currentColor" stroke="none" fontSize={130}>
        {profileLabels.map(([figure, anchor, word]) => (
          <text key={figure} x={places[figure][0]} y={places[figure][1]} textAnchor={anchor} dy="0.35em">
            {word === null ? null : <tspan>{word}</tspan>}
            {figures[figure]}
          </text>
        ))}
      </g>
    </svg>
  )
}
