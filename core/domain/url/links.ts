import { placeOf } from "./place.ts"

/**
 * Where a programmatic navigation would lead: to a page of ours, to another site, or nowhere that is safe. Only http and https leave the shop:
 * `javascript:`, `data:`, `vbscript:` and whatever else there is never do (NAV-012).
 */
export const destinationOf = (to: string): "inside" | "outside" | "unsafe" => {
  if (placeOf(to, 0) !== undefined) return "inside"
  return /^(?:https?:)?\/\/[^/?#\\]/i.test(to) ? "outside" : "unsafe"
}
