import type { SnapshotFrom } from "xstate"
import type { AnyEventObject } from "xstate"
import { asPaid, moneyIn } from "../../../core/domain/checkout/total.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { furthest, sectionAfter, sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { termIn } from "../../../core/forms/checkout-term.ts"
import { checkoutForm, wayIn, wrongIn } from "../../../core/forms/checkout.ts"
import { type CheckoutContext, nobody } from "../../../core/machines/checkout/checkout-setup.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { checkoutOffer, filledCheckout, placedOrder } from "../../support/samples/checkout.ts"
import { type Sentences, type StepOf, at, equal, isSame } from "../../support/paths/model.ts"
import { user } from "../../support/samples/user.ts"
import {
  keyPrefix,
  sent,
  silence,
  blankDraft,
  filledDraft,
  sentDraft,
  offered,
  empty,
  held,
  placed,
  changed,
  later,
  slotGone,
  gone,
  closed,
  over,
  wrongPhone,
  unknown
} from "./checkout.payloads.ts"

const refusals: ReadonlyArray<AnyEventObject> = [changed, later, slotGone, gone, closed, wrongPhone]
const keeps = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.keep")
const forgets = (told: ReadonlyArray<AnyEventObject>) => told.some(({ type }) => type === "draft.forget")
const left = (told: ReadonlyArray<AnyEventObject>) => told.filter(({ type }) => type === "checkout.left")

/** What is left of somebody who has gone. */
const nothing: Omit<CheckoutContext, "keyPrefix" | "nextId" | "user"> = {
  ...{ offer: null, delivery: null, sent: null, refusal: null },
  ...{ values: emptyValues(checkoutForm), errors: {}, tries: 0, section: "contact", reached: "contact", isCounted: true }
}

/** What an event does, wherever it comes. */
export const promises: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "begins anew when the user goes or another comes: of the one before nothing is left": ({ after, before, event }) => {
    if (event.type !== "auth.loggedOut" && event.type !== "auth.loggedIn") return true
    const comer = event.type === "auth.loggedIn" ? event["user"] : null
    if (comer !== null && comer.id === before.context.user?.id) return true
    return (
      at(after, "order") === (comer === null ? "waiting" : "recalling") &&
      after.matches({ choice: "none" }) &&
      equal(after.context, { ...before.context, ...nothing, user: comer })
    )
  },
  "lets the same user go on where nothing failed or is held": (step) =>
    step.event.type !== "auth.loggedIn" ||
    step.event["user"].id !== step.before.context.user?.id ||
    ["failed", "held"].includes(at(step.before, "order")) ||
    step.before.matches({ choice: "failed" }) ||
    isSame(step),
  "recalls what a user typed before, and waits while nobody is known": ({ after, before, event }) =>
    event.type !== "auth.settled" ||
    !before.matches({ order: "waiting" }) ||
    (event["user"] === null
      ? after.matches({ order: "waiting" })
      : after.matches({ order: "recalling" }) && equal(after.context.user, event["user"])),
  "opens at the first section that is not done": ({ after, before, event }) => {
    if (event.type === "xstate.done.actor.recall" && before.matches({ order: "recalling" })) {
      const { kept, keyPrefix: own } = event["output"].value
      if (after.context.keyPrefix !== own || !equal(after.context.sent, kept?.sent ?? null)) return false
    } else if (event !== offered || !before.matches({ order: "loading" })) return true
    const first = sectionToFill(after.context.values)
    return after.context.section === first && after.context.reached === first
  },
  "shows what is ordered when it comes, with the payments of the chosen delivery": ({ after, before, event }) =>
    event !== offered ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "editing" }) &&
      equal(after.context.offer, checkoutOffer) &&
      at(after, "choice") === (wayIn(after.context.values) === null ? at(before, "choice") : "looking")),
  "fails while what is needed does not come, until it is asked for again": ({ after, before, event }) => {
    if (event.type === "xstate.error.actor.recall" || event.type === "xstate.error.actor.load" || equal(event, silence("load")))
      return before.matches({ order: "placing" }) || after.matches({ order: "failed" })
    const isAgain = event.type === "checkout.retry" || event.type === "checkout.reconnected"
    if (!isAgain) return true
    return (
      (!before.matches({ order: "failed" }) || after.matches({ order: "recalling" })) &&
      (!before.matches({ choice: "failed" }) || after.matches({ choice: "looking" }))
    )
  },
  "takes what is typed into its own fields while it can be changed, and what was said about it is gone": (step) => {
    const { after, before, event, told } = step
    if (event.type !== "form.change") return true
    if (event["field"] !== "comment" || !before.hasTag("editable")) return isSame(step) && !keeps(told)
    const { errors, values } = before.context
    const others = Object.entries(errors).filter(([name]) => name !== "comment")
    return equal(after.context, {
      ...before.context,
      values: { ...values, comment: event["value"] },
      errors: Object.fromEntries(others),
      refusal: null
    })
  },
  "judges a field that is left once something was tried": (step) => {
    const { after, before, event } = step
    if (event.type !== "form.leave") return true
    const field = String(event["field"])
    const wrong = checkoutForm.check(before.context.values)[field]
    if (!before.hasTag("editable") || before.context.tries === 0 || wrong === undefined) return isSame(step)
    return equal(after.context, { ...before.context, errors: { ...before.context.errors, [field]: wrong } })
  },
  "opens the next section, counts the try, and says what is wrong in one that is not done": (step) => {
    const { after, before, event, told } = step
    if (event.type !== "checkout.next") return true
    if (!before.hasTag("editable")) return isSame(step)
    const { reached, section, tries, values } = before.context
    const errors = wrongIn(section, values)
    const isDone = Object.keys(errors).length === 0
    const next = isDone ? sectionAfter(section, values) : section
    const farthest = isDone ? furthest(reached, next) : reached
    return keeps(told) === isDone && equal(after.context, { ...before.context, section: next, reached: farthest, errors, tries: tries + 1 })
  },
  "goes back to a section, and says nothing wrong there": (step) =>
    step.event.type !== "checkout.edit" ||
    (step.before.hasTag("editable")
      ? equal(step.after.context, { ...step.before.context, section: step.event["section"], errors: {} })
      : isSame(step)),
  "forgets the trouble of the last try when it is sent": ({ after, before, event }) =>
    event.type !== "checkout.confirm" ||
    !after.matches({ order: "placing" }) ||
    before.matches({ order: "placing" }) ||
    (equal(after.context.errors, {}) && after.context.refusal === null && after.context.nextId === before.context.nextId + 1),
  "chooses a delivery that is offered, without the place and the payments of another": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.chooseDelivery") return true
    const { errors, offer, sent: way, values } = before.context
    const chosen = offer?.deliveries.find(({ id }) => id === event["id"])
    if (chosen === undefined || way !== null) return isSame(step)
    const others = Object.entries(errors).filter(([name]) => name !== "deliveryId" && name !== "pointId")
    return equal(after.context, {
      ...before.context,
      values: asPaid({ offer, values: { ...values, deliveryId: String(chosen.id), way: chosen.code, pointId: "" } }),
      errors: Object.fromEntries(others),
      delivery: null,
      refusal: null
    })
  },
  "looks for places of another settlement, and asks anew, only for a chosen delivery that is not on its way": (step) => {
    const { after, before, event, told } = step
    if (event.type !== "checkout.chooseSettlement" && event.type !== "checkout.refresh") return true
    const { sent: way, values } = before.context
    if (way !== null || wayIn(values) === null) return isSame(step) && !keeps(told)
    const isOther = event.type === "checkout.chooseSettlement"
    const next = isOther ? { ...values, pointsIn: event["settlement"], pointId: "" } : values
    return after.matches({ choice: "looking" }) && keeps(told) === isOther && equal(after.context.values, next)
  },
  "shows what the delivery offers, and lets go of a payment and a place that it does not": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.look")) return true
    if (event["output"]?._tag !== "Success") return after.matches({ choice: "failed" }) && equal(after.context, before.context)
    const { payments, places } = event["output"].value
    const { offer, sent: way, values } = before.context
    const ids = (list: ReadonlyArray<{ readonly id: number }>) => list.map(({ id }) => String(id))
    const paymentId = way !== null || ids(payments).includes(String(values["paymentId"])) ? String(values["paymentId"]) : ""
    const pointId = way !== null || ids(places).includes(String(values["pointId"])) ? String(values["pointId"]) : ""
    return (
      after.matches({ choice: "told" }) &&
      equal(after.context.delivery, event["output"].value) &&
      equal(after.context.values, way === null ? asPaid({ offer, values: { ...values, paymentId, pointId } }) : values)
    )
  },
  "keeps in this browser what was typed and chosen, at once": ({ after, before, event, told }) => {
    const isTyped = event.type === "form.change" && event["field"] === "comment" && before.hasTag("editable")
    const isChosen = event.type === "checkout.chooseDelivery" && event["id"] === 1 && after.context.values !== before.context.values
    return !(isTyped || isChosen) || keeps(told)
  },
  "forgets the draft of who leaves by choice, and keeps that of who is signed out": ({ event, told }) =>
    event.type !== "auth.loggedOut" || forgets(told) === (event["by"] === "choice"),
  "[CHK-013] leads to the cart where there is nothing to order": ({ after, before, event, told }) =>
    event !== empty ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "over" }) && equal(left(told), [{ type: "checkout.left", to: "/cart", replace: true }])),
  "leads to the cart, which says why, where something of it is held, unless a try has just been told of it here": ({
    after,
    before,
    event,
    told
  }) => {
    if (event !== held || !before.matches({ order: "loading" })) return true
    return before.context.refusal === null
      ? after.matches({ order: "over" }) && equal(left(told), [{ type: "checkout.left", to: "/cart", replace: true }])
      : after.matches({ order: "editing" }) && left(told).length === 0
  },
  "fills in what the profile knows, and what was typed before": ({ after, event }) => {
    if (event === blankDraft) return after.context.values["name"] === `${String(after.context.user?.name)} Орлова`
    return event !== filledDraft || Object.entries(filledCheckout).every(([name, value]) => after.context.values[name] === value)
  },
  "asks for an order again by its own key when it was sent before the page was opened anew": ({ after, event }) =>
    event !== sentDraft || (after.matches({ order: "placing" }) && equal(after.context.sent, sent)),
  "sends only what is filled in, for the sum and the date that were shown, under a new key that is kept": ({
    after,
    before,
    event,
    told
  }) => {
    if (event.type !== "checkout.confirm" || !before.hasTag("editable")) return true
    if (!before.context.isCounted) return after.matches({ cart: "counting" }) && equal(after.context, before.context)
    const isWhole = Object.keys(checkoutForm.check(before.context.values)).length === 0
    if (!isWhole) return after.hasTag("editable") && after.context.tries === before.context.tries + 1
    const { due, total } = moneyIn(before.context)
    const order = { key: `${keyPrefix}-${before.context.nextId}`, total, due, term: termIn(before.context) }
    return after.matches({ order: "placing" }) && equal(after.context.sent, order) && keeps(told)
  },
  "opens the first section with something wrong, and says all that is": ({ after, before, event }) => {
    const wrong = checkoutForm.check(before.context.values)
    if (event.type !== "checkout.confirm" || !before.hasTag("editable") || Object.keys(wrong).length === 0) return true
    if (!before.context.isCounted) return true
    return equal(after.context.errors, wrong) && Object.keys(wrongIn(after.context.section, before.context.values)).length > 0
  },
  "goes on from a section only when it is done": ({ after, before, event }) => {
    if (event.type !== "checkout.next" || !before.hasTag("editable")) return true
    const isDone = Object.keys(wrongIn(before.context.section, before.context.values)).length === 0
    return isDone
      ? equal(after.context.errors, {})
      : after.context.section === before.context.section && Object.keys(after.context.errors).length > 0
  },
  "is led on when the order is made, its draft forgotten": ({ after, before, event, told }) =>
    event !== placed ||
    !before.matches({ order: "placing" }) ||
    (after.matches({ order: "over" }) &&
      forgets(told) &&
      equal(left(told), [{ type: "checkout.left", to: placedOrder.next, replace: true }])),
  "is led to the order that the cart has become in another tab": ({ before, event, told }) =>
    event !== over ||
    !before.matches({ order: "placing" }) ||
    (forgets(told) && equal(left(told), [{ type: "checkout.left", to: "/cart/success?orderId=100001", replace: true }])),
  "asks again under the same key when no answer came": ({ after, before, event }) => {
    const isLost =
      (event.type === "xstate.done.actor.place" && event["output"].error?._tag === "Unreachable") ||
      event.type === "xstate.error.actor.place"
    if (isLost && before.matches({ order: "placing" }))
      return after.matches({ order: "unanswered" }) && equal(after.context.sent, before.context.sent)
    if (!before.matches({ order: "unanswered" })) return true
    const isAgain = ["checkout.retry", "checkout.reconnected"].includes(event.type) || event.type.startsWith("xstate.after.pause")
    return !isAgain || (after.matches({ order: "placing" }) && equal(after.context.sent, before.context.sent))
  },
  "waits for a user whom the shop does not know any more, and has the order made under the same key": ({ after, before, event }) => {
    if (event === unknown && before.matches({ order: "placing" }))
      return after.matches({ order: "held" }) && equal(after.context.sent, before.context.sent)
    if (!before.matches({ order: "held" }) || event.type !== "auth.loggedIn" || event["user"].id !== user.id) return true
    return after.matches({ order: "placing" }) && equal(after.context.sent, before.context.sent)
  },
  "begins anew for another user, with nothing of the one before; goes on as it was for the same": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn") return true
    const { nextId, keyPrefix: begun, user: whom, values } = before.context
    if (whom?.id === event["user"].id) return equal(after.context.values, values) && after.context.offer === before.context.offer
    const fresh = { ...nobody, user: event["user"], keyPrefix: begun, nextId }
    return after.matches({ order: "recalling", choice: "none" }) && equal(after.context, fresh)
  },
  "asks again for what did not come when the same user signs in": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn" || event["user"].id !== before.context.user?.id) return true
    if (before.matches({ order: "failed" })) return after.matches({ order: "recalling" })
    return !before.matches({ choice: "failed" }) || after.matches({ choice: "looking" })
  },
  "hears a refusal, keeps every value but the one that cannot be, and takes a new key next time": ({ after, before, event, told }) => {
    if (!refusals.includes(event) || !before.matches({ order: "placing" })) return true
    const values =
      event === closed
        ? { ...before.context.values, pointId: "" }
        : event === slotGone
          ? { ...before.context.values, slot: "" }
          : before.context.values
    return (
      equal(after.context.values, values) &&
      after.context.sent === null &&
      after.context.tries === before.context.tries + 1 &&
      keeps(told) &&
      after.context.refusal?.message === event["output"].error.message &&
      after.matches({ order: "loading" })
    )
  },
  "shows a new sum beside the one that was seen": ({ after, before, event }) =>
    event !== changed ||
    !before.matches({ order: "placing" }) ||
    (after.context.refusal?.seen === before.context.sent?.total &&
      equal(after.context.refusal?.reason, { reason: "totalChanged", total: 1_300_000, due: 1_300_000, promotion: null })),
  "says the new date where the one that was shown does not hold any more, and sends nothing by itself": ({ after, before, event }) =>
    event !== later ||
    !before.matches({ order: "placing" }) ||
    (equal(after.context.refusal?.reason, { reason: "dateChanged", when: "26 ноября" }) && after.context.sent === null),
  "shows what is applied and the payment that fits it, and keeps the draft, but not for an order on its way": (step) => {
    const { after, before, event, told } = step
    if (event.type !== "checkout.vouched") return true
    const { offer, sent: way, values } = before.context
    if (offer === null || way !== null) return isSame(step)
    const next = { ...offer, vouchers: event["vouchers"] }
    const context = { ...before.context, offer: next, values: asPaid({ offer: next, values }), refusal: null }
    return at(after, "vouchers") === "kept" && keeps(told) && equal(after.context, context)
  },
  "asks anew for a cart that has become another, but not for an order on its way": (step) => {
    const { after, before, event } = step
    if (event.type !== "cart.outdated") return true
    const { offer, sent: way } = before.context
    if (offer === null || way !== null) return isSame(step)
    return after.matches({ cart: "counting" }) && equal(after.context, { ...before.context, isCounted: false })
  },
  "orders what the cart is now, with what was typed and chosen, and leads to the cart where nothing is left": (step) => {
    const { after, before, event, told } = step
    if (!event.type.endsWith(".actor.recount") || !before.matches({ cart: "counting" })) return true
    if (event["output"]?._tag !== "Success") return after.matches({ cart: "uncounted" }) && equal(after.context, before.context)
    if (event["output"].value.cart.totalCount === 0) return equal(left(told), [{ type: "checkout.left", to: "/cart", replace: true }])
    const { section, values } = before.context
    return (
      keeps(told) &&
      at(after, "order") === at(before, "order") &&
      equal(after.context, {
        ...before.context,
        ...{ offer: event["output"].value, isCounted: true, refusal: null, section },
        values: asPaid({ offer: event["output"].value, values })
      })
    )
  },
  "takes one back at a time, and none of an order on its way": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.removeVoucher") return true
    const { offer, sent: way } = before.context
    if (offer === null || way !== null || at(before, "vouchers") === "removing") return isSame(step)
    return at(after, "vouchers") === "removing" && equal(after.context, before.context)
  },
  "what could not be taken back stands where it stood": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.removeVoucher") || !before.matches({ vouchers: "removing" })) return true
    if (event["output"]?._tag !== "Success") return at(after, "vouchers") === "unremoved" && equal(after.context, before.context)
    return at(after, "vouchers") === "kept" && equal(after.context.offer?.vouchers, event["output"].value)
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
