import { Effect } from "effect"
import { type AnswerByKey, calls } from "../../contract/calls.ts"
import type { Cart } from "../../contract/cart.ts"
import type { Delivery, Payment, PickupPoint, PlacedOrder, PointSettlement, SelfPickup } from "../../contract/checkout.ts"
import type { Values } from "../../domain/form/form.ts"
import type { OrderWay } from "../../domain/orders/deliveries.ts"
import { sentCheckout } from "../../forms/checkout.ts"
import { Api, type ApiError } from "../ports/api.ts"

const nothing = { params: {}, query: {}, body: {} }

/** What a checkout begins with: what is ordered, how it may come, and where to (CHK-001, CHK-004). */
export type CheckoutOffer = {
  readonly cart: Cart
  readonly deliveries: ReadonlyArray<Delivery>
  readonly addresses: AnswerByKey["users.addresses"]["items"]
}

export const loadCheckout = Effect.fnUntraced(
  function* (): Effect.fn.Return<CheckoutOffer, ApiError, Api> {
    const api = yield* Api
    const [cart, deliveries, addresses] = yield* Effect.promise(() =>
      Promise.all([calls["cart.full"](), calls["checkout.deliveries"](), calls["users.addresses"]()])
    )
    const [full, { items }, book] = yield* Effect.all(
      [api.call(cart, nothing), api.call(deliveries, nothing), api.call(addresses, nothing)],
      { concurrency: "unbounded" }
    )
    return { cart: full, deliveries: items, addresses: book.items }
  },
  Effect.tapError(({ _tag, call }) => Effect.logWarning("call failed", { call, error: _tag }))
)

/** A place where an order is taken: of the house, or of a carrier. */
export type CheckoutPlace = (SelfPickup | PickupPoint) & { readonly directions?: string | null; readonly region?: string | null }

/** What follows from a delivery: how it is paid, and where it is taken (CHK-002, CHK-003, CHK-006). */
export type DeliveryOffer = {
  readonly payments: ReadonlyArray<Payment>
  readonly places: ReadonlyArray<CheckoutPlace>
  readonly settlements: ReadonlyArray<PointSettlement>
}

export type AskedDelivery = { readonly id: number; readonly way: OrderWay | null; readonly settlement: string }

export const loadDelivery = Effect.fnUntraced(
  function* ({ id, settlement, way }: AskedDelivery): Effect.fn.Return<DeliveryOffer, ApiError, Api> {
    const api = yield* Api
    const payments =
      way === "email"
        ? Effect.flatMap(Effect.promise(calls["checkout.payments"]), (call) => api.call(call, nothing))
        : Effect.flatMap(Effect.promise(calls["checkout.paymentsOf"]), (call) => api.call(call, { ...nothing, params: { id } }))
    const [{ items }, places] = yield* Effect.all([payments, placesOf(way, settlement)], { concurrency: "unbounded" })
    return { payments: items, ...places }
  },
  Effect.tapError(({ _tag, call }) => Effect.logWarning("call failed", { call, error: _tag }))
)

type Places = Pick<DeliveryOffer, "places" | "settlements">

const placesOf = Effect.fnUntraced(function* (way: OrderWay | null, settlement: string): Effect.fn.Return<Places, ApiError, Api> {
  const api = yield* Api
  if (way === "self-pickup") {
    const { items } = yield* api.call(yield* Effect.promise(calls["checkout.selfPickups"]), nothing)
    return { places: items, settlements: [] }
  }
  if (way !== "pickup-point") return { places: [], settlements: [] }
  const points = yield* Effect.promise(calls["checkout.pickupPoints"])
  if (settlement !== "") {
    const { items, settlements } = yield* api.call(points, { ...nothing, query: { settlement } })
    return { places: items, settlements }
  }
  const { settlements } = yield* api.call(points, { ...nothing, query: { settlement: noSettlement } })
  return { places: [], settlements }
})

/** No settlement is called so: the list of settlements comes alone, without the points of the whole country. */
const noSettlement = "-"

/** An order on its way: sent again under the same key it is the same order. */
export type OrderToPlace = { readonly key: string; readonly values: Values; readonly total: number }

/** CHK-007. */
export const placeOrder = Effect.fnUntraced(
  function* ({ key, total, values }: OrderToPlace): Effect.fn.Return<PlacedOrder, ApiError, Api> {
    const endpoint = yield* Effect.promise(calls["orders.place"])
    return yield* (yield* Api).call(endpoint, { ...nothing, body: sentCheckout(values, total) }, { idempotencyKey: key })
  },
  Effect.tapError(({ _tag, call }) => Effect.logWarning("call failed", { call, error: _tag }))
)
