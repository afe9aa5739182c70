import { accountRoutes } from "./account-routes.ts"
import { catalogueRoutes } from "./catalogue-routes.ts"
import { checkoutRoutes } from "./checkout-routes.ts"
import { constructorRoutes } from "./constructor-routes.ts"
import { contentRoutes, staticRoute } from "./content-routes.ts"
import { favouritesRoutes } from "./favourites-routes.ts"
import type { Route } from "./route.ts"
import { sampleRoutes } from "./sample-routes.ts"
import { searchRoutes } from "./search-routes.ts"
import { showcaseRoutes } from "./showcase-routes.ts"

/** What shows the shop's own parts to its builders. */
const toolRoutes: ReadonlyArray<Route> = [
  { name: "icons", pattern: "/_icons", screen: "icons", isPrivate: true },
  { name: "markup", pattern: "/markup", screen: "parts", isPrivate: true },
  { name: "dev-dialogs", pattern: "/dev/dialogs", screen: "dialogs", isPrivate: true },
  { name: "dev-journal", pattern: "/dev/journal", screen: "journal", isPrivate: true }
]

/** The routes of each capability. No address is fit for two of them, so their order decides nothing; within one what stands first wins. */
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

/** Every address of the specification, once. What stands first wins: fixed segments before parameters (RT-139). */
export const routes: ReadonlyArray<Route> = [...routesOfCapabilities.flat(), staticRoute]
