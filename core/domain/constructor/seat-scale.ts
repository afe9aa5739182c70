import { shapeNames } from "../product/diamond-names.ts"
import type { Shape } from "../product/diamond.ts"
import { formatNumber, nbsp } from "../text/numbers.ts"
import type { FrameSeat } from "./seats.ts"

/** «круг 6,2–6,8 мм» */
export const seatText = ({ least, most, shape }: FrameSeat): string =>
  `${shapeNames[shape].toLowerCase()} ${formatSeatRange({ least, most })}`

export const formatSeatRange = ({ least, most }: Pick<FrameSeat, "least" | "most">): string => `${tenths(least)}–${tenths(most)}${nbsp}мм`

export const seatsLine = (seats: ReadonlyArray<FrameSeat>): string => `Каст принимает ${seats.map(seatText).join(", ")}`

export const measuredSide = (shape: Shape): string => (shape === "round" ? "средний диаметр" : "длинная сторона")

export const fitText = (seat: FrameSeat, millimetres: number): string =>
  `${measuredSide(seat.shape)} ${formatNumber(millimetres, 2)}${nbsp}мм, каст принимает ${formatSeatRange(seat)}`

/** `null` when the stone fits. */
export const misfitText = ({ least, most }: FrameSeat, millimetres: number): string | null => {
  if (millimetres > most) return `Больше каста на${nbsp}${formatNumber(millimetres - most, 2)}${nbsp}мм`
  return millimetres < least ? `Меньше каста на${nbsp}${formatNumber(least - millimetres, 2)}${nbsp}мм` : null
}

/** Positions as fractions of the ruler's width. */
export const seatScale = ({ least, most }: FrameSeat, millimetres: number | null) => {
  const reach = Math.max(1, most - least)
  const from = Math.floor((Math.min(least, millimetres ?? least) - reach / 2) * 5) / 5
  const to = Math.ceil((Math.max(most, millimetres ?? most) + reach / 2) * 5) / 5
  const partOf = (value: number) => Math.round(((value - from) / (to - from)) * 10_000) / 10_000
  const step = to - from > 6 ? 1 : 0.2
  const count = Math.floor((to - from) / step + 1e-6)
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => partOf(from + index * step)),
    least: partOf(least),
    most: partOf(most),
    stone: millimetres === null ? null : partOf(millimetres)
  }
}

const tenths = (value: number): string => formatNumber(value, 1)
