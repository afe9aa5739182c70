import type { AnyEventObject, SnapshotFrom } from "xstate"
import { fitPayment, orderMoneyOf } from "../../../core/domain/checkout/total.ts"
import { termIn } from "../../../core/forms/checkout-term.ts"
import { sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { checkoutForm, deliveryMethodOf, sectionErrors } from "../../../core/forms/checkout.ts"
import { emptyCheckout } from "../../../core/machines/checkout/checkout-state.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { filledCheckout, placedOrder } from "../../support/samples/checkout.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import {
  keyPrefix,
  sent,
  blankDraft,
  filledDraft,
  sentDraft,
  offered,
  placed,
  totalChanged,
  dateChanged,
  slotTaken,
  unavailable,
  pointClosed,
  alreadyOrdered,
  wrongPhone,
  unauthorized,
  mailed
} from "./checkout.payloads.ts"
import { hasSavedDraft, hasClearedDraft, leaveFacts } from "./checkout.facts.ts"

const refusals: ReadonlyArray<AnyEventObject> = [totalChanged, dateChanged, slotTaken, unavailable, pointClosed, wrongPhone]

export const orderPostconditions: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "fills in the profile's data, or the stored draft": ({ after, event }) => {
    if (event === blankDraft) return after.context.values["name"] === `${String(after.context.user?.name)} Орлова`
    return event !== filledDraft || Object.entries(filledCheckout).every(([name, value]) => after.context.values[name] === value)
  },
  "repeats an order without an answer under its stored key": ({ after, event }) =>
    event !== sentDraft || (after.matches({ order: "placing" }) && isEqual(after.context.sent, sent)),
  "sends only a complete order with the shown sum and date, under a new key": ({ after, before, emitted, event }) => {
    if (event.type !== "checkout.confirm" || !before.hasTag("editable")) return true
    if (!before.context.isCounted) return after.matches({ cart: "counting" }) && isEqual(after.context, before.context)
    const isComplete = Object.keys(checkoutForm.check(before.context.values)).length === 0
    if (!isComplete) return after.hasTag("editable") && after.context.tries === before.context.tries + 1
    const { due, total } = orderMoneyOf(before.context)
    const order = { key: `${keyPrefix}-${before.context.nextId}`, total, due, term: termIn(before.context) }
    return after.matches({ order: "placing" }) && isEqual(after.context.sent, order) && hasSavedDraft(emitted)
  },
  "opens the first section with an error, and shows all errors": ({ after, before, event }) => {
    const wrong = checkoutForm.check(before.context.values)
    if (event.type !== "checkout.confirm" || !before.hasTag("editable") || Object.keys(wrong).length === 0) return true
    if (!before.context.isCounted) return true
    return isEqual(after.context.errors, wrong) && Object.keys(sectionErrors(after.context.section, before.context.values)).length > 0
  },
  "opens the next section only when the present one is complete": ({ after, before, event }) => {
    if (event.type !== "checkout.next" || !before.hasTag("editable")) return true
    const isDone = Object.keys(sectionErrors(before.context.section, before.context.values)).length === 0
    return isDone
      ? isEqual(after.context.errors, {})
      : after.context.section === before.context.section && Object.keys(after.context.errors).length > 0
  },
  "leads to the page of the placed order and deletes the draft": ({ after, before, emitted, event }) =>
    event !== placed ||
    !before.matches({ order: "placing" }) ||
    (after.matches({ order: "over" }) &&
      hasClearedDraft(emitted) &&
      isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: placedOrder.next, replace: true }])),
  "leads to the order that another tab placed from the cart": ({ before, emitted, event }) =>
    event !== alreadyOrdered ||
    !before.matches({ order: "placing" }) ||
    (hasClearedDraft(emitted) &&
      isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: "/cart/success?orderId=100001", replace: true }])),
  "repeats the order under the same key when the answer is lost": ({ after, before, event }) => {
    const isLost =
      (event.type === "xstate.done.actor.place" && event["output"].error?._tag === "Unreachable") ||
      event.type === "xstate.error.actor.place"
    if (isLost && before.matches({ order: "placing" }))
      return after.matches({ order: "unanswered" }) && isEqual(after.context.sent, before.context.sent)
    if (!before.matches({ order: "unanswered" })) return true
    const isRetry = ["checkout.retry", "checkout.reconnected"].includes(event.type) || event.type.startsWith("xstate.after.pause")
    return !isRetry || (after.matches({ order: "placing" }) && isEqual(after.context.sent, before.context.sent))
  },
  "holds the order while the session is expired, and repeats it under the same key": ({ after, before, event }) => {
    if (event === unauthorized && before.matches({ order: "placing" }))
      return after.matches({ order: "held" }) && isEqual(after.context.sent, before.context.sent)
    if (!before.matches({ order: "held" }) || event.type !== "auth.loggedIn" || event["user"].id !== user.id) return true
    return after.matches({ order: "placing" }) && isEqual(after.context.sent, before.context.sent)
  },
  "starts over for another user; keeps values and offer for the same one": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn") return true
    const { nextId, keyPrefix: prefix, user: visitor, values } = before.context
    if (visitor?.id === event["user"].id) return isEqual(after.context.values, values) && after.context.offer === before.context.offer
    const fresh = { ...emptyCheckout, user: event["user"], keyPrefix: prefix, nextId }
    return after.matches({ order: "recalling", choice: "none" }) && isEqual(after.context, fresh)
  },
  "loads failed data again when the same user signs in": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn" || event["user"].id !== before.context.user?.id) return true
    if (before.matches({ order: "failed" })) return after.matches({ order: "recalling" })
    return !before.matches({ choice: "failed" }) || after.matches({ choice: "looking" })
  },
  "stores a refusal, keeps all values except the rejected one, and reloads the order": ({ after, before, emitted, event }) => {
    if (!refusals.includes(event) || !before.matches({ order: "placing" })) return true
    const values =
      event === pointClosed
        ? { ...before.context.values, pointId: "" }
        : event === slotTaken
          ? { ...before.context.values, slot: "" }
          : before.context.values
    return (
      isEqual(after.context.values, values) &&
      after.context.sent === null &&
      after.context.tries === before.context.tries + 1 &&
      hasSavedDraft(emitted) &&
      after.context.refusal?.message === event["output"].error.message &&
      after.matches({ order: "loading" })
    )
  },
  "shows the new sum beside the confirmed one": ({ after, before, event }) =>
    event !== totalChanged ||
    !before.matches({ order: "placing" }) ||
    (after.context.refusal?.seen === before.context.sent?.total &&
      isEqual(after.context.refusal?.reason, { reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null })),
  "shows the new date of a refused order, and does not repeat it by itself": ({ after, before, event }) =>
    event !== dateChanged ||
    !before.matches({ order: "placing" }) ||
    (isEqual(after.context.refusal?.reason, { reason: "dateChanged", when: "26 ноября" }) && after.context.sent === null),
  "shows applied vouchers and a fitting payment, and stores the draft; ignores them after sending": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.vouchersApplied") return true
    const { offer, sent: sentOrder, values } = before.context
    if (offer === null || sentOrder !== null) return isSame(step)
    const next = { ...offer, vouchers: event["vouchers"] }
    const context = { ...before.context, offer: next, values: fitPayment({ offer: next, values }), refusal: null }
    return currentState(after, "vouchers") === "idle" && hasSavedDraft(emitted) && isEqual(after.context, context)
  },
  "reloads a changed cart, but not after the order was sent": (step) => {
    const { after, before, event } = step
    if (event.type !== "cart.outdated") return true
    const { offer, sent: sentOrder } = before.context
    if (offer === null || sentOrder !== null) return isSame(step)
    return after.matches({ cart: "counting" }) && isEqual(after.context, { ...before.context, isCounted: false })
  },
  "takes over a reloaded cart with the chosen values; leads an empty one to the cart": (step) => {
    const { after, before, emitted, event } = step
    if (!event.type.endsWith(".actor.recount") || !before.matches({ cart: "counting" })) return true
    if (event["output"]?._tag !== "Success") return after.matches({ cart: "uncounted" }) && isEqual(after.context, before.context)
    if (event["output"].value.cart.totalCount === 0)
      return isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
    const offer = event["output"].value
    const chosen = event === mailed ? { ...before.context.values, deliveryId: "", way: "email" } : before.context.values
    const values = fitPayment({ offer, values: chosen })
    const isSectionGone = event === mailed && before.context.section === "delivery"
    const section = isSectionGone ? sectionToFill(values) : before.context.section
    return (
      hasSavedDraft(emitted) &&
      currentState(after, "order") === currentState(before, "order") &&
      currentState(after, "choice") === (deliveryMethodOf(values) === null ? currentState(before, "choice") : "looking") &&
      isEqual(after.context, { ...before.context, ...{ offer, isCounted: true, refusal: null, section, values } })
    )
  },
  "removes one voucher at a time, and none after the order was sent": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.removeVoucher") return true
    const { offer, sent: sentOrder } = before.context
    if (offer === null || sentOrder !== null || currentState(before, "vouchers") === "removing") return isSame(step)
    return currentState(after, "vouchers") === "removing" && isEqual(after.context, before.context)
  },
  "keeps a voucher that could not be removed": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.removeVoucher") || !before.matches({ vouchers: "removing" })) return true
    if (event["output"]?._tag !== "Success")
      return currentState(after, "vouchers") === "unremoved" && isEqual(after.context, before.context)
    return currentState(after, "vouchers") === "idle" && isEqual(after.context.offer?.vouchers, event["output"].value)
  },
  "opens the section of the rejected value": ({ after, before, event }) => {
    if (!before.matches({ order: "placing" })) return true
    if (event === pointClosed || event === slotTaken) return after.context.section === "delivery"
    return event !== wrongPhone || (after.context.section === "contact" && after.context.errors["phone"] === "Некорректный номер телефона")
  },
  "shows the rejected value with its error when the order is loaded again": ({ after, before, event }) => {
    const { errors, refusal } = before.context
    if (event !== offered || !before.matches({ order: "loading" }) || refusal === null) return true
    const isOfDelivery = ["pointClosed", "slotTaken"].includes(refusal.reason?.reason ?? "")
    return (
      isEqual(after.context.errors, errors) &&
      (!isOfDelivery || after.context.section === "delivery") &&
      (!("phone" in errors) || after.context.section === "contact")
    )
  },
  "loads the payments of the chosen delivery": ({ after, before, event }) =>
    event.type !== "checkout.chooseDelivery" ||
    event["id"] !== 1 ||
    before.context.offer === null ||
    before.context.sent !== null ||
    after.matches({ choice: "looking" })
}
