import { randomUUID } from "node:crypto"
import { Effect, Layer, Logger, ManagedRuntime } from "effect"
import { type ActorRefFrom, createActor, setup, SimulatedClock } from "xstate"
import * as apiHttp from "../../adapters/http/api-http.ts"
import type { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import type { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../app/calls.ts"
import { runEffect } from "../../core/kernel/run.ts"
import type { CartCommand } from "../../core/machines/cart/cart.machine.ts"
import { ApiError } from "../../core/services/ports/api.ts"
import { Captcha } from "../../core/services/ports/captcha.ts"
import { loadCart, sendCartWrite } from "../../core/services/cart/cart.ts"
import { Identity } from "../../core/services/ports/identity.ts"
import { mergeWishlist, sendWishlistWrite } from "../../core/services/favourites/wishlist.ts"
import { queuedWrite } from "../../core/services/queued-write.ts"
import type { WishlistEvent } from "../../core/machines/favourites/wishlist.machine.ts"
import { publicClientKey } from "../../server/platform/environment.ts"
import { shoppingMachines } from "./shopping-machines.ts"
import { waitFor } from "./wait-for.ts"

/** State shared by the tabs of one browser. */
export type Browser = { readonly storage: ReturnType<typeof makeDeviceStorage>; readonly identity: ReturnType<typeof makeIdentity> }

type ShoppingCalls = Pick<Calls, "loadCart" | "sendCartWrite" | "mergeWishlist" | "sendWishlistWrite">

/** A tab with the shop's cart, wishlist and services, which calls a real server. */
export const openShoppingTab = ({ identity, storage }: Browser, origin: string) => {
  const own = Layer.effect(
    Identity,
    Effect.map(Identity, (known) => ({ ...known, newUuid: Effect.sync(randomUUID) }))
  ).pipe(Layer.provide(identity.layer))
  const api = apiHttp.layer({ base: origin, clientKey: publicClientKey, identity: identity.ids })
  const noCaptcha = Layer.succeed(Captcha, { token: Effect.succeed(null) })
  const runtime = ManagedRuntime.make(Layer.mergeAll(own, api, noCaptcha, Logger.layer([])))
  const calls: ShoppingCalls = {
    loadCart: runEffect(runtime, ApiError, loadCart),
    sendCartWrite: runEffect(runtime, ApiError, queuedWrite(sendCartWrite)),
    mergeWishlist: runEffect(runtime, ApiError, mergeWishlist),
    sendWishlistWrite: runEffect(runtime, ApiError, queuedWrite(sendWishlistWrite))
  }
  const { cart, wishlist } = shoppingMachines({ runtime, calls, storage: storage.open() })
  const clock = new SimulatedClock()
  const home = setup({ actors: { cart, wishlist } }).createMachine({
    id: "home",
    invoke: [
      { id: "cart", src: "cart" },
      { id: "wishlist", src: "wishlist" }
    ]
  })
  const root = createActor(home, { clock }).start()
  const { cart: cartActor, wishlist: wishlistActor } = root.getSnapshot().children as unknown as {
    readonly cart: ActorRefFrom<typeof cart>
    readonly wishlist: ActorRefFrom<typeof wishlist>
  }
  type Fact = Extract<Parameters<typeof cartActor.send>[0], { type: `auth.${string}` }>
  return {
    want: (intent: CartCommand) => cartActor.send(intent),
    like: (event: WishlistEvent) => wishlistActor.send(event),
    hear: (fact: Fact) => {
      cartActor.send(fact)
      wishlistActor.send(fact)
    },
    cart: () => cartActor.getSnapshot(),
    wishlist: () => wishlistActor.getSnapshot(),
    /** Waits until no request is in flight. */
    becomeQuiet: async () => {
      await waitFor(cartActor, (snapshot) => !snapshot.matches("beginning") && !snapshot.hasTag("busy"))
      await waitFor(wishlistActor, (snapshot) => snapshot.matches("guest") || snapshot.matches("resting") || isHeld(snapshot.value))
    },
    isDone: () =>
      cartActor.getSnapshot().matches("resting") &&
      (wishlistActor.getSnapshot().matches("guest") || wishlistActor.getSnapshot().matches("resting")),
    /** Advances the clock by half a minute and sends `reconnected`. */
    wait: () => {
      clock.increment(30_000)
      cartActor.send({ type: "cart.reconnected" })
      wishlistActor.send({ type: "wishlist.reconnected" })
    },
    close: async () => {
      root.stop()
      await runtime.dispose()
    }
  }
}

const isHeld = (state: unknown): boolean => state === "waiting" || state === "suspended" || state === "stale"

export type ShoppingTab = ReturnType<typeof openShoppingTab>

/** Runs the tabs until all intents are done and each tab has received the others' changes. */
export const settleTabs = async (tabs: ReadonlyArray<ShoppingTab>): Promise<void> => {
  for (let calm = 0, turn = 0; calm < 3; turn++) {
    if (turn > 200) throw new Error("the tabs do not come to rest")
    await Promise.all(tabs.map((tab) => tab.becomeQuiet()))
    await new Promise((next) => setImmediate(next))
    calm = tabs.every((tab) => tab.isDone()) ? calm + 1 : 0
    if (calm === 0) for (const tab of tabs) tab.wait()
  }
}
