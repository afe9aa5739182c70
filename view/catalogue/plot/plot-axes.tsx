import { memo } from "react"
import type { Plot } from "../../../core/domain/catalogue/plot-marks.ts"
import { type Tick, ticksOn } from "../../../core/domain/catalogue/plot-axis.ts"
import { formatPriceTick } from "../../../core/domain/text/money.ts"
import { formatShortest } from "../../../core/domain/text/numbers.ts"
import styles from "./plot.module.css"

type Props = { readonly plot: Plot }

/** Percentage for an attribute, because the CSP forbids inline styles. */
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

export const PriceAxis = memo(function PriceAxis({ plot }: Props) {
  return (
    <svg className={styles["prices"]} aria-hidden="true">
      {ticksOn(plot.prices).map(({ place, rank, value }) => (
        <text key={value} x="100%" y={percent(1 - place)} dy="0.35em" textAnchor="end" data-rank={rank}>
          {formatPriceTick(value)}
        </text>
      ))}
    </svg>
  )
})

export const CaratAxis = memo(function CaratAxis({ plot }: Props) {
  return (
    <svg className={styles["carats"]} aria-hidden="true">
      <text x={-24} y="1.1em" textAnchor="end">
        карат
      </text>
      {ticksOn(plot.weights).map(({ place, rank, value }) => (
        <text key={value} x={percent(place)} y="1.1em" textAnchor={place > 0.95 ? "end" : "middle"} data-rank={place < 0.93 ? rank : 2}>
          {formatShortest(value)}
        </text>
      ))}
    </svg>
  )
})

export const PlotGrid = memo(function PlotGrid({ plot }: Props) {
  const lines = (ticks: ReadonlyArray<Tick>, isVertical: boolean) =>
    ticks.map(({ place, value }) => {
      const position = percent(isVertical ? place : 1 - place)
      const ends = isVertical ? { x1: position, x2: position, y1: 0, y2: "100%" } : { x1: 0, x2: "100%", y1: position, y2: position }
      return <line key={value} {...ends} />
    })
  return (
    <svg className={styles["grid"]} width="100%" height="100%" aria-hidden="true">
      <g>{lines(ticksOn(plot.weights), true)}</g>
      <g>{lines(ticksOn(plot.prices), false)}</g>
    </svg>
  )
})
