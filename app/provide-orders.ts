import type { ManagedRuntime } from "effect"
import { fromKeeper, fromSafe, fromWatch } from "../core/kernel/from-run.ts"
import type { CheckoutDraftEvent, CheckoutEvent } from "../core/machines/checkout/checkout-setup.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import { innerMachines } from "../core/shop/late-machines.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { DiamondOrdersEvent } from "../core/machines/diamond-orders/diamond-orders.machine.ts"
import { keepCheckout, recallCheckout } from "../core/services/checkout/checkout-draft.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import type { Called } from "./called.ts"
import { overDevice } from "./over-device.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** The machines of an order with their side effects: the calls, the draft that this browser keeps, the network that comes back. */
export const provideOrders = (
  tab: ManagedRuntime.ManagedRuntime<Identity, never>,
  called: Called,
  device: Pick<ShoppingPorts, "connection" | "storage">
) => {
  const over = overDevice(device)
  return {
    checkout: (machine) =>
      machine.provide({
        actors: {
          load: called((known) => known.loadCheckout),
          recount: called((known) => known.loadCheckout),
          look: called((known) => known.loadDelivery),
          removeVoucher: called((known) => known.removeVoucher),
          place: called((known) => known.placeOrder),
          recall: fromSafe(tab, (whose: { readonly user: number }) => over(recallCheckout(whose))),
          drafts: fromKeeper(
            tab,
            (tell: (event: CheckoutEvent) => void) => device.connection.returns(() => tell({ type: "checkout.reconnected" })),
            (told: CheckoutDraftEvent) => over(keepCheckout(told))
          )
        }
      }),
    payment: (machine) =>
      machine.provide({
        actors: { start: called((known) => known.startPayment), settle: called((known) => known.settlePayment) }
      }),
    diamondOrders: (machine) =>
      machine.provide({
        actors: {
          comparable: innerMachines.comparable.provide({ actors: { compareStones: called((known) => known.compareStones) } }),
          readDiamondOrders: called((known) => known.readDiamondOrders),
          cancelDiamondOrder: called((known) => known.cancelDiamondOrder),
          watchConnection: fromWatch(tab, (tell: (event: DiamondOrdersEvent) => void) =>
            device.connection.returns(() => tell({ type: "diamondOrders.reconnected" }))
          )
        }
      }),
    placedOrder: (machine) => machine.provide({ actors: { load: called((known) => known.loadOrder) } })
  } satisfies Provisions<ShopFeatures>
}
