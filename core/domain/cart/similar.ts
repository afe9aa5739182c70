import { printFilters } from "../catalogue/grammar.ts"
import { jewelryListPath } from "../product/jewelry.ts"
import type { CartItem } from "./cart-items.ts"

/** Catalogue filtered by the shape and ±15 % of the weight, or by the category. */
export const similarPath = ({ kin }: Pick<CartItem, "kin">): string | null => {
  if (kin === null) return null
  if ("category" in kin) return jewelryListPath(kin.category)
  const weight = { from: hundredths(kin.weight * 0.85), to: hundredths(kin.weight * 1.15) }
  return `/diamonds/filter/${printFilters([
    { code: "shape", payload: [kin.shape] },
    { code: "weight", payload: weight }
  ])}`
}

const hundredths = (carats: number): number => Math.round(carats * 100) / 100
