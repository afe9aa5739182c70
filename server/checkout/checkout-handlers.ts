import { Clock, Effect } from "effect"
import { placeOrder as placing } from "../../core/contract/checkout.ts"
import { orderRefusalText } from "../../core/domain/orders/order-refusal.ts"
import { findDeliveries, findPickupPoints, findPointSettlements, findSelfPickups } from "./deliveries.ts"
import { followUp } from "../orders/follow-up.ts"
import { offerPayments } from "./choose-payment.ts"
import { countOnReceipt } from "./count-on-receipt.ts"
import { placeOrder } from "./place-order.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOpenUser } from "../account/own-account.ts"
import { findLastDelivery } from "./last-delivery.ts"
import { findFullSlots } from "./slots.ts"
import { readLines } from "../cart/cart-answer.ts"
import { findEngravings } from "../cart/engravings.ts"
import { findOwnCart, openOwnCart } from "../cart/cart-owner.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type CheckoutKey = Extract<keyof Handlers, `checkout.${string}`> | "orders.place"

export const checkoutHandlers = (publicUrl: string): Pick<Handlers, CheckoutKey> => ({
  "checkout.deliveries": () =>
    Effect.all({
      items: findDeliveries,
      now: Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString()),
      full: findFullSlots,
      last: findLastDelivery
    }),
  "checkout.selfPickups": () => Effect.map(findSelfPickups, (items) => ({ items })),
  "checkout.pickupPoints": ({ query: { settlement } }) =>
    Effect.all({ items: findPickupPoints(settlement ?? null), settlements: findPointSettlements }),

  "checkout.payments": () => Effect.flatMap(itemsInCart, (items) => offer({ delivery: null, items })),
  "checkout.paymentsOf": Effect.fn("checkout.paymentsOf")(function* ({ params: { id } }) {
    const way = (yield* findDeliveries).find((each) => each.id === id)
    if (way === undefined) return yield* notFound("Такого способа доставки нет")
    return yield* offer({ delivery: way.code, items: yield* itemsInCart })
  }),

  "orders.place": Effect.fn("orders.place")(function* (input) {
    const { user } = yield* currentSession
    yield* countTry(limits.shopping, yield* callerNetwork)
    yield* countTry(limits.checkout, `user:${user.id}`)
    const placed = yield* runOnce(placing, input, Effect.andThen(lockOpenUser(user.id), openOwnCart), ({ cart }) =>
      Effect.tap(placeOrder(user.id, cart, input.body), ({ paymentState }) =>
        paymentState === "onReceipt" ? countOnReceipt(user.id, orderRefusalText({ reason: "manyOnReceipt" })) : Effect.void
      )
    )
    yield* followUp(publicUrl)
    return placed
  })
})

const offer = (chosen: Parameters<typeof offerPayments>[0]) => Effect.map(offerPayments(chosen), (methods) => ({ items: methods }))

const itemsInCart = Effect.flatMap(findOwnCart, (cart) =>
  cart === null
    ? Effect.succeed([])
    : Effect.zipWith(readLines(cart), findEngravings(cart), (lines, engravings) =>
        lines.map(({ id, ref }) => ({ type: ref.type, engraving: engravings.get(id) ?? null }))
      )
)
