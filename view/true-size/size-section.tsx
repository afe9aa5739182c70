import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { topView } from "../../core/domain/product/cut-drawing.ts"
import { formatMillimetres, formatNumber } from "../../core/domain/text/numbers.ts"
import {
  bandLevel,
  boxBesideCoin,
  coinDiameter,
  coinMiddle,
  fingerWidth,
  onFinger,
  sheet
} from "../../core/domain/product/size-comparison.ts"
import { stoneInSize } from "../../core/domain/true-size/subject.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { TrueSizeButton } from "./size-button.tsx"
import styles from "./size-section.module.css"

type Props = { readonly diamond: Pick<Diamond, "crownAngle" | "girdle" | "measurements" | "pavilionAngle" | "shape" | "table" | "weight"> }

/** Stone beside a coin and on a finger, to one scale; printed in true size. */
export function TrueSize({ diamond }: Props) {
  const { length, width } = diamond.measurements
  const subject = stoneInSize(diamond)
  if (subject === null) return null
  const size = formatMillimetres(length, width)
  return (
    <section className={`section ${styles["size"]}`} aria-labelledby="true-size">
      <div className={styles["head"]}>
        <h2 id="true-size" className="display-m">
          Размер в&nbsp;жизни
        </h2>
        <p>
          {typeset(`Камень ${size} рядом с тем, что есть под рукой. Оба рисунка в одном масштабе, на бумаге они печатаются один к одному.`)}
        </p>
        <TrueSizeButton subject={subject} />
      </div>
      <figure>
        <svg viewBox={`0 0 ${sheet.width} ${sheet.coin}`} role="img" aria-label={typeset(`Камень ${size} рядом с монетой в 1 рубль`)}>
          <Coin />
          <Stone diamond={diamond} place={boxBesideCoin(diamond.measurements)} />
        </svg>
        <figcaption>{typeset(`Рядом с монетой в 1 ₽, ${formatNumber(coinDiameter, 1)} мм`)}</figcaption>
      </figure>
      <figure>
        <svg viewBox={`0 0 ${sheet.width} ${sheet.finger}`} role="img" aria-label={typeset(`Камень ${size} в кольце на пальце`)}>
          <Finger />
          <Stone diamond={diamond} place={onFinger(diamond.measurements)} />
        </svg>
        <figcaption>{typeset(`На пальце, размер кольца ${fingerWidth}`)}</figcaption>
      </figure>
    </section>
  )
}

function Stone({ diamond: { measurements, shape, table }, place }: Props & { readonly place: ReturnType<typeof onFinger> }) {
  const { path, viewBox } = topView(shape, { ...measurements, table })
  return (
    <svg {...place} viewBox={viewBox} preserveAspectRatio="none" overflow="visible" className={styles["stone"]} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

function Coin() {
  const { x, y } = coinMiddle
  return (
    <g className={styles["other"]}>
      <circle cx={x} cy={y} r={coinDiameter / 2} />
      <circle cx={x} cy={y} r={coinDiameter / 2 - 0.9} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={9}>
        1
      </text>
      <text x={x} y={y + 6.6} textAnchor="middle" fontSize={1.9} letterSpacing={0.3}>
        РУБЛЬ
      </text>
    </g>
  )
}

function Finger() {
  const [left, right] = [(sheet.width - fingerWidth) / 2, (sheet.width + fingerWidth) / 2]
  const [top, bottom] = [bandLevel - 0.9, bandLevel + 0.9]
  return (
    <g className={styles["other"]}>
      <path
        d={`M${left} ${sheet.finger}L${left + 0.3} 11C${left + 0.6} 3.6 ${left + 4.6} 1 23 1S${right - 0.6} 3.6 ${right - 0.3} 11L${right} ${sheet.finger}`}
      />
      <path d="M18 9.6C17.6 5.4 19.4 2.6 23 2.6S28.4 5.4 28 9.6C27.8 11.8 18.2 11.8 18 9.6Z" />
      <path
        className={styles["band"]}
        d={`M${left - 0.6} ${top}Q23 ${top + 2} ${right + 0.6} ${top}V${bottom}Q23 ${bottom + 2} ${left - 0.6} ${bottom}Z`}
      />
    </g>
  )
}
