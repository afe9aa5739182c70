/** The ten cuts of the house, in the order in which they are shown. */
export const shapes = ["round", "oval", "cushion", "princess", "emerald", "pear", "marquise", "radiant", "asscher", "heart"] as const
export type Shape = (typeof shapes)[number]

/** Colour grades of colourless stones, best first; a fancy colour is named in words («Fancy Intense Yellow»). */
export const colors = ["D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] as const
export type Color = (typeof colors)[number]

/** Clarity grades, best first. */
export const clarities = ["FL", "IF", "VVS1", "VVS2", "VS1", "VS2", "SI1", "SI2", "I1"] as const
export type Clarity = (typeof clarities)[number]

/** Grades of cut, polish and symmetry, best first. */
export const finishes = ["EX", "VG", "G", "F"] as const
export type Finish = (typeof finishes)[number]

/** Fluorescence, weakest first. */
export const fluorescences = ["None", "Faint", "Medium", "Strong", "Very Strong"] as const
export type Fluorescence = (typeof fluorescences)[number]

/** Price of one carat, to a hundred roubles, as it stands beside the price; reckoned in whole points (0.01 carat), as a carat's decimals have no exact binary form. */
export const pricePerCarat = (price: number, carats: number): number => {
  const points = Math.round(carats * 100)
  return Math.round(price / points) * 100
}
