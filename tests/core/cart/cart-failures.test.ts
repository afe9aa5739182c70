import { Effect, Layer, Logger, ManagedRuntime } from "effect"
import { describe, expect, it } from "vitest"
import { makeDeviceStorage } from "../../../adapters/memory/device-storage-memory.ts"
import { runEffect } from "../../../core/kernel/run.ts"
import { ApiError, ServerFailed } from "../../../core/services/ports/api.ts"
import { Captcha } from "../../../core/services/ports/captcha.ts"
import { loadCart, sendCartWrite } from "../../../core/services/cart/cart.ts"
import { queuedWrite } from "../../../core/services/queued-write.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { visitor } from "../../support/samples/visitor.ts"
import { waitFor } from "../../support/wait-for.ts"

const failure = (call: string) => new ServerFailed({ call, requestId: null, status: 500 })
const short = { ids: ["0-1"], counts: { "0-1": 2 }, prices: { "0-1": 100 }, total: 2 }

/** A cart stored in the browser, over a shop with these answers; records the log. */
const cartBefore = async (answers: Readonly<Record<string, unknown>>) => {
  const logged: Array<string> = []
  const logger = Logger.layer([Logger.make(({ message }) => void logged.push(JSON.stringify(message)))])
  const captcha = Layer.succeed(Captcha, { token: Effect.succeed(null) })
  const runtime = ManagedRuntime.make(Layer.mergeAll(visitor(answers, { saleUserId: "guest-1" }).layer, captcha, logger))
  const storage = makeDeviceStorage()
  storage.put("cart", { short, writes: [] })
  const shop = openShop(
    { loadCart: runEffect(runtime, ApiError, loadCart), sendCartWrite: runEffect(runtime, ApiError, queuedWrite(sendCartWrite)) },
    storage.open()
  )
  await shop.settled()
  await shop.loadDeferred()
  const { cart, toasts } = shop.features()
  if (cart === undefined || toasts === undefined) throw new Error("the shop is not whole")
  await waitFor(cart, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy"))
  const said = () => toasts.getSnapshot().context.toasts
  return { cart, logged, said, clock: shop.recorded.clock, counts: () => cart.getSnapshot().context.short.counts }
}

describe("a failure of the cart", () => {
  it("[ERRC-036] on load is only logged: no message, and the stored cart remains", async () => {
    const { counts, logged, said } = await cartBefore({ "cart.short": failure("cart.short") })
    expect(logged).toEqual([expect.stringMatching(/call failed.*cart\.short/)])
    expect([said(), counts()]).toEqual([[], { "0-1": 2 }])
  })

  it.each([
    ["[ERRC-037] of a removal", { type: "cart.remove", ids: ["0-1"] }],
    ["[ERRC-038] of a clearing", { type: "cart.clear" }]
  ] as const)("%s is only logged: no message, and the content remains", async (_, wish) => {
    const { cart, counts, logged, said } = await cartBefore({ "cart.short": short, "cart.remove": failure("cart.remove") })
    expect(logged).toEqual([])
    cart.send(wish)
    await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
    expect(logged).toEqual([expect.stringMatching(/call failed.*cart\.remove/)])
    expect([said(), counts()]).toEqual([[], { "0-1": 2 }])
  })

  it("of an addition is repeated after 5 seconds, also when another item is added meanwhile", async () => {
    const { cart, clock } = await cartBefore({ "cart.short": short, "cart.add": failure("cart.add") })
    cart.send({ type: "cart.add", id: "0-2", quantity: 1, price: null })
    await waitFor(cart, (snapshot) => snapshot.matches("waiting"))
    clock.increment(2_000)
    cart.send({ type: "cart.add", id: "0-3", quantity: 1, price: null })
    expect(cart.getSnapshot().matches("waiting")).toBe(true)
    clock.increment(3_000)
    expect(cart.getSnapshot().matches("sending")).toBe(true)
  })
})
