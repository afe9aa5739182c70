import { type BrightnessGrade, brightnessGrades, type Shape } from "../product/diamond.ts"
import baked from "./brightness-table.json" with { type: "json" }

/** Degrees and per cent of the report; ratio of length to width, at least 1. */
export type StoneProportions = {
  readonly shape: Shape
  readonly table: number
  readonly crownAngle: number
  readonly pavilionAngle: number
  readonly ratio: number
}

/**
 * Hundredths of a per cent, negative where more light leaks. Linear between the nodes of the baked table, `null` beyond them. The database calculates
 * the same (migration 0054).
 */
export const brightnessOf = ({ crownAngle, pavilionAngle, ratio, shape, table }: StoneProportions): number | null => {
  const { axes, nodes } = baked.shapes[shape]
  const measures = [table, crownAngle, pavilionAngle, ratio]
  const places = measures.flatMap((value, axis) => placeOn(axes[axis], value) ?? [])
  if (places.length < measures.length) return null
  const bytes = atob(nodes)
  const between = ([place, ...others]: ReadonlyArray<Place>, before: number): number => {
    if (place === undefined) return bytes.charCodeAt(before)
    const { below, count, part } = place
    const first = between(others, before * count + below)
    return part === 0 ? first : first + part * (between(others, before * count + below + 1) - first)
  }
  return Math.floor(((between(places, 0) - 75) * 100) / 3 + 0.5)
}

/** Compares a stone with others of its shape only. */
export const brightnessGradeOf = (shape: Shape, brightness: number): BrightnessGrade => {
  const grade = baked.shapes[shape].limits.findIndex((least) => brightness >= least)
  return brightnessGrades[grade] ?? "low"
}

type Axis = { readonly from: number; readonly step: number; readonly count: number }

type Place = { readonly below: number; readonly part: number; readonly count: number }

/** An axis with one value takes any. */
const placeOn = (axis: Axis | undefined, value: number): Place | undefined => {
  if (axis === undefined) return undefined
  const { count, from, step } = axis
  if (count === 1) return { below: 0, part: 0, count }
  const place = (value - from) / step
  if (!(place >= 0 && place <= count - 1)) return undefined
  const below = Math.min(Math.floor(place), count - 2)
  return { below, part: place - below, count }
}
