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
  placed,
  changed,
  later,
  slotGone,
  gone,
  closed,
  over,
  wrongPhone,
  unknown,
  mailed
} from "./checkout.payloads.ts"
import { keeps, forgets, left } from "./checkout.facts.ts"

const refusals: ReadonlyArray<AnyEventObject> = [changed, later, slotGone, gone, closed, wrongPhone]

export const orderPromises: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "fills in what the profile knows, and what was typed before": ({ after, event }) => {
    if (event === blankDraft) return after.context.values["name"] === `${String(after.context.user?.name)} Орлова`
    return event !== filledDraft || Object.entries(filledCheckout).every(([name, value]) => after.context.values[name] === value)
  },
  "asks for an order again by its own key when it was sent before the page was opened anew": ({ after, event }) =>
    event !== sentDraft || (after.matches({ order: "placing" }) && isEqual(after.context.sent, sent)),
  "sends only what is filled in, for the sum and the date that were shown, under a new key that is kept": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type !== "checkout.confirm" || !before.hasTag("editable")) return true
    if (!before.context.isCounted) return after.matches({ cart: "counting" }) && isEqual(after.context, before.context)
    const isWhole = Object.keys(checkoutForm.check(before.context.values)).length === 0
    if (!isWhole) return after.hasTag("editable") && after.context.tries === before.context.tries + 1
    const { due, total } = orderMoneyOf(before.context)
    const order = { key: `${keyPrefix}-${before.context.nextId}`, total, due, term: termIn(before.context) }
    return after.matches({ order: "placing" }) && isEqual(after.context.sent, order) && keeps(emitted)
  },
  "opens the first section with something wrong, and says all that is": ({ after, before, event }) => {
    const wrong = checkoutForm.check(before.context.values)
    if (event.type !== "checkout.confirm" || !before.hasTag("editable") || Object.keys(wrong).length === 0) return true
    if (!before.context.isCounted) return true
    return isEqual(after.context.errors, wrong) && Object.keys(sectionErrors(after.context.section, before.context.values)).length > 0
  },
  "goes on from a section only when it is done": ({ after, before, event }) => {
    if (event.type !== "checkout.next" || !before.hasTag("editable")) return true
    const isDone = Object.keys(sectionErrors(before.context.section, before.context.values)).length === 0
    return isDone
      ? isEqual(after.context.errors, {})
      : after.context.section === before.context.section && Object.keys(after.context.errors).length > 0
  },
  "is led on when the order is made, its draft forgotten": ({ after, before, emitted, event }) =>
    event !== placed ||
    !before.matches({ order: "placing" }) ||
    (after.matches({ order: "over" }) &&
      forgets(emitted) &&
      isEqual(left(emitted), [{ type: "checkout.left", to: placedOrder.next, replace: true }])),
  "is led to the order that the cart has become in another tab": ({ before, emitted, event }) =>
    event !== over ||
    !before.matches({ order: "placing" }) ||
    (forgets(emitted) && isEqual(left(emitted), [{ type: "checkout.left", to: "/cart/success?orderId=100001", replace: true }])),
  "asks again under the same key when no answer came": ({ after, before, event }) => {
    const isLost =
      (event.type === "xstate.done.actor.place" && event["output"].error?._tag === "Unreachable") ||
      event.type === "xstate.error.actor.place"
    if (isLost && before.matches({ order: "placing" }))
      return after.matches({ order: "unanswered" }) && isEqual(after.context.sent, before.context.sent)
    if (!before.matches({ order: "unanswered" })) return true
    const isAgain = ["checkout.retry", "checkout.reconnected"].includes(event.type) || event.type.startsWith("xstate.after.pause")
    return !isAgain || (after.matches({ order: "placing" }) && isEqual(after.context.sent, before.context.sent))
  },
  "waits for a user whom the shop does not know any more, and has the order made under the same key": ({ after, before, event }) => {
    if (event === unknown && before.matches({ order: "placing" }))
      return after.matches({ order: "held" }) && isEqual(after.context.sent, before.context.sent)
    if (!before.matches({ order: "held" }) || event.type !== "auth.loggedIn" || event["user"].id !== user.id) return true
    return after.matches({ order: "placing" }) && isEqual(after.context.sent, before.context.sent)
  },
  "begins anew for another user, with nothing of the one before; goes on as it was for the same": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn") return true
    const { nextId, keyPrefix: begun, user: whom, values } = before.context
    if (whom?.id === event["user"].id) return isEqual(after.context.values, values) && after.context.offer === before.context.offer
    const fresh = { ...emptyCheckout, user: event["user"], keyPrefix: begun, nextId }
    return after.matches({ order: "recalling", choice: "none" }) && isEqual(after.context, fresh)
  },
  "asks again for what did not come when the same user signs in": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn" || event["user"].id !== before.context.user?.id) return true
    if (before.matches({ order: "failed" })) return after.matches({ order: "recalling" })
    return !before.matches({ choice: "failed" }) || after.matches({ choice: "looking" })
  },
  "hears a refusal, keeps every value but the one that cannot be, and takes a new key next time": ({ after, before, emitted, event }) => {
    if (!refusals.includes(event) || !before.matches({ order: "placing" })) return true
    const values =
      event === closed
        ? { ...before.context.values, pointId: "" }
        : event === slotGone
          ? { ...before.context.values, slot: "" }
          : before.context.values
    return (
      isEqual(after.context.values, values) &&
      after.context.sent === null &&
      after.context.tries === before.context.tries + 1 &&
      keeps(emitted) &&
      after.context.refusal?.message === event["output"].error.message &&
      after.matches({ order: "loading" })
    )
  },
  "shows a new sum beside the one that was seen": ({ after, before, event }) =>
    event !== changed ||
    !before.matches({ order: "placing" }) ||
    (after.context.refusal?.seen === before.context.sent?.total &&
      isEqual(after.context.refusal?.reason, { reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null })),
  "says the new date where the one that was shown does not hold any more, and sends nothing by itself": ({ after, before, event }) =>
    event !== later ||
    !before.matches({ order: "placing" }) ||
    (isEqual(after.context.refusal?.reason, { reason: "dateChanged", when: "26 ноября" }) && after.context.sent === null),
  "shows what is applied and the payment that fits it, and keeps the draft, but not for an order on its way": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.vouchersApplied") return true
    const { offer, sent: way, values } = before.context
    if (offer === null || way !== null) return isSame(step)
    const next = { ...offer, vouchers: event["vouchers"] }
    const context = { ...before.context, offer: next, values: fitPayment({ offer: next, values }), refusal: null }
    return currentState(after, "vouchers") === "idle" && keeps(emitted) && isEqual(after.context, context)
  },
  "asks anew for a cart that has become another, but not for an order on its way": (step) => {
    const { after, before, event } = step
    if (event.type !== "cart.outdated") return true
    const { offer, sent: way } = before.context
    if (offer === null || way !== null) return isSame(step)
    return after.matches({ cart: "counting" }) && isEqual(after.context, { ...before.context, isCounted: false })
  },
  "orders what the cart is now, with what was typed and chosen, and leads to the cart where nothing is left": (step) => {
    const { after, before, emitted, event } = step
    if (!event.type.endsWith(".actor.recount") || !before.matches({ cart: "counting" })) return true
    if (event["output"]?._tag !== "Success") return after.matches({ cart: "uncounted" }) && isEqual(after.context, before.context)
    if (event["output"].value.cart.totalCount === 0) return isEqual(left(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
    const offer = event["output"].value
    const chosen = event === mailed ? { ...before.context.values, deliveryId: "", way: "email" } : before.context.values
    const values = fitPayment({ offer, values: chosen })
    const isGone = event === mailed && before.context.section === "delivery"
    const section = isGone ? sectionToFill(values) : before.context.section
    return (
      keeps(emitted) &&
      currentState(after, "order") === currentState(before, "order") &&
      currentState(after, "choice") === (deliveryMethodOf(values) === null ? currentState(before, "choice") : "looking") &&
      isEqual(after.context, { ...before.context, ...{ offer, isCounted: true, refusal: null, section, values } })
    )
  },
  "takes one back at a time, and none of an order on its way": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.removeVoucher") return true
    const { offer, sent: way } = before.context
    if (offer === null || way !== null || currentState(before, "vouchers") === "removing") return isSame(step)
    return currentState(after, "vouchers") === "removing" && isEqual(after.context, before.context)
  },
  "what could not be taken back stands where it stood": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.removeVoucher") || !before.matches({ vouchers: "removing" })) return true
    if (event["output"]?._tag !== "Success")
      return currentState(after, "vouchers") === "unremoved" && isEqual(after.context, before.context)
    return currentState(after, "vouchers") === "idle" && isEqual(after.context.offer?.vouchers, event["output"].value)
  },
  "opens the section in which the refusal lies": ({ after, before, event }) => {
    if (!before.matches({ order: "placing" })) return true
    if (event === closed || event === slotGone) return after.context.section === "delivery"
    return event !== wrongPhone || (after.context.section === "contact" && after.context.errors["phone"] === "Некорректный номер телефона")
  },
  "asks how the chosen delivery is paid": ({ after, before, event }) =>
    event.type !== "checkout.chooseDelivery" ||
    event["id"] !== 1 ||
    before.context.offer === null ||
    before.context.sent !== null ||
    after.matches({ choice: "looking" })
}
