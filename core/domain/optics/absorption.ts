import { colors } from "../product/diamond.ts"
import { findFancyColor, type Intensity } from "../product/fancy-color.ts"
import { type StoneTint, tintOfHue } from "../product/stone-tint.ts"
import type { Vector } from "./geometry.ts"

/** Absorption per mm of red, green and blue; light travels two to four times the depth. */
export const tints: Readonly<Record<StoneTint, Vector>> = {
  warm: [0.001, 0.007, 0.026],
  "light-yellow": [0.002, 0.018, 0.085],
  yellow: [0.004, 0.045, 0.27],
  brown: [0.028, 0.068, 0.125],
  gray: [0.084, 0.08, 0.071],
  orange: [0.004, 0.095, 0.3],
  green: [0.076, 0.02, 0.066],
  pink: [0.008, 0.078, 0.042],
  blue: [0.092, 0.046, 0.018]
}

/**
 * Absorption per mm: none at D, growing to the warm tint at L. Fancy colours have the tint of their hue, scaled by intensity; unknown colours absorb
 * nothing.
 */
export const absorptionOf = (color: string): Vector => {
  const fancy = findFancyColor(color)
  const tint = fancy && tintOfHue(fancy.hue)
  if (fancy !== undefined && tint !== undefined) return scaled(tints[tint], strengths[fancy.intensity])
  const grade = colors.findIndex((each) => each === color)
  return scaled(tints.warm, grade <= 0 ? 0 : (grade / colors.indexOf("L")) ** 1.5)
}

const strengths: Readonly<Record<Intensity, number>> = { "Fancy Light": 0.35, Fancy: 0.7, "Fancy Intense": 1, "Fancy Vivid": 1.5 }

const scaled = ([red, green, blue]: Vector, by: number): Vector => [red * by, green * by, blue * by]
