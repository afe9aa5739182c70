import type { MarketingFact } from "./fact.ts"
import { valueOf } from "./product.ts"

/** Conversion for pixel and ad counter, `value` in roubles (MKT-022, MKT-023). */
export type Goal = { readonly name: "add_to_cart" | "purchase"; readonly value: number }

export const goalOf = (fact: MarketingFact): Goal | null => {
  if (fact.type === "cart.grew") return { name: "add_to_cart", value: valueOf(fact.products) }
  return fact.type === "order.placed" ? { name: "purchase", value: fact.total } : null
}
