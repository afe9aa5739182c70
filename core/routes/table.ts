import { accountRoutes } from "./account-routes.ts"
import { catalogueRoutes } from "./catalogue-routes.ts"
import { checkoutRoutes } from "./checkout-routes.ts"
import { constructorRoutes } from "./constructor-routes.ts"
import { contentRoutes, staticRoute } from "./content-routes.ts"
import { favouritesRoutes } from "./favourites-routes.ts"
import { privatePage } from "./parts.ts"
import type { Route } from "./route.ts"
import { sampleRoutes } from "./sample-routes.ts"
import { searchRoutes } from "./search-routes.ts"
import { showcaseRoutes } from "./showcase-routes.ts"

const toolRoutes: ReadonlyArray<Route> = [
  { name: "icons", pattern: "/_icons", screen: "icons", isPrivate: true },
  privatePage("/markup", "parts"),
  privatePage("/dev/dialogs", "dialogs"),
  privatePage("/dev/journal", "journal")
]

/** Patterns of different capabilities do not overlap, so that only the order within one matters. */
export const routesOfCapabilities: ReadonlyArray<ReadonlyArray<Route>> = [
  contentRoutes,
  catalogueRoutes,
  showcaseRoutes,
  sampleRoutes,
  checkoutRoutes,
  searchRoutes,
  favouritesRoutes,
  accountRoutes,
  constructorRoutes,
  toolRoutes
]

/** First match wins: fixed segments before parameters (RT-139). */
export const routes: ReadonlyArray<Route> = [...routesOfCapabilities.flat(), staticRoute]
