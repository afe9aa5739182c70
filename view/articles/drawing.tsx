import { mirrorsOf } from "../../core/domain/articles/drawing-file.ts"
import type { Drawing as Panels, Ink, Panel } from "../../core/domain/articles/drawing.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { nowrapRanges } from "../content/ranges.tsx"
import styles from "./drawing.module.css"

type Props = { readonly panels: Panels; readonly caption: string }

/** Panels with a caption; a light map also has a legend. */
export function Drawing({ caption, panels }: Props) {
  const isMap = panels.some(({ strokes }) => strokes.some(({ isQuarter }) => isQuarter))
  const isWide = panels.length !== 3 && panels.some(({ width }) => width > 150)
  return (
    <figure className={styles["drawing"]}>
      <ul className={styles["panels"]} data-count={panels.length} data-wide={isWide}>
        {panels.map((panel) => (
          <li key={panel.title}>
            <Picture panel={panel} />
            {panel.title === "" ? null : <p className={styles["title"]}>{typeset(panel.title)}</p>}
            {panel.text === "" ? null : <p className="caption">{nowrapRanges(typeset(panel.text))}</p>}
          </li>
        ))}
      </ul>
      {caption === "" && !isMap ? null : (
        <figcaption className="caption">
          {caption}
          {isMap ? <Legend /> : null}
        </figcaption>
      )}
    </figure>
  )
}

function Picture({ panel: { height, labels, strokes, title, width } }: { readonly panel: Panel }) {
  const label = [title, ...labels.map(({ text }) => text)].filter((text) => text !== "").join(", ")
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fill="none" stroke="currentColor" strokeLinejoin="round">
      {strokes.map(({ d, fill, ink, isQuarter }) =>
        isQuarter ? (
          mirrorsOf(width).map((transform) => (
            <path key={transform + ink} className={styles[ink]} d={d} transform={transform} stroke="none" shapeRendering="crispEdges" />
          ))
        ) : (
          <path key={d} className={styles[ink]} d={d} fill={fill ?? undefined} vectorEffect="non-scaling-stroke" />
        )
      )}
      {labels.map(({ anchor, text, x, y }) => (
        <text key={text + String(x)} x={x} y={y} textAnchor={anchor} fill="currentColor" stroke="none" fontSize={14}>
          {text}
        </text>
      ))}
    </svg>
  )
}

function Legend() {
  return (
    <span className={styles["legend"]}>
      {zones.map(([ink, text]) => (
        <span key={ink}>
          <span className={`${styles["swatch"]} ${styles[ink]}`} aria-hidden="true" />
          {text}
        </span>
      ))}
      <span>Рассчитано по&nbsp;ходу лучей в&nbsp;модели камня, а&nbsp;не&nbsp;измерено на&nbsp;камне.</span>
    </span>
  )
}

const zones: ReadonlyArray<readonly [ink: Ink, text: string]> = [
  ["red", "красное: свет сверху, он и играет"],
  ["blue", "синее: его закрывает голова смотрящего"],
  ["green", "зелёное: свет от горизонта, он слабее"],
  ["dark", "тёмное: камень просвечивает насквозь"]
]
