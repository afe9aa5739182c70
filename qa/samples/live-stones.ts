import type { LiveStone } from "../../core/domain/live-stone/live-stone.ts"
import type { FaceMeasures } from "../../core/domain/optics/face.ts"

const usual = { table: 57, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3.5, color: "G", fluorescence: "None" } as const

export const roundStone: LiveStone = { shape: "round", ...usual, ratio: 1, width: 6.48 }
/** A wide table changes the reflections. */
export const wideStone: LiveStone = { ...roundStone, table: 64 }
export const ovalStone: LiveStone = { shape: "oval", ...usual, ratio: 1.4, width: 5.48 }

/** Well-cut round. */
export const brightFace: FaceMeasures = {
  aset: { red: 0.68, blue: 0.22, green: 0.05, dark: 0.05 },
  lightReturn: 0.62,
  leakage: 0.06,
  contrast: 0.29,
  fire: 1.6
}
