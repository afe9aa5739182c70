import { usualRatio } from "../product/cut-drawing.ts"
import type { Measurements } from "../product/diamond-size.ts"
import type { Shape } from "../product/diamond.ts"
import type { Category } from "../product/jewelry.ts"
import type { FrameSeat } from "./seats.ts"

/** Millimetres; the same in all steps, so that drawings do not jump. */
export const previewSheet = { width: 46, height: 34 } as const

export type PreviewStone = { readonly shape: Shape; readonly measurements: Measurements }

/** Without a stone, the smallest and largest of the seat are drawn. */
export type PreviewPiece = {
  readonly category: Category
  /** Inner diameter of a ring, millimetres. */
  readonly size: number | null
  readonly seat: FrameSeat | null
  readonly stones: ReadonlyArray<PreviewStone>
}

/** Millimetres from the upper left corner. */
export type PreviewBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type PlacedStone = { readonly shape: Shape; readonly box: PreviewBox }

/** Centre of the stones from above: on a finger, or beside a coin. */
export const previewMiddle = (isRing: boolean) => ({ x: isRing ? previewSheet.width / 2 : 34, y: isRing ? 20 : 17 }) as const

/** Leaves metal between the middle stone and the others. */
export const stonesFromAbove = ({ category, stones }: PreviewPiece): ReadonlyArray<PlacedStone> => {
  const { x, y } = previewMiddle(category === "kolco")
  return inRow(stones).map(({ offset, stone: { measurements, shape } }) => ({
    shape,
    box: boxAround(x + offset, y, measurements.width, measurements.length)
  }))
}

/** Outlines of the smallest and largest stone. */
export const seatFromAbove = ({ category, seat }: PreviewPiece): ReadonlyArray<PlacedStone> => {
  if (seat === null) return []
  const { x, y } = previewMiddle(category === "kolco")
  return [seat.least, seat.most].map((longer) => ({ shape: seat.shape, box: boxAround(x, y, ...sidesOf(seat.shape, longer)) }))
}

export const stonesFromSide = (piece: PreviewPiece): string => {
  const middle = sideMiddle(piece)
  return inRow(piece.stones)
    .map(({ offset, stone: { measurements } }) => profile(measurements, { x: middle.x + offset, y: middle.y }))
    .join("")
}

/** Stones end at `foot`, half a millimetre above the band. */
export const ringFromSide = (size: number) => {
  const radius = size / 2
  const middle = { x: previewSheet.width / 2, y: previewSheet.height - 1 - bandThickness - radius }
  return { ...middle, radius, outer: radius + bandThickness, foot: middle.y - radius - bandThickness - 0.5 }
}

export const prongsFromSide = (piece: PreviewPiece): string => {
  const [stone] = piece.stones
  const reach = stone?.measurements ?? seatSides(piece)
  if (piece.size === null || reach === null) return ""
  const { foot, x } = ringFromSide(piece.size)
  const [half, top] = [reach.width / 2, foot - reach.height * (1 - crownShare)]
  return [-1, 1].map((side) => `M${mm(x + side * 0.9)} ${mm(foot + 0.7)}L${mm(x + side * (half + 0.25))} ${mm(top - 0.45)}`).join("")
}

/** Millimetres. The shop does not measure it, so all frames share one value. */
const bandThickness = 1.7

/** Crown and girdle as fractions of the height, table of the width. */
const [crownShare, girdleShare, tableShare] = [0.25, 0.05, 0.57]
/** Fraction of the width. */
const usualHeight = 0.61
/** Metal between stones. */
const wall = 0.4

const sideMiddle = ({ size }: PreviewPiece) =>
  size === null ? { x: previewSheet.width / 2, y: previewSheet.height - 8 } : { x: previewSheet.width / 2, y: ringFromSide(size).foot }

const seatSides = ({ seat }: PreviewPiece) => {
  if (seat === null) return null
  const [width] = sidesOf(seat.shape, seat.most)
  return { width, height: width * usualHeight }
}

const sidesOf = (shape: Shape, longer: number): readonly [width: number, length: number] => {
  const ratio = usualRatio(shape)
  return ratio >= 1 ? [longer / ratio, longer] : [longer, longer * ratio]
}

const inRow = (stones: ReadonlyArray<PreviewStone>) => {
  const reach = { left: 0, right: 0 }
  return stones.map((stone, index) => {
    const { width } = stone.measurements
    const side = index % 2 === 1 ? "left" : "right"
    if (index === 0) {
      reach.left = reach.right = width / 2
      return { stone, offset: 0 }
    }
    const offset = reach[side] + wall + width / 2
    reach[side] = offset + width / 2
    return { stone, offset: side === "left" ? -offset : offset }
  })
}

const boxAround = (x: number, y: number, width: number, height: number): PreviewBox => ({
  x: round(x - width / 2),
  y: round(y - height / 2),
  width: round(width),
  height: round(height)
})

const profile = ({ height, width }: Measurements, { x, y }: { readonly x: number; readonly y: number }): string => {
  const half = width / 2
  const [upper, lower] = [y - height * (1 - crownShare), y - height * (1 - crownShare - girdleShare)]
  const table = half * tableShare
  const points = [
    [x - half, upper],
    [x - table, y - height],
    [x + table, y - height],
    [x + half, upper],
    [x + half, lower],
    [x, y],
    [x - half, lower]
  ] as const
  return `M${points.map(([across, down]) => `${mm(across)} ${mm(down)}`).join("L")}ZM${mm(x - half)} ${mm(upper)}H${mm(x + half)}M${mm(x - half)} ${mm(lower)}H${mm(x + half)}`
}

const round = (millimetres: number): number => Math.round(millimetres * 1000) / 1000
const mm = (millimetres: number): string => String(round(millimetres))
