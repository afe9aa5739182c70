export const shapes = ["round", "oval", "cushion", "princess", "emerald", "pear", "marquise", "radiant", "asscher", "heart"] as const
export type Shape = (typeof shapes)[number]

/** Best first; fancy colours are strings such as «Fancy Intense Yellow». */
export const colors = ["D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] as const
export type Color = (typeof colors)[number]

/** Best first. */
export const clarities = ["FL", "IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2", "I1"] as const
export type Clarity = (typeof clarities)[number]

/** Best first. */
export const finishes = ["EX", "VG", "G", "F"] as const
export type Finish = (typeof finishes)[number]

/** Weakest first. */
export const fluorescences = ["None", "Faint", "Medium", "Strong", "Very Strong"] as const
export type Fluorescence = (typeof fluorescences)[number]

/** Calculated from proportions, best first; each shape has its own scale (migration 0054). */
export const brightnessGrades = ["very_high", "high", "medium", "low"] as const
export type BrightnessGrade = (typeof brightnessGrades)[number]

/** Rounded to a hundred roubles. Divides by whole points (0.01 carat) to avoid floating-point errors. */
export const pricePerCarat = (price: number, carats: number): number => {
  const points = Math.round(carats * 100)
  return Math.round(price / points) * 100
}
