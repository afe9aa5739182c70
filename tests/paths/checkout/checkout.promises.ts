import type { SnapshotFrom } from "xstate"
import { fitPayment } from "../../../core/domain/checkout/total.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { laterSection, sectionAfter, sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { checkoutForm, deliveryMethodOf, sectionErrors } from "../../../core/forms/checkout.ts"
import type { CheckoutContext } from "../../../core/machines/checkout/checkout-state.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"
import { silence, offered, empty, held } from "./checkout.payloads.ts"
import { keeps, forgets, left } from "./checkout.facts.ts"
import { askingPromises } from "./checkout.asking-promises.ts"
import { orderPromises } from "./checkout.order-promises.ts"

/** Context after the user has gone. */
const nothing: Omit<CheckoutContext, "keyPrefix" | "nextId" | "user"> = {
  ...{ offer: null, delivery: null, sent: null, refusal: null },
  ...{ values: emptyValues(checkoutForm), errors: {}, tries: 0, section: "contact", reached: "contact", isCounted: true }
}

export const promises: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "begins anew when the user goes or another comes: of the one before nothing is left": ({ after, before, event }) => {
    if (event.type !== "auth.loggedOut" && event.type !== "auth.loggedIn") return true
    const comer = event.type === "auth.loggedIn" ? event["user"] : null
    if (comer !== null && comer.id === before.context.user?.id) return true
    return (
      currentState(after, "order") === (comer === null ? "waiting" : "recalling") &&
      after.matches({ choice: "none" }) &&
      isEqual(after.context, { ...before.context, ...nothing, user: comer })
    )
  },
  "lets the same user go on where nothing failed or is held": (step) =>
    step.event.type !== "auth.loggedIn" ||
    step.event["user"].id !== step.before.context.user?.id ||
    ["failed", "held"].includes(currentState(step.before, "order")) ||
    step.before.matches({ choice: "failed" }) ||
    isSame(step),
  "recalls what a user typed before, and waits while nobody is known": ({ after, before, event }) =>
    event.type !== "auth.settled" ||
    !before.matches({ order: "waiting" }) ||
    (event["user"] === null
      ? after.matches({ order: "waiting" })
      : after.matches({ order: "recalling" }) && isEqual(after.context.user, event["user"])),
  "opens at the first section that is not done": ({ after, before, event }) => {
    if (event.type === "xstate.done.actor.recall" && before.matches({ order: "recalling" })) {
      const { stored, keyPrefix: own } = event["output"].value
      if (after.context.keyPrefix !== own || !isEqual(after.context.sent, stored?.sent ?? null)) return false
    } else if (event !== offered || !before.matches({ order: "loading" })) return true
    const first = sectionToFill(after.context.values)
    return after.context.section === first && after.context.reached === first
  },
  "shows what is ordered when it comes, with the payments of the chosen delivery": ({ after, before, event }) =>
    event !== offered ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "editing" }) &&
      isEqual(after.context.offer, checkoutOffer) &&
      currentState(after, "choice") === (deliveryMethodOf(after.context.values) === null ? currentState(before, "choice") : "looking")),
  "fails while what is needed does not come, until it is asked for again": ({ after, before, event }) => {
    if (event.type === "xstate.error.actor.recall" || event.type === "xstate.error.actor.load" || isEqual(event, silence("load")))
      return before.matches({ order: "placing" }) || after.matches({ order: "failed" })
    const isAgain = event.type === "checkout.retry" || event.type === "checkout.reconnected"
    if (!isAgain) return true
    return (
      (!before.matches({ order: "failed" }) || after.matches({ order: "recalling" })) &&
      (!before.matches({ choice: "failed" }) || after.matches({ choice: "looking" }))
    )
  },
  "takes what is typed into its own fields while it can be changed, and what was said about it is gone": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "form.change") return true
    const field = String(event["field"])
    const isOwn = checkoutForm.fields.some(({ name }) => name === field)
    if (!isOwn || !before.hasTag("editable")) return isSame(step) && !keeps(emitted)
    const { errors, values } = before.context
    const others = Object.entries(errors).filter(([name]) => name !== field)
    return isEqual(after.context, {
      ...before.context,
      values: { ...values, [field]: event["value"] },
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
    return isEqual(after.context, { ...before.context, errors: { ...before.context.errors, [field]: wrong } })
  },
  "opens the next section, counts the try, and says what is wrong in one that is not done": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.next") return true
    if (!before.hasTag("editable")) return isSame(step)
    const { reached, section, tries, values } = before.context
    const errors = sectionErrors(section, values)
    const isDone = Object.keys(errors).length === 0
    const next = isDone ? sectionAfter(section, values) : section
    const farthest = isDone ? laterSection(reached, next) : reached
    return (
      keeps(emitted) === isDone && isEqual(after.context, { ...before.context, section: next, reached: farthest, errors, tries: tries + 1 })
    )
  },
  "goes back to a section, and says nothing wrong there": (step) =>
    step.event.type !== "checkout.edit" ||
    (step.before.hasTag("editable")
      ? isEqual(step.after.context, { ...step.before.context, section: step.event["section"], errors: {} })
      : isSame(step)),
  "forgets the trouble of the last try when it is sent": ({ after, before, event }) =>
    event.type !== "checkout.confirm" ||
    !after.matches({ order: "placing" }) ||
    before.matches({ order: "placing" }) ||
    (isEqual(after.context.errors, {}) && after.context.refusal === null && after.context.nextId === before.context.nextId + 1),
  "chooses a delivery that is offered, without the place and the payments of another": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.chooseDelivery") return true
    const { errors, offer, sent: way, values } = before.context
    const chosen = offer?.deliveries.find(({ id }) => id === event["id"])
    if (chosen === undefined || way !== null) return isSame(step)
    const others = Object.entries(errors).filter(([name]) => name !== "deliveryId" && name !== "pointId")
    return isEqual(after.context, {
      ...before.context,
      values: fitPayment({ offer, values: { ...values, deliveryId: String(chosen.id), way: chosen.code, pointId: "" } }),
      errors: Object.fromEntries(others),
      delivery: null,
      refusal: null
    })
  },
  "looks for places of another settlement, and asks anew, only for a chosen delivery that is not on its way": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.chooseSettlement" && event.type !== "checkout.refresh") return true
    const { sent: way, values } = before.context
    if (way !== null || deliveryMethodOf(values) === null) return isSame(step) && !keeps(emitted)
    const isOther = event.type === "checkout.chooseSettlement"
    const next = isOther ? { ...values, pointsIn: event["settlement"], pointId: "" } : values
    return after.matches({ choice: "looking" }) && keeps(emitted) === isOther && isEqual(after.context.values, next)
  },
  "shows what the delivery offers, and lets go of a payment and a place that it does not": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.look")) return true
    if (event["output"]?._tag !== "Success") return after.matches({ choice: "failed" }) && isEqual(after.context, before.context)
    const { payments, places } = event["output"].value
    const { offer, sent: way, values } = before.context
    const ids = (list: ReadonlyArray<{ readonly id: number }>) => list.map(({ id }) => String(id))
    const paymentId = way !== null || ids(payments).includes(String(values["paymentId"])) ? String(values["paymentId"]) : ""
    const pointId = way !== null || ids(places).includes(String(values["pointId"])) ? String(values["pointId"]) : ""
    return (
      after.matches({ choice: "told" }) &&
      isEqual(after.context.delivery, event["output"].value) &&
      isEqual(after.context.values, way === null ? fitPayment({ offer, values: { ...values, paymentId, pointId } }) : values)
    )
  },
  "keeps in this browser what was typed and chosen, at once": ({ after, before, emitted, event }) => {
    const isTyped = event.type === "form.change" && event["field"] === "comment" && before.hasTag("editable")
    const isChosen = event.type === "checkout.chooseDelivery" && event["id"] === 1 && after.context.values !== before.context.values
    return !(isTyped || isChosen) || keeps(emitted)
  },
  "forgets the draft of who leaves by choice, and keeps that of who is signed out": ({ emitted, event }) =>
    event.type !== "auth.loggedOut" || forgets(emitted) === (event["by"] === "choice"),
  "[CHK-013] leads to the cart where there is nothing to order": ({ after, before, emitted, event }) =>
    event !== empty ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "over" }) && isEqual(left(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])),
  "leads to the cart, which says why, where something of it is held, unless a try has just been told of it here": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event !== held || !before.matches({ order: "loading" })) return true
    return before.context.refusal === null
      ? after.matches({ order: "over" }) && isEqual(left(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
      : after.matches({ order: "editing" }) && left(emitted).length === 0
  },
  ...orderPromises,
  ...askingPromises
}
