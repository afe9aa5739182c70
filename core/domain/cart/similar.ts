import { printFilters } from "../catalogue/grammar.ts"
import { jewelryListPath } from "../product/jewelry.ts"
import type { CartItem } from "./cart-items.ts"

/** Catalogue filtered by the shape and ±15 % of the weight, or by the category. */
export const similarPath = ({ similar }: Pick<CartItem, "similar">): string | null => {
  if (similar === null) return null
  if ("category" in similar) return jewelryListPath(similar.category)
  const weight = { from: hundredths(similar.weight * 0.85), to: hundredths(similar.weight * 1.15) }
  return `/diamonds/filter/${printFilters([
    { code: "shape", payload: [similar.shape] },
    { code: "weight", payload: weight }
  ])}`
}

const hundredths = (carats: number): number => Math.round(carats * 100) / 100
