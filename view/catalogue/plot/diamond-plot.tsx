import { useMemo } from "react"
import { Link } from "wouter"
import { catalogAddress } from "../../../core/domain/catalogue/address.ts"
import { withRange } from "../../../core/domain/catalogue/change.ts"
import { areaChosen, binChosen } from "../../../core/domain/catalogue/plot-area.ts"
import { type Mark, type Plot, type PlotAnswer, plotOf } from "../../../core/domain/catalogue/plot-marks.ts"
import { diamondPath } from "../../../core/domain/product/diamond-meta.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { useArrangement, useChoosing } from "../use-catalogue.ts"
import { CaratAxis, PlotGrid, PriceAxis } from "./plot-axes.tsx"
import { PlotBands } from "./plot-bands.tsx"
import { labelOf, summaryOf } from "./plot-labels.ts"
import { PlotLegend } from "./plot-legend.tsx"
import { PlotMarks } from "./plot-marks.tsx"
import { PlotPreview } from "./plot-preview.tsx"
import styles from "./plot.module.css"
import { usePlot } from "./use-plot.ts"

type Props = { readonly place: Place; readonly answer: PlotAnswer | null }

/** Price against weight on logarithmic axes: dots, or bins for more than 2,000 stones. */
export function DiamondPlot({ answer, place }: Props) {
  const plot = useMemo(() => (answer === null ? undefined : plotOf(answer)), [answer])
  if (plot !== undefined) return <PlotDrawing key={place.path} plot={plot} place={place} />
  return (
    <p role="alert">
      {typeset("График не загрузился, ниже карточки. ")}
      <a className="link" href={place.path + place.search}>
        Повторить
      </a>
    </p>
  )
}

function PlotDrawing({ place, plot }: { readonly place: Place; readonly plot: Plot }) {
  const { choose, listing, state } = useChoosing({ kind: "diamonds", place }, false)
  const { arrange, arrangement } = useArrangement()
  const by = arrangement.plotTones === "clarity" ? "clarity" : "color"
  const { area, current, field, isActive, isSelecting, setSelecting } = usePlot(plot, (chosen) =>
    choose(catalogAddress(listing, areaChosen(listing, state, plot, chosen)), false)
  )
  const mark = plot.marks[current]
  const linkOf = (target: Mark) =>
    target.kind === "dot" ? diamondPath(target.code) : catalogAddress(listing, binChosen(listing, state, target))
  return (
    <figure className={styles["figure"]} aria-label="График цены и массы">
      <div className={styles["tools"]}>
        <fieldset>
          <legend>Окраска</legend>
          {tones.map(([tone, label]) => (
            <label key={tone}>
              <input type="radio" name="tones" value={tone} checked={by === tone} onChange={() => arrange({ plotTones: tone })} />
              {label}
            </label>
          ))}
        </fieldset>
        <button type="button" aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
          Выбрать область
        </button>
      </div>
      <div className={styles["board"]}>
        <PriceAxis plot={plot} />
        <div
          className={styles["field"]}
          role="application"
          aria-label="Камни на графике"
          aria-describedby="plot-help"
          data-selecting={isSelecting}
          {...field}
        >
          <PlotGrid plot={plot} />
          <PlotMarks marks={plot.marks} by={by} />
          <svg className={styles["over"]} width="100%" height="100%" data-active={isActive}>
            {mark === undefined ? null : (
              <Link href={linkOf(mark)} aria-label={labelOf(mark)}>
                <Ring mark={mark} />
              </Link>
            )}
            {area === null ? null : (
              <rect
                x={`${Math.min(area[0].x, area[1].x) * 100}%`}
                y={`${(1 - Math.max(area[0].y, area[1].y)) * 100}%`}
                width={`${Math.abs(area[0].x - area[1].x) * 100}%`}
                height={`${Math.abs(area[0].y - area[1].y) * 100}%`}
              />
            )}
          </svg>
          <PlotPreview
            mark={isActive ? mark : undefined}
            href={mark === undefined ? "" : linkOf(mark)}
            hint={mark?.kind === "dot" ? "Нажмите на точку: здесь появится камень." : "Нажмите на клетку: здесь появятся её камни."}
          />
        </div>
        <CaratAxis plot={plot} />
      </div>
      <PlotLegend plot={plot} by={by} />
      <figcaption>
        <p>{typeset(summaryOf(plot))}.</p>
        <p id="plot-help">{typeset(help)}</p>
      </figcaption>
      <PlotBands plot={plot} linkOf={(weight) => catalogAddress(listing, withRange(listing, state, "weight", weight))} />
    </figure>
  )
}

/** Target of 24 px around a dot, or outline of a bin. */
function Ring({ mark }: { readonly mark: Mark }) {
  const percent = (place: number) => `${place * 100}%`
  if (mark.kind === "dot") return <circle cx={percent(mark.at.x)} cy={percent(1 - mark.at.y)} r="12" />
  const [lower, upper] = mark.corners
  return <rect x={percent(lower.x)} y={percent(1 - upper.y)} width={percent(upper.x - lower.x)} height={percent(upper.y - lower.y)} />
}

const tones = [
  ["color", "Цвет"],
  ["clarity", "Чистота"]
] as const

const help =
  "Выделите область, чтобы оставить камни в ней: то же делают фильтры «Масса» и «Цена». С клавиатуры: стрелки ведут от камня к камню, Enter открывает."
