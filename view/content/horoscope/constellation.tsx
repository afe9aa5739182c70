import type { Chart, ChartStar, Outline } from "../../../core/domain/content/constellation-schema.ts"
import { chartSize } from "../../../core/domain/content/figure.ts"
import styles from "./constellation.module.css"

type Props = {
  readonly chart: Chart
  readonly label: string
}

/** Constellation with the stars around it, on a dark square. */
export function Constellation({ chart: { field, lines, stars }, label }: Props) {
  return (
    <svg className={styles["large"]} viewBox={square} role="img" aria-label={label}>
      <Dots className={styles["field"]} dots={field} />
      <Lines lines={lines} />
      <Dots dots={stars.map(({ radius, x, y }) => [x, y, radius])} />
      {stars.map((star) => (star.name === null ? null : <Name key={star.hip} star={star} name={star.name} />))}
    </svg>
  )
}

type OutlineProps = {
  readonly outline: Outline
  readonly viewBox?: string
  readonly className?: string | undefined
}

/** Decorative, without names. */
export const ConstellationOutline = ({ className, outline: { lines, stars }, viewBox = square }: OutlineProps) => (
  <svg className={`${styles["small"]} ${className ?? ""}`} viewBox={viewBox} aria-hidden="true">
    <Lines lines={lines} />
    <Dots dots={stars} />
  </svg>
)

const square = `0 0 ${chartSize} ${chartSize}`

const Dots = ({ className, dots }: { readonly className?: string | undefined; readonly dots: Outline["stars"] }) => (
  <g className={className}>
    {dots.map(([x, y, radius]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
    ))}
  </g>
)

const Lines = ({ lines }: Pick<Chart, "lines">) => (
  <path className={styles["lines"]} d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("")} />
)

function Name({ name, star: { radius, side, x, y } }: { readonly star: ChartStar; readonly name: string }) {
  const distance = radius + nameGap
  const place = { right: [x + distance, y], left: [x - distance, y], above: [x, y - distance], below: [x, y + distance] } as const
  const [left, top] = place[side]
  return (
    <text x={left} y={top} data-side={side}>
      {name}
    </text>
  )
}

/** Distance from star to name, in units of the drawing. */
const nameGap = 14
