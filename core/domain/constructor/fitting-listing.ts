import { diamondListing } from "../catalogue/diamond-listing.ts"
import type { Listing } from "../catalogue/facet.ts"
import { choiceNames, constructorRoot } from "./choice.ts"

/** Cheapest first, by the price of the stone alone. */
export const fittingListing: Listing = {
  ...diamondListing,
  root: `${constructorRoot}/diamonds`,
  home: `${constructorRoot}/diamonds/`,
  hasPlot: false,
  keeps: choiceNames,
  sorts: [
    { code: "price", label: "По цене", direction: "asc" },
    { code: "weight", label: "По массе", direction: "desc" },
    { code: "price_per_carat", label: "По цене за карат", direction: "asc" },
    { code: "brightness", label: "Сначала ярче", direction: "desc" },
    { code: "novelty", label: "Сначала новые", direction: "desc" }
  ]
}
