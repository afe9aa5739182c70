import { Schema } from "effect"
import { OrderNumber } from "./params.ts"
import { privatePage } from "./parts.ts"
import type { Route } from "./route.ts"

export const checkoutRoutes: ReadonlyArray<Route> = [
  privatePage("/cart", "cart"),
  { ...privatePage("/cart/checkout", "checkout"), header: "quiet", guard: "user" },
  { ...privatePage("/cart/pay", "pay"), header: "quiet" },
  { ...privatePage("/cart/success", "success"), query: Schema.Struct({ orderId: OrderNumber }) }
]
