import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import type { Cart } from "../../domain/cart/cart-schema.ts"
import type { Delivery, Payment, PickupPoint, PlacedOrder, PointSettlement, SelfPickup } from "../../contract/checkout.ts"
import type { Term } from "../../domain/delivery/arrival.ts"
import type { Values } from "../../domain/form/form.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import type { OrderDeliveryMethod } from "../../domain/delivery/deliveries.ts"
import { checkoutBody } from "../../forms/checkout.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** Initial data of a checkout (CHK-001, CHK-004). */
export type CheckoutOffer = Pick<AnswerByKey["checkout.deliveries"], "now" | "full" | "last"> & {
  readonly cart: Cart
  readonly deliveries: ReadonlyArray<Delivery>
  readonly vouchers: Vouchers
  readonly addresses: AnswerByKey["users.addresses"]["items"]
}

export const loadCheckout = Effect.fnUntraced(function* (): Effect.fn.Return<CheckoutOffer, ApiError, Api> {
  const api = yield* Api
  const [cart, deliveries, addresses, vouchers] = yield* Effect.all(
    [api.call("cart.full"), api.call("checkout.deliveries"), api.call("users.addresses"), api.call("vouchers.list")],
    { concurrency: "unbounded" }
  )
  const { full, items, last = null, now } = deliveries
  return { cart, deliveries: items, now, full, last, addresses: addresses.items, vouchers }
})

export type CheckoutPlace = (SelfPickup | PickupPoint) & { readonly directions?: string | null; readonly region?: string | null }

/** Data that depend on the delivery (CHK-002, CHK-003, CHK-006). */
export type DeliveryOffer = {
  readonly payments: ReadonlyArray<Payment>
  readonly places: ReadonlyArray<CheckoutPlace>
  readonly settlements: ReadonlyArray<PointSettlement>
}

export type AskedDelivery = { readonly id: number; readonly way: OrderDeliveryMethod | null; readonly settlement: string }

export const loadDelivery = Effect.fnUntraced(function* ({
  id,
  settlement,
  way
}: AskedDelivery): Effect.fn.Return<DeliveryOffer, ApiError, Api> {
  const api = yield* Api
  const payments = way === "email" ? api.call("checkout.payments") : api.call("checkout.paymentsOf", { params: { id } })
  const [{ items }, places] = yield* Effect.all([payments, placesOf(way, settlement)], { concurrency: "unbounded" })
  return { payments: items, ...places }
})

type Places = Pick<DeliveryOffer, "places" | "settlements">

const placesOf = Effect.fnUntraced(function* (
  way: OrderDeliveryMethod | null,
  settlement: string
): Effect.fn.Return<Places, ApiError, Api> {
  const api = yield* Api
  if (way === "self-pickup") {
    const { items } = yield* api.call("checkout.selfPickups")
    return { places: items, settlements: [] }
  }
  if (way !== "pickup-point") return { places: [], settlements: [] }
  if (settlement !== "") {
    const { items, settlements } = yield* api.call("checkout.pickupPoints", { query: { settlement } })
    return { places: items, settlements }
  }
  const { settlements } = yield* api.call("checkout.pickupPoints", { query: { settlement: noSettlement } })
  return { places: [], settlements }
})

/** Matches no settlement, so that the response lists settlements without all points of the country. */
const noSettlement = "-"

/** `key` makes a retry idempotent. */
export type OrderToPlace = {
  readonly key: string
  readonly values: Values
  readonly total: number
  readonly due: number
  readonly term?: Term | null
}

/** CHK-007. */
export const placeOrder = Effect.fnUntraced(function* ({
  key,
  values,
  ...agreed
}: OrderToPlace): Effect.fn.Return<PlacedOrder, ApiError, Api> {
  return yield* (yield* Api).call("orders.place", { body: checkoutBody(values, agreed) }, { idempotencyKey: key })
})
