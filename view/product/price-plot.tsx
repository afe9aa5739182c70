import { type Axis, axisOver, placeOn, ticksOn } from "../../core/domain/catalogue/plot-axis.ts"
import { isCheaperNotLighter, type PriceComparison, type PricedWeight } from "../../core/domain/pricing/price-comparison.ts"
import { labelPlace } from "../../core/domain/pricing/plot-label.ts"
import { betterStonesText, plotText, sampleText } from "../../core/domain/pricing/price-comparison-text.ts"
import { formatPrice, formatPriceTick } from "../../core/domain/text/money.ts"
import { formatShortest } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./price-plot.module.css"

type Props = { readonly comparison: PriceComparison; readonly stone: PricedWeight }
type Axes = { readonly prices: Axis; readonly weights: Axis }

/** Price against weight of comparable stones, divided by lines through this one. */
export function PricePlot({ comparison, stone }: Props) {
  const { dots, least, most } = comparison
  const weights = [stone, ...dots].map(({ weight }) => weight)
  const axes = { prices: axisOver(least, most), weights: axisOver(Math.min(...weights), Math.max(...weights)) }
  const isBetter = (dot: PricedWeight) => isCheaperNotLighter(dot, stone)
  const betterText = betterStonesText(comparison, stone)
  return (
    <figure>
      <div className={styles["board"]} role="img" aria-label={typeset(plotText(comparison, stone))} translate="no">
        <PriceTicks axis={axes.prices} />
        <div className={styles["field"]}>
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
            <path
              {...dotted}
              stroke="var(--line-2)"
              d={dotsPath(
                dots.filter((dot) => !isBetter(dot)),
                axes
              )}
            />
            <path {...dotted} stroke="var(--glacier)" d={dotsPath(dots.filter(isBetter), axes)} />
          </svg>
          <OwnMark axes={axes} stone={stone} dots={dots} />
        </div>
        <WeightTicks axis={axes.weights} />
      </div>
      <figcaption>
        {betterText === null ? null : <p>{typeset(betterText)}</p>}
        <p>{typeset(sampleText(comparison) ?? "Каждая точка — такой же камень в продаже.")}</p>
      </figcaption>
    </figure>
  )
}

function PriceTicks({ axis }: { readonly axis: Axis }) {
  return (
    <svg>
      {ticksOn(axis).map(({ place, value }) => (
        <text key={value} x="100%" y={percent(1 - place)} dy="0.35em" textAnchor="end">
          {formatPriceTick(value)}
        </text>
      ))}
    </svg>
  )
}

function WeightTicks({ axis }: { readonly axis: Axis }) {
  return (
    <svg>
      <text x={-12} y="1.1em" textAnchor="end">
        карат
      </text>
      {ticksOn(axis).map(({ place, value }) => (
        <text key={value} x={percent(place)} y="1.1em" textAnchor={place > 0.95 ? "end" : "middle"}>
          {formatShortest(value)}
        </text>
      ))}
    </svg>
  )
}

type OwnMarkProps = { readonly axes: Axes; readonly stone: PricedWeight; readonly dots: ReadonlyArray<PricedWeight> }

function OwnMark({ axes, dots, stone }: OwnMarkProps) {
  const pointOf = ({ price, weight }: PricedWeight) => ({ x: placeOn(axes.weights, weight), y: placeOn(axes.prices, price) })
  const point = pointOf(stone)
  const [x, y] = [percent(point.x), percent(1 - point.y)]
  const { at, level, side } = labelPlace(point, dots.map(pointOf))
  const isLeft = side === "left"
  const label =
    at === "point"
      ? ({ x: isLeft ? -12 : 12, textAnchor: isLeft ? "end" : "start" } as const)
      : ({ x: isLeft ? "0" : "100%", textAnchor: isLeft ? "start" : "end" } as const)
  return (
    <svg>
      <g stroke="var(--line-2)" strokeDasharray="2 4">
        <line x1="0" x2="100%" y1={y} y2={y} />
        <line x1={x} x2={x} y1="0" y2="100%" />
      </g>
      <svg x={x} y={y} overflow="visible">
        <path d="M-3.1 -7.5H3.1L7.5 -3.1V3.1L3.1 7.5H-3.1L-7.5 3.1V-3.1Z" />
      </svg>
      <svg x={at === "point" ? x : 0} y={y} overflow="visible">
        <text {...label} strokeWidth={5} y={level === "above" ? -10 : 22}>
          {formatPrice(stone.price)}
        </text>
      </svg>
    </svg>
  )
}

/** Dots as lines of no length, whose caps keep their size in pixels. */
const dotted = { strokeLinecap: "round", strokeWidth: 7, vectorEffect: "non-scaling-stroke" } as const

const dotsPath = (dots: ReadonlyArray<PricedWeight>, { prices, weights }: Axes): string =>
  dots.map(({ price, weight }) => `M${toViewBox(placeOn(weights, weight))} ${toViewBox(1 - placeOn(prices, price))}h0`).join("")

const toViewBox = (share: number): number => Math.round(share * 1000)

/** Per cent in an attribute, because the CSP forbids inline styles. */
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
