import { Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { totalIn } from "../../../core/domain/checkout/total.ts"
import { Api, type Input, makeApi, type Send } from "../../../core/services/ports/api.ts"
import { type AskedDelivery, loadCheckout, loadDelivery } from "../../../core/services/checkout/checkout.ts"
import { readStoredCheckout } from "../../../core/services/checkout/checkout-draft.ts"
import { checkoutOffer, courierOffer, filledCheckout } from "../../support/samples/checkout.ts"
import { user } from "../../../qa/samples/user.ts"

describe("the total of an order", () => {
  const sumOf = (deliveryId: string) => totalIn({ offer: checkoutOffer, values: { ...filledCheckout, deliveryId } })

  it("is the cart plus the chosen delivery", () => {
    expect([sumOf("1"), sumOf("3")]).toEqual([1_289_000, 1_289_500])
  })

  it("is the cart alone without a delivery, and nothing without a cart", () => {
    expect([sumOf(""), sumOf("9")]).toEqual([1_289_000, 1_289_000])
    expect(totalIn({ offer: null, values: filledCheckout })).toBe(0)
  })
})

/** Calls that a service makes, and its result from these answers. */
const asking = async <A>(program: Effect.Effect<A, unknown, Api>, answers: Readonly<Record<string, unknown>>) => {
  const asked: Array<readonly [string, unknown, unknown]> = []
  const send = ({ key }: Endpoint, { params, query }: Input) => {
    asked.push([key, params, query])
    return Effect.succeed(answers[key])
  }
  const api = Layer.succeed(Api, makeApi(send as Send))
  return {
    answer: await Effect.runPromise(Effect.provide(program, api)),
    asked: asked.toSorted(([one], [other]) => (one < other ? -1 : 1))
  }
}

describe("the start of a checkout", () => {
  it("loads the whole cart, the deliveries, the addresses and the vouchers", async () => {
    const { addresses, cart, deliveries, full, now, vouchers } = checkoutOffer
    const answers = {
      "cart.full": cart,
      "checkout.deliveries": { items: deliveries, full, now },
      "users.addresses": { items: addresses, revision: 1 },
      "vouchers.list": vouchers
    }
    expect(await asking(loadCheckout(), answers)).toEqual({
      answer: { ...checkoutOffer, last: null },
      asked: Object.keys(answers).map((key) => [key, {}, {}])
    })
  })
})

describe("the details of a delivery", () => {
  const { payments } = courierOffer
  const [point, salon, city] = [{ id: 1 }, { id: 2 }, { name: "Казань", region: null, count: 3 }]
  const answers = {
    "checkout.payments": { items: payments.slice(0, 1) },
    "checkout.paymentsOf": { items: payments },
    "checkout.pickupPoints": { items: [point], settlements: [city] },
    "checkout.selfPickups": { items: [salon] }
  }
  const of = (way: AskedDelivery["way"], settlement = "") => asking(loadDelivery({ id: 5, way, settlement }), answers)
  const paid = ["checkout.paymentsOf", { id: 5 }, {}]

  it("are only the payments for delivery to the door or by e-mail", async () => {
    expect(await of("courier")).toEqual({ answer: { payments, places: [], settlements: [] }, asked: [paid] })
    expect(await of("email")).toEqual({
      answer: { payments: payments.slice(0, 1), places: [], settlements: [] },
      asked: [["checkout.payments", {}, {}]]
    })
  })

  it("are the shop's salons for pickup", async () => {
    const answer = { payments, places: [salon], settlements: [] }
    expect(await of("self-pickup")).toEqual({ answer, asked: [paid, ["checkout.selfPickups", {}, {}]] })
  })

  it("are settlements with pickup points first; the points load for the chosen settlement only", async () => {
    expect(await of("pickup-point")).toEqual({
      answer: { payments, places: [], settlements: [city] },
      asked: [paid, ["checkout.pickupPoints", {}, { settlement: "-" }]]
    })
    expect(await of("pickup-point", "Казань")).toEqual({
      answer: { payments, places: [point], settlements: [city] },
      asked: [paid, ["checkout.pickupPoints", {}, { settlement: "Казань" }]]
    })
  })
})

describe("a stored draft", () => {
  const sent = { key: "kept-0000-0", total: 1_289_000 }
  const draft = { user: user.id, values: filledCheckout, sent: null }

  it("is restored for its owner, with the order that was sent", () => {
    expect(readStoredCheckout(draft, user.id)).toEqual(draft)
    expect(readStoredCheckout({ ...draft, sent }, user.id)).toEqual({ ...draft, sent })
  })

  it("is restored for nobody else", () => {
    expect(readStoredCheckout(draft, user.id + 1)).toBeNull()
    expect(readStoredCheckout({ ...draft, sent }, user.id + 1)).toBeNull()
  })

  it.each([
    ["nothing", null],
    ["no owner", { values: filledCheckout, sent: null }],
    ["values that no field has", { ...draft, values: { name: 1 } }],
    ["a key that the shop would refuse", { ...draft, sent: { ...sent, key: "short" } }],
    ["a key that is no one line", { ...draft, sent: { ...sent, key: "kept-0000-0\nx: 1" } }]
  ])("is ignored with %s", (_, stored) => {
    expect(readStoredCheckout(stored, user.id)).toBeNull()
  })
})
