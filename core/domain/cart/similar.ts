import { catalogAddress, plainState } from "../filters/address.ts"
import { diamondListing } from "../filters/diamond-listing.ts"
import { jewelryListPath } from "../jewelry.ts"
import type { CartItem } from "./cart-items.ts"

/** Where there are others like a thing: stones of its shape and about its weight, pieces of its kind; `null` for what is like nothing. */
export const similarPath = ({ kin }: Pick<CartItem, "kin">): string | null => {
  if (kin === null) return null
  if ("category" in kin) return jewelryListPath(kin.category)
  const [from, to] = [kin.weight * 0.85, kin.weight * 1.15].map((weight) => Math.round(weight * 100) / 100)
  return catalogAddress(diamondListing, {
    ...plainState(diamondListing),
    filters: [
      { code: "shape", payload: [kin.shape] },
      { code: "weight", payload: { from: from ?? null, to: to ?? null } }
    ]
  })
}
