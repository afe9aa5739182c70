import type { StoneTint } from "../../core/domain/product/stone-tint.ts"
import type { Vector } from "../../core/domain/optics/geometry.ts"

/** Absorption per mm for red, green and blue; light crosses a loose stone for two to four times its depth. */
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
