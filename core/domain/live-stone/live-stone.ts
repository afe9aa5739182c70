import { compose, turnAround, type Turn } from "../optics/geometry.ts"
import type { StoneDescription } from "../optics/solid.ts"
import type { Fluorescence, Shape } from "../product/diamond.ts"
import type { Angles } from "../product/diamond-cut.ts"

/** The usual one first. */
export const lights = ["lamps", "daylight", "office", "candle", "ultraviolet"] as const
export type Light = (typeof lights)[number]

/**
 * `aset` and `scope` colour light by its direction, as these instruments do; `hearts` shows a round stone from below, with light that comes from 60
 * to 86° above the girdle in red.
 */
export const views = ["face", "profile", "aset", "scope", "hearts"] as const
export type View = (typeof views)[number]

export type LiveStone = StoneDescription & {
  /** Millimetres. */
  readonly width: number
  readonly color: string
  readonly fluorescence: Fluorescence
}

type ReportFields = Angles & {
  readonly shape: Shape
  readonly measurements: { readonly length: number; readonly width: number }
  readonly color: string
  readonly fluorescence: Fluorescence
}

export const liveStoneOf = ({
  color,
  crownAngle,
  fluorescence,
  girdle,
  measurements,
  pavilionAngle,
  shape,
  table
}: ReportFields): LiveStone => {
  const [width, length] = [measurements.length, measurements.width].toSorted((a, b) => a - b)
  const ratio = shape === "round" || width === undefined || length === undefined ? 1 : length / width
  return { shape, table, crownAngle, pavilionAngle, girdle, ratio, width: width ?? 0, color, fluorescence }
}

/** Shows `stone` on a side; swaps the two stones if it was on the other side. */
export const placedOn = (stones: ReadonlyArray<LiveStone>, side: number, stone: LiveStone): ReadonlyArray<LiveStone> =>
  stones.map((other, at) => (at === side ? stone : other === stone ? (stones[side] ?? other) : other))

export const viewsOfAll = (stones: ReadonlyArray<Pick<LiveStone, "shape">>): ReadonlyArray<View> =>
  views.filter((view) => stones.every(({ shape }) => viewsOf(shape).includes(view)))

export const viewsOf = (shape: Shape): ReadonlyArray<View> => (shape === "round" ? views : views.filter((view) => view !== "hearts"))

/** Colours of a diagram show directions, so that no light can be chosen. */
export const isDiagram = (view: View): boolean => view === "aset" || view === "scope" || view === "hearts"

/** The viewer looks down the y axis; x is to the right, z down the screen. */
export const startOf = (view: View): Turn => {
  if (view === "profile") return turnAround([1, 0, 0], -90)
  return view === "hearts" ? turnAround([1, 0, 0], 180) : [0, 0, 0, 1]
}

/** Rotation in degrees, to the right and down the screen. */
export type Roll = { readonly right: number; readonly down: number }

/** At most a full turn; rounded to 4 decimals to keep the journal short. */
export const rollTurn = (turn: Turn, { down, right }: Roll): Turn => {
  const degrees = Math.hypot(right, down)
  if (degrees === 0 || !Number.isFinite(degrees)) return turn
  const [x, y, z, w] = compose(turnAround([down, 0, -right], Math.min(degrees, 360)), turn)
  const length = Math.hypot(x, y, z, w)
  return [rounded(x / length), rounded(y / length), rounded(z / length), rounded(w / length)]
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
