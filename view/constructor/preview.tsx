import { topView } from "../../core/domain/product/cut-drawing.ts"
import {
  type PreviewBox,
  previewMiddle,
  type PreviewPiece,
  previewSheet,
  prongsFromSide,
  ringFromSide,
  seatFromAbove,
  stonesFromAbove,
  stonesFromSide
} from "../../core/domain/constructor/preview.ts"
import { formatMillimetres, formatTenths, nbsp } from "../../core/domain/text/numbers.ts"
import type { Shape } from "../../core/domain/product/diamond.ts"
import { coinDiameter } from "../../core/domain/product/size-comparison.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./preview.module.css"

type Props = { readonly piece: PreviewPiece }

/** Piece from above and from the side, in millimetres. */
export function Preview({ piece }: Props) {
  const label = previewText(piece)
  return (
    <figure className={styles["preview"]}>
      <div className={styles["views"]}>
        <Sheet label={typeset(`Вид сверху: ${label}`)}>
          {piece.size === null ? <Coin /> : <Finger size={piece.size} />}
          {piece.size === null ? <Bail piece={piece} /> : null}
          {piece.stones.length > 0
            ? stonesFromAbove(piece).map(({ box, shape }, index) => <Stone key={index} shape={shape} box={box} />)
            : seatFromAbove(piece).map(({ box, shape }, index) => <Stone key={index} shape={shape} box={box} isSeat />)}
        </Sheet>
        <Sheet label={typeset(`Вид сбоку: ${label}`)}>
          {piece.size === null ? null : <Band size={piece.size} />}
          <path className={styles["metal"]} d={prongsFromSide(piece)} />
          <path className={styles["stone"]} d={stonesFromSide(piece)} />
        </Sheet>
      </div>
      <figcaption>{typeset(`Чертёж в масштабе: ${label}. ${piece.size === null ? coinNote : bandNote}.`)}</figcaption>
    </figure>
  )
}

/** «круг 6,48 × 6,51 мм, кольцо 17». */
export const previewText = ({ seat, size, stones: [stone, ...others] }: PreviewPiece): string =>
  [
    stone === undefined
      ? seat === null
        ? null
        : `пунктиром наименьший и наибольший камень, ${formatTenths(seat.least)} и${nbsp}${formatTenths(seat.most)}${nbsp}мм`
      : `камень ${formatMillimetres(stone.measurements.length, stone.measurements.width)}`,
    others.length === 0
      ? null
      : `по сторонам ${others.map(({ measurements: { length, width } }) => formatMillimetres(length, width)).join(" и ")}`,
    size === null ? null : `палец для кольца ${formatTenths(size)}`
  ]
    .filter((part) => part !== null)
    .join(", ")

const bandNote = "Толщина шинки и крапаны условны"
const coinNote = `Рядом монета в${nbsp}1${nbsp}₽, ${formatTenths(coinDiameter)}${nbsp}мм`

function Sheet({ children, label }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <svg className={styles["sheet"]} viewBox={`0 0 ${previewSheet.width} ${previewSheet.height}`} role="img" aria-label={label}>
      {children}
      <path className={styles["ruler"]} d={`M1.5 32.5h5M1.5 32v1M6.5 32v1`} />
      <text className={styles["unit"]} x={7.4} y={33.1} fontSize={1.7}>
        5 мм
      </text>
    </svg>
  )
}

type StoneProps = { readonly shape: Shape; readonly box: PreviewBox; readonly isSeat?: boolean }

function Stone({ box, isSeat = false, shape }: StoneProps) {
  const { path, viewBox } = topView(shape, { length: box.height, width: box.width, table: usualTable })
  return (
    <svg {...box} viewBox={viewBox} preserveAspectRatio="none" overflow="visible" className={styles[isSeat ? "seat" : "stone"]}>
      <path d={isSeat ? (/^M[^M]*/.exec(path)?.[0] ?? path) : path} />
    </svg>
  )
}

const usualTable = 57

/** Finger with nail and band, from above. */
function Finger({ size }: { readonly size: number }) {
  const { x, y } = previewMiddle(true)
  const [left, right] = [x - size / 2, x + size / 2]
  return (
    <g className={styles["other"]}>
      <path
        d={`M${left} 34L${left + 0.3} 10.6C${left + 0.6} 3.6 ${x - 4} 1 ${x} 1S${right - 0.6} 3.6 ${right - 0.3} 10.6L${right} 34M${x - 5} 8.9C${x - 5.4} 4.9 ${x - 3.6} 2.3 ${x} 2.3S${x + 5.4} 4.9 ${x + 5} 8.9C${x + 4.8} 11 ${x - 4.8} 11 ${x - 5} 8.9Z`}
      />
      <path
        className={styles["band"]}
        d={`M${left - 0.7} ${y - 0.9}Q${x} ${y + 1.1} ${right + 0.7} ${y - 0.9}V${y + 0.9}Q${x} ${y + 2.9} ${left - 0.7} ${y + 0.9}Z`}
      />
    </g>
  )
}

function Band({ size }: { readonly size: number }) {
  const { outer, radius, x, y } = ringFromSide(size)
  return (
    <g className={styles["other"]}>
      <circle className={styles["band"]} cx={x} cy={y} r={outer} />
      <circle className={styles["band"]} cx={x} cy={y} r={radius} />
    </g>
  )
}

function Coin() {
  const [x, y] = [1.5 + coinDiameter / 2, 17]
  return (
    <g className={styles["other"]}>
      <circle cx={x} cy={y} r={coinDiameter / 2} />
      <circle cx={x} cy={y} r={coinDiameter / 2 - 0.9} />
      <text x={x} y={y} dy="0.36em" textAnchor="middle" fontSize={9}>
        1
      </text>
    </g>
  )
}

/** Bail and chain above a pendant's stone. */
function Bail({ piece }: Props) {
  if (piece.category !== "podveska") return null
  const { x, y } = previewMiddle(false)
  const [highest] = [...stonesFromAbove(piece), ...seatFromAbove(piece)].map(({ box }) => box.y).toSorted((a, b) => a - b)
  const top = highest ?? y
  return (
    <g className={styles["other"]}>
      <circle cx={x} cy={top - 1} r={0.9} />
      <path d={`M${x} ${top - 1.9}L${x - 8} 0M${x} ${top - 1.9}L${x + 8} 0`} />
    </g>
  )
}
