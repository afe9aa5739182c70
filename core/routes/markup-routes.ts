import { later } from "./parts.ts"
import type { Route } from "./route.ts"

const plain = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> => patterns.map((pattern) => later(pattern))

/** Addresses of the specification whose screens come later. */
export const markupRoutes: ReadonlyArray<Route> = [
  ...plain("/account", "/account-address", "/account-address-empty", "/account-diamond", "/account-diamond-empty", "/account-orders"),
  ...plain("/account-orders-current", "/account-orders-completed", "/account-orders-empty", "/account-order"),
  ...plain("/checkout", "/checkout-point", "/checkout-self"),
  ...plain("/favorites", "/favorites-empty", "/favorites-compare", "/favorites-compare-jewelry"),
  ...plain("/markup", "/pay", "/thanks", "/notfound")
]
