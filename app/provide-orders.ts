import { Effect, type ManagedRuntime } from "effect"
import { fromKeeper, type fromRun, fromSafe, type Run } from "../core/kernel/from-run.ts"
import type { CheckoutDraftEvent, CheckoutEvent } from "../core/machines/checkout/checkout-setup.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import { readKeptCheckout } from "../core/services/checkout/checkout-draft.ts"
import { Identity } from "../core/services/ports/identity.ts"
import type { Calls } from "./calls.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

type Called = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>

/** The machines of an order with their side effects: the calls, the draft that this browser keeps, the network that comes back. */
export const provideOrders = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  { connection, storage }: Pick<ShoppingPorts, "connection" | "storage">
) =>
  ({
    checkout: (machine) =>
      machine.provide({
        actors: {
          load: called((known) => known.loadCheckout),
          recount: called((known) => known.loadCheckout),
          look: called((known) => known.loadDelivery),
          removeVoucher: called((known) => known.removeVoucher),
          place: called((known) => known.placeOrder),
          recall: fromSafe(tab, ({ user }: { readonly user: number }) =>
            Effect.gen(function* () {
              const keyPrefix = yield* (yield* Identity).newDeviceId
              return { keyPrefix, kept: readKeptCheckout(yield* storage.read("checkout"), user) }
            })
          ),
          drafts: fromKeeper(
            tab,
            (tell: (event: CheckoutEvent) => void) => connection.returns(() => tell({ type: "checkout.reconnected" })),
            (told: CheckoutDraftEvent) => storage.update("checkout", () => (told.type === "draft.keep" ? told.kept : null))
          )
        }
      }),
    payment: (machine) =>
      machine.provide({
        actors: { start: called((known) => known.startPayment), settle: called((known) => known.settlePayment) }
      }),
    placedOrder: (machine) => machine.provide({ actors: { load: called((known) => known.loadOrder) } })
  }) satisfies Provisions<ShopFeatures>
