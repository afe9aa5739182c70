import { Context, Effect, Layer, ManagedRuntime, Schema } from "effect"
import { expect, it, vi } from "vitest"
import { type AnyActorRef, createActor } from "xstate"
import { fromRun } from "../../../core/kernel/from-run.ts"
import type { Provisions } from "../../../core/kernel/feature.ts"
import { onceLoaded } from "../../../core/kernel/once-loaded.ts"
import { providePlan } from "../../../core/kernel/registry.ts"
import { runEffect } from "../../../core/kernel/run.ts"
import { makeSystem } from "../../../core/kernel/system.ts"
import { features, plan, shop as small } from "../../support/kernel/small-shop/shop.ts"

class NoPrice extends Schema.TaggedError<NoPrice>()("NoPrice", { id: Schema.String }) {}

class Prices extends Context.Service<Prices, { readonly of: (id: string) => Effect.Effect<number, NoPrice> }>()("Prices") {}

const prices = Layer.succeed(Prices, { of: (id) => (id === "gone" ? Effect.fail(new NoPrice({ id })) : Effect.succeed(id.length)) })

const priceOf = Effect.fn("priceOf")(function* (ids: ReadonlyArray<string>) {
  const { of } = yield* Prices
  const all = yield* Effect.forEach(ids, of)
  return all.reduce((sum, price) => sum + price, 0)
})

it("fills a machine's placeholders after its load: an Effect's outcome returns to it as an event", async () => {
  const runtime = ManagedRuntime.make(prices)
  const load = vi.fn<typeof features.cart.load>(features.cart.load)
  const { give } = small
  const { machine } = makeSystem(
    providePlan(
      { ...plan, features: { ...features, cart: { load } } },
      { cart: (cart) => cart.provide({ actors: { price: fromRun(runEffect(runtime, NoPrice, priceOf)) } }) }
    )
  )
  const shop = createActor(machine).start()
  const cart = (): unknown => (shop.getSnapshot().children["cart"] as AnyActorRef | undefined)?.getSnapshot().context
  give(shop, "cart", { type: "cart.add", id: "ring" })
  give(shop, "cart", { type: "cart.price" })
  await vi.waitFor(() => expect(cart()).toMatchObject({ price: 4, refused: null }))
  give(shop, "cart", { type: "cart.add", id: "gone" })
  give(shop, "cart", { type: "cart.price" })
  await vi.waitFor(() => expect(cart()).toMatchObject({ price: 4, refused: "gone" }))
  expect(load).toHaveBeenCalledOnce()
  await runtime.dispose()
})

it("loads the provisions with the machine, and retries them too", async () => {
  let isHere = false
  const fill = vi.fn<() => void>()
  const provide = <M>(machine: M): Promise<M> => {
    fill()
    return isHere ? Promise.resolve(machine) : Promise.reject(new Error("offline"))
  }
  const { give } = small
  const { machine } = makeSystem(providePlan(plan, { cart: provide }))
  const shop = createActor(machine).start()
  give(shop, "cart", { type: "cart.add", id: "ring" })
  await vi.waitFor(() => expect(shop.getSnapshot().context.lost).toEqual(["cart"]))
  isHere = true
  shop.send({ type: "system.retry" })
  await vi.waitFor(() => expect(shop.getSnapshot().context.running).toContain("cart"))
  expect(fill).toHaveBeenCalledTimes(2)
})

it("loads the provisions of later machines once, with the first of them, and applies each by name", async () => {
  const filled: Array<string> = []
  const fills = vi.fn<() => Promise<Provisions<typeof features>>>(() =>
    Promise.resolve({
      cart: (machine) => {
        filled.push("cart")
        return machine
      }
    })
  )
  const { give } = small
  const { machine } = makeSystem(providePlan(plan, {}, onceLoaded(fills)))
  const shop = createActor(machine).start()
  expect(fills).not.toHaveBeenCalled()
  give(shop, "cart", { type: "cart.add", id: "ring" })
  await vi.waitFor(() => expect(shop.getSnapshot().context.running).toContain("cart"))
  give(shop, "notices", { type: "notices.show", text: "ring" })
  await vi.waitFor(() => expect(shop.getSnapshot().context.running).toContain("notices"))
  expect(fills).toHaveBeenCalledOnce()
  expect(filled).toEqual(["cart"])
})
