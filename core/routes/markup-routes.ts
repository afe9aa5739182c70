import { later } from "./parts.ts"
import type { Route } from "./route.ts"

const plain = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> => patterns.map((pattern) => later(pattern))

/** Addresses of the specification whose screens come later. */
export const markupRoutes: ReadonlyArray<Route> = [
  ...plain("/brilliants", "/catalog", "/catalog-detail", "/certificate"),
  ...plain("/product-diamond", "/product-jewelry", "/product-selection", "/staticPage")
]
