import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../../core/domain/orders/order-refusal.ts"
import type { Vouchers } from "../../../core/domain/orders/vouchers.ts"
import { cartCertificate, cartOf, cartRing } from "../../support/samples/cart.ts"
import { checkoutOffer, courierOffer, filledCheckout, placedOrder } from "../../support/samples/checkout.ts"
import { user } from "../../../qa/samples/user.ts"
import { unreachable } from "../../../qa/paths/visits.ts"

export const keyPrefix = "seed-0000"
export const sent = { key: "kept-0000-0", total: 1_289_000 }
export const otherUser = { ...user, id: 8, name: "Вера" }
export const signedInAgain = { type: "auth.loggedIn", user, by: "login" }
export const answer = (actor: string, value: unknown) => ({ type: `xstate.done.actor.${actor}`, output: succeeded(value) })
export const unanswered = (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: failed({ ...unreachable, call: actor }) })
const refusal = (reason: OrderRefusal) => ({
  type: "xstate.done.actor.place",
  output: failed({
    _tag: "Refused",
    call: "orders.place",
    requestId: null,
    status: 409,
    message: orderRefusalText(reason),
    errors: writeOrderRefusal(reason)
  })
})
const recalled = (stored: object | null) => answer("recall", { keyPrefix, stored })
export const blankDraft = recalled(null)
export const filledDraft = recalled({ user: user.id, values: filledCheckout, sent: null })
/** Courier delivery in Moscow at a chosen slot, which is still offered or not. */
const bySlot = (slot: string) =>
  recalled({
    user: user.id,
    values: { ...filledCheckout, addressId: "other", settlement: "Москва", street: "Тверская улица", house: "12", slot },
    sent: null
  })
export const slotDraft = bySlot("2026-11-26 10:00–14:00")
export const lateSlotDraft = bySlot("2027-03-01 10:00–14:00")
export const sentDraft = recalled({ user: user.id, values: filledCheckout, sent })
export const offered = answer("load", checkoutOffer)
export const empty = answer("load", { ...checkoutOffer, cart: cartOf() })
/** The cart has changed, and its new content. */
export const outdated = { type: "cart.outdated" }
export const recounted = answer("recount", {
  ...checkoutOffer,
  cart: cartOf({ jewelries: [{ ...cartRing, quantity: 2 }], totalAmount: 2_578_000, totalCount: 2 })
})
export const emptied = answer("recount", { ...checkoutOffer, cart: cartOf() })
/** The order still has one line. */
export const single = answer("recount", checkoutOffer)
/** Only certificates sent by e-mail are left in the cart. */
export const mailed = answer("recount", {
  ...checkoutOffer,
  cart: cartOf({ certificates: [cartCertificate], totalAmount: 100_000, totalCount: 2 })
})
/** The courier no longer accepts cards. */
export const onReceipt = answer("look", { ...courierOffer, payments: courierOffer.payments.slice(1) })
export const typedPhone = { type: "form.change", field: "phone", value: "+79210000001" }
/** Another shopper holds the ordered ring. */
export const held = answer("load", { ...checkoutOffer, cart: cartOf({ jewelries: [{ ...cartRing, hold: "another" }], totalCount: 1 }) })
/** A certificate that covers the total, and an expired promotion. */
export const covering: Vouchers = {
  promotion: { code: "SUMMER", kind: "percent", value: 10, from: 0, until: "2026-11-01", state: "ended" },
  certificates: [{ id: 4, ending: "9QXT", balance: 2_000_000, validUntil: "2029-11-22", state: "fits" }]
}
export const voucherApplied = { type: "checkout.vouchersApplied", vouchers: covering }
export const removeVoucher = { type: "checkout.removeVoucher", certificate: 4 }
export const voucherRemoved = answer("removeVoucher", { ...covering, certificates: [] })
export const placed = answer("place", placedOrder)
export const totalChanged = refusal({ reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null })
export const unavailable = refusal({ reason: "unavailable", codes: ["0241073-2"] })
export const pointClosed = refusal({ reason: "pointClosed" })
export const dateChanged = refusal({ reason: "dateChanged", when: "26 ноября" })
export const slotTaken = refusal({ reason: "slotTaken" })
export const alreadyOrdered = refusal({ reason: "emptyCart", order: 100_001 })
export const emptyCartRefused = refusal({ reason: "emptyCart", order: null })
export const wrongPhone = {
  type: "xstate.done.actor.place",
  output: failed({
    _tag: "Refused",
    call: "orders.place",
    requestId: null,
    status: 422,
    message: "Проверьте поля",
    errors: { phone: "Некорректный номер телефона" }
  })
}
export const unauthorized = {
  type: "xstate.done.actor.place",
  output: failed({ _tag: "Refused", call: "orders.place", requestId: null, status: 401, message: "Войдите, чтобы продолжить", errors: {} })
}
