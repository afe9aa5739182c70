import { type Finish, finishes } from "./diamond.ts"

/** Angles in degrees, others in per cent of the width. */
export type Proportions = {
  readonly table: number
  readonly crownAngle: number
  readonly pavilionAngle: number
  readonly crownHeight: number
  readonly pavilionDepth: number
  readonly girdle: number
  readonly depth: number
}

export type Angles = Pick<Proportions, "table" | "crownAngle" | "pavilionAngle" | "girdle">

/** Adds heights and depth, rounded to a tenth as in reports. */
export const closeProfile = (angles: Angles): Proportions => {
  const crownHeight = roundToTenth(((100 - angles.table) / 2) * tangent(angles.crownAngle))
  const pavilionDepth = roundToTenth(50 * tangent(angles.pavilionAngle))
  return { ...angles, crownHeight, pavilionDepth, depth: roundToTenth(crownHeight + angles.girdle + pavilionDepth) }
}

/** GIA's system of 2006: the worst of proportions, polish and symmetry decides. */
export const gradeCut = (proportions: Proportions, polish: Finish, symmetry: Finish): Finish =>
  finishes.find((grade) => fits(proportions, grade) && allowsFinish(grade, polish) && allowsFinish(grade, symmetry)) ?? "F"

type Limits = Readonly<Record<"table" | "crownAngle" | "pavilionAngle" | "girdle" | "depth", readonly [least: number, most: number]>>

/** GIA's charts for a standard round brilliant; values beyond them are Fair. */
const limits = {
  EX: { table: [52, 62], crownAngle: [31.5, 36.5], pavilionAngle: [40.6, 41.8], girdle: [2, 4.5], depth: [57.5, 63] },
  VG: { table: [50, 66], crownAngle: [26.5, 38.5], pavilionAngle: [39.8, 42.4], girdle: [1.5, 5.5], depth: [56, 64.5] },
  G: { table: [47, 69], crownAngle: [22, 40], pavilionAngle: [38.8, 43], girdle: [1, 7.5], depth: [53, 66.5] }
} as const satisfies Record<Exclude<Finish, "F">, Limits>

const fits = (proportions: Proportions, grade: Finish): boolean => {
  if (grade === "F") return true
  const { table, crownAngle, pavilionAngle, girdle, depth } = limits[grade]
  return (
    isWithin(proportions.table, table) &&
    isWithin(proportions.crownAngle, crownAngle) &&
    isWithin(proportions.pavilionAngle, pavilionAngle) &&
    isWithin(proportions.girdle, girdle) &&
    isWithin(proportions.depth, depth)
  )
}

/** At most one grade below the cut. */
const allowsFinish = (grade: Finish, finish: Finish): boolean => finishes.indexOf(finish) <= finishes.indexOf(grade) + 1

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most
const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)
const roundToTenth = (value: number): number => Math.round(value * 10) / 10
