import { Schema } from "effect"
import { OrderNumber } from "./params.ts"
import type { Route } from "./route.ts"

export const checkoutRoutes: ReadonlyArray<Route> = [
  { name: "cart", pattern: "/cart", screen: "cart", isPrivate: true },
  { name: "cart-checkout", pattern: "/cart/checkout", screen: "checkout", header: "quiet", guard: "user", isPrivate: true },
  { name: "cart-pay", pattern: "/cart/pay", screen: "pay", header: "quiet", isPrivate: true },
  {
    name: "cart-success",
    pattern: "/cart/success",
    query: Schema.Struct({ orderId: OrderNumber }),
    screen: "success",
    isPrivate: true
  }
]
