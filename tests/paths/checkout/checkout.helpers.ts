import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import type { CheckoutContext } from "../../../core/machines/checkout/checkout-state.ts"
import { courierOffer } from "../../support/samples/checkout.ts"
import { user } from "../../../qa/samples/user.ts"
import { answer } from "./checkout.payloads.ts"

export const placesLoaded = answer("look", { ...courierOffer, places: [{ id: 1, settlement: "Москва" }] })

export const cartElsewhere = { ids: ["0-1"], counts: { "0-1": 1 }, prices: { "0-1": 100 }, total: 1 }

/** No other user has signed in since. */
export const isFirst = (context: CheckoutContext) => context.user?.id === user.id

type At = {
  readonly cart?: "counted" | "counting" | "uncounted"
  readonly order?: "loading" | "failed" | "editing" | "placing" | "unanswered"
  readonly choice?: "looking" | "told" | "failed"
}

export function isAt(states: At, matches: (context: CheckoutContext) => boolean = () => true) {
  return ({ context, value }: { readonly value: unknown; readonly context: CheckoutContext }) => {
    const current = value as Readonly<Record<string, unknown>>
    return Object.entries({ cart: "counted", ...states }).every(([region, state]) => current[region] === state) && matches(context)
  }
}

export function isUntouched({ values }: CheckoutContext): boolean {
  return values["deliveryId"] === ""
}

export function refuses(reason: OrderRefusal) {
  const body = JSON.stringify({ message: orderRefusalText(reason), data: { errors: writeOrderRefusal(reason) } })
  return { kind: "status", status: 409, body } as const
}
