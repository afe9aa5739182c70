import { diamondCalls, productCalls } from "./catalogue-routes.ts"
import { landingPages, textPages } from "./content-routes.ts"
import { publicPage } from "./parts.ts"
import type { CallRequest, Route, ScreenName } from "./route.ts"

/** Sample page of a real product. */
const sample = (pattern: string, screen: ScreenName, calls: ReadonlyArray<CallRequest>): Route => ({
  ...publicPage(pattern, screen),
  calls: () => calls
})

const piece = (pattern: string, category: string, productId: string): Route =>
  sample(pattern, "product", productCalls({ productId }, `/jewelry/${category}/${productId}`, ""))

/** Pages of the whole catalogue and of loose stones; sample pages, which are not indexed. */
export const showcaseRoutes: ReadonlyArray<Route> = [
  ...landingPages("/brilliants", "/catalog"),
  ...[
    ...landingPages("/product-selection"),
    ...textPages("/certificate", "/staticPage"),
    piece("/catalog-detail", "kolco", "0214982"),
    piece("/product-jewelry", "sergi", "0298917"),
    sample("/product-diamond", "diamond", diamondCalls("10264455"))
  ].map((route): Route => ({ ...route, isPrivate: true }))
]
