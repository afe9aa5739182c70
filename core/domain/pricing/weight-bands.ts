/** Carats, inclusive, two decimals. */
export type WeightBand = { readonly from: number; readonly to: number }

/**
 * Weight band of the Rapaport price list: a carat costs more from each step on. The list's gap from 6.00 to 9.99 is divided at whole carats. `null`
 * below 0.01 and from 11 carats on.
 */
export const bandOf = (weight: number): WeightBand | null => {
  const index = steps.findLastIndex((step) => step <= weight)
  const [from, next] = [steps[index], steps[index + 1]]
  return from === undefined || next === undefined ? null : { from, to: Math.round(next * 100 - 1) / 100 }
}

const steps = [0.01, 0.04, 0.08, 0.15, 0.18, 0.23, 0.3, 0.4, 0.5, 0.7, 0.9, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
