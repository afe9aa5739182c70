import type { Shape } from "./diamond.ts"
import { cutCodes } from "./diamond-names.ts"
import { formatNumber, nbsp } from "../text/numbers.ts"

/** Millimetres. */
export type Measurements = { readonly length: number; readonly width: number; readonly height: number }

/** For tables with the unit in the heading. */
export const sidesOf = ({ height, length, width }: Measurements): string =>
  [length, width, height].map((side) => formatNumber(side, 2)).join(`${nbsp}×${nbsp}`)

export const allSizes = (measurements: Measurements): string => `${sidesOf(measurements)}${nbsp}мм`

/** `1,39`. */
export const sidesRatio = ({ length, width }: Measurements): string => formatNumber(length / width, 2)

export const sizeLine = ({ measurements, shape }: { readonly measurements: Measurements; readonly shape: Shape }): string =>
  [allSizes(measurements), cutCodes[shape]].filter((part) => part !== null).join(", ")
