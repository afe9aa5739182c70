import { Effect } from "effect"
import type { Handlers } from "./served-calls.ts"

type CheckoutKey = Extract<
  keyof Handlers,
  `checkout.${string}` | `payments.${string}` | "orders.place" | "orders.list" | "orders.one" | "orders.cancel" | "orders.receipt"
>

const notServed = () => Effect.die(new Error("The contract stands, its server does not yet"))

/** What answers the calls of the checkout and of orders: until it stands each is answered with 500. */
export const checkoutHandlers: Pick<Handlers, CheckoutKey> = {
  "checkout.deliveries": notServed,
  "checkout.selfPickups": notServed,
  "checkout.pickupPoints": notServed,
  "checkout.payments": notServed,
  "checkout.paymentsOf": notServed,
  "orders.place": notServed,
  "orders.list": notServed,
  "orders.one": notServed,
  "orders.cancel": notServed,
  "orders.receipt": notServed,
  "payments.state": notServed,
  "payments.start": notServed,
  "payments.test": notServed
}
