import { Effect, type ManagedRuntime } from "effect"
import type { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import type { CallActor, Calls } from "../../app/calls.ts"
import { provideLate } from "../../app/provide-late.ts"
import { fromRun } from "../../core/kernel/from-run.ts"
import { cartMachine } from "../../core/machines/cart/cart.machine.ts"
import { wishlistMachine } from "../../core/machines/favourites/wishlist.machine.ts"
import type { Identity } from "../../core/services/ports/identity.ts"

type Options = {
  readonly runtime: ManagedRuntime.ManagedRuntime<Identity, never>
  readonly storage: ReturnType<ReturnType<typeof makeDeviceStorage>["open"]>
  readonly calls: Partial<Calls>
}

/** Machines of the cart and the wishlist with the shop's actors, over the given calls and storage. The network is always there. */
export const shoppingMachines = ({ calls, runtime, storage }: Options) => {
  const called: CallActor = (choose) => fromRun((input, signal) => choose(calls as Calls)(input, signal))
  const provisions = provideLate(runtime as never, called, () => Promise.resolve(), {
    storage,
    connection: { returns: () => Effect.never, isOnline: Effect.succeed(true), watch: () => Effect.never },
    clipboard: { copyAddress: () => Effect.succeed(true) }
  } as never)
  return {
    cart: provisions.cart?.(cartMachine) as typeof cartMachine,
    wishlist: provisions.wishlist?.(wishlistMachine) as typeof wishlistMachine
  }
}
