import { Schema } from "effect"
import { Applied } from "../../contract/vouchers.ts"
import { fromKeeper, fromSafe } from "../../kernel/from-run.ts"
import type { CheckoutDraftEvent, CheckoutEvent } from "../../machines/checkout/checkout.machine.ts"
import { storeCheckoutDraft, readCheckoutDraft } from "../../services/checkout/checkout-draft.ts"
import { loadCheckout, loadDelivery, placeOrder } from "../../services/checkout/checkout.ts"
import { changePaymentMethod, loadOrder, settlePayment, startPayment } from "../../services/checkout/order-payment.ts"
import { removeVoucher } from "../../services/checkout/vouchers.ts"
import { ApiError } from "../../services/ports/api.ts"
import { callOf, type Capability, command } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"

const calls = {
  loadCheckout: callOf(ApiError, loadCheckout),
  loadDelivery: callOf(ApiError, loadDelivery),
  removeVoucher: callOf(ApiError, removeVoucher),
  placeOrder: callOf(ApiError, placeOrder),
  startPayment: callOf(ApiError, startPayment),
  changePaymentMethod: callOf(ApiError, changePaymentMethod),
  settlePayment: callOf(ApiError, settlePayment),
  loadOrder: callOf(ApiError, loadOrder)
}

const isVouchers = Schema.is(Applied)

export const checkout: Capability<"checkout" | "payment" | "placedOrder", typeof calls> = {
  calls,
  features: {
    checkout: {
      follows: [...signedInFacts, "cart.outdated"],
      provide: ({ actorOf, connection, onDevice, tab }) => ({
        actors: {
          loadOffer: actorOf.loadCheckout,
          reloadOffer: actorOf.loadCheckout,
          loadDelivery: actorOf.loadDelivery,
          removeVoucher: actorOf.removeVoucher,
          placeOrder: actorOf.placeOrder,
          readDraft: fromSafe(tab, (owner: { readonly user: number }) => onDevice(readCheckoutDraft(owner))),
          drafts: fromKeeper(
            tab,
            (sendBack: (event: CheckoutEvent) => void) => connection.returns(() => sendBack({ type: "checkout.reconnected" })),
            (change: CheckoutDraftEvent) => onDevice(storeCheckoutDraft(change))
          )
        }
      })
    },
    payment: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: {
          startPayment: actorOf.startPayment,
          changePaymentMethod: actorOf.changePaymentMethod,
          settlePayment: actorOf.settlePayment,
          watchConnection: onReconnect({ type: "payment.reconnected" })
        }
      })
    },
    placedOrder: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: { loadOrder: actorOf.loadOrder, watchConnection: onReconnect({ type: "placedOrder.reconnected" }) }
      })
    }
  },
  policies: {
    /** Reloads the cart, which no longer has the ordered lines. */
    "checkout.left": ({ replace, to }) => [
      command("navigation", { type: "navigation.go", to, replace }),
      command("cart", { type: "cart.reload" })
    ]
  },
  afterForm: {
    voucher: ({ answer }) => (isVouchers(answer) ? [command("checkout", { type: "checkout.vouchersApplied", vouchers: answer })] : [])
  }
}
