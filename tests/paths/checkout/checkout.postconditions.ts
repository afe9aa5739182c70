import type { SnapshotFrom } from "xstate"
import { fitPayment } from "../../../core/domain/checkout/total.ts"
import { emptyValues } from "../../../core/domain/form/form.ts"
import { laterSection, sectionAfter, sectionToFill } from "../../../core/forms/checkout-sections.ts"
import { checkoutForm, deliveryMethodOf, sectionErrors } from "../../../core/forms/checkout.ts"
import type { CheckoutContext } from "../../../core/machines/checkout/checkout-state.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"
import { unanswered, offered, empty, held } from "./checkout.payloads.ts"
import { hasSavedDraft, hasClearedDraft, leaveFacts } from "./checkout.facts.ts"
import { askingPostconditions } from "./checkout.asking-postconditions.ts"
import { orderPostconditions } from "./checkout.order-postconditions.ts"

/** Context after a sign-out. */
const emptyContext: Omit<CheckoutContext, "keyPrefix" | "nextId" | "user"> = {
  ...{ offer: null, delivery: null, sent: null, refusal: null },
  ...{ values: emptyValues(checkoutForm), errors: {}, tries: 0, section: "contact", reached: "contact", isCounted: true }
}

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "starts over without data when the user signs out or another user signs in": ({ after, before, event }) => {
    if (event.type !== "auth.loggedOut" && event.type !== "auth.loggedIn") return true
    const nextUser = event.type === "auth.loggedIn" ? event["user"] : null
    if (nextUser !== null && nextUser.id === before.context.user?.id) return true
    return (
      currentState(after, "order") === (nextUser === null ? "waiting" : "recalling") &&
      after.matches({ choice: "none" }) &&
      isEqual(after.context, { ...before.context, ...emptyContext, user: nextUser })
    )
  },
  "ignores the same user's sign-in unless something failed or is held": (step) =>
    step.event.type !== "auth.loggedIn" ||
    step.event["user"].id !== step.before.context.user?.id ||
    ["failed", "held"].includes(currentState(step.before, "order")) ||
    step.before.matches({ choice: "failed" }) ||
    isSame(step),
  "restores the draft of a known user, and waits while nobody is signed in": ({ after, before, event }) =>
    event.type !== "auth.settled" ||
    !before.matches({ order: "waiting" }) ||
    (event["user"] === null
      ? after.matches({ order: "waiting" })
      : after.matches({ order: "recalling" }) && isEqual(after.context.user, event["user"])),
  "opens at the first incomplete section; after a refusal at the one that was open": ({ after, before, event }) => {
    if (event.type === "xstate.done.actor.recall" && before.matches({ order: "recalling" })) {
      const { stored, keyPrefix: own } = event["output"].value
      if (after.context.keyPrefix !== own || !isEqual(after.context.sent, stored?.sent ?? null)) return false
    } else if (event !== offered || !before.matches({ order: "loading" })) return true
    if (before.context.refusal !== null)
      return isEqual([after.context.section, after.context.reached], [before.context.section, before.context.reached])
    const first = sectionToFill(after.context.values)
    return after.context.section === first && after.context.reached === first
  },
  "shows the loaded order, and loads the payments of the chosen delivery": ({ after, before, event }) =>
    event !== offered ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "editing" }) &&
      isEqual(after.context.offer, checkoutOffer) &&
      currentState(after, "choice") === (deliveryMethodOf(after.context.values) === null ? currentState(before, "choice") : "looking")),
  "fails when the order could not be loaded, until it is requested again": ({ after, before, event }) => {
    if (event.type === "xstate.error.actor.recall" || event.type === "xstate.error.actor.load" || isEqual(event, unanswered("load")))
      return before.matches({ order: "placing" }) || after.matches({ order: "failed" })
    const isRetry = event.type === "checkout.retry" || event.type === "checkout.reconnected"
    if (!isRetry) return true
    return (
      (!before.matches({ order: "failed" }) || after.matches({ order: "recalling" })) &&
      (!before.matches({ choice: "failed" }) || after.matches({ choice: "looking" }))
    )
  },
  "stores the value of an editable field, and clears its error and the refusal": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "form.change") return true
    const field = String(event["field"])
    const isOwn = checkoutForm.fields.some(({ name }) => name === field)
    if (!isOwn || !before.hasTag("editable")) return isSame(step) && !hasSavedDraft(emitted)
    const { errors, values } = before.context
    const others = Object.entries(errors).filter(([name]) => name !== field)
    return isEqual(after.context, {
      ...before.context,
      values: { ...values, [field]: event["value"] },
      errors: Object.fromEntries(others),
      refusal: null
    })
  },
  "validates a left field after the first try": (step) => {
    const { after, before, event } = step
    if (event.type !== "form.leave") return true
    const field = String(event["field"])
    const wrong = checkoutForm.check(before.context.values)[field]
    if (!before.hasTag("editable") || before.context.tries === 0 || wrong === undefined) return isSame(step)
    return isEqual(after.context, { ...before.context, errors: { ...before.context.errors, [field]: wrong } })
  },
  "opens the next section of a complete one, otherwise shows its errors; counts the try": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.next") return true
    if (!before.hasTag("editable")) return isSame(step)
    const { reached, section, tries, values } = before.context
    const errors = sectionErrors(section, values)
    const isDone = Object.keys(errors).length === 0
    const next = isDone ? sectionAfter(section, values) : section
    const farthest = isDone ? laterSection(reached, next) : reached
    return (
      hasSavedDraft(emitted) === isDone &&
      isEqual(after.context, { ...before.context, section: next, reached: farthest, errors, tries: tries + 1 })
    )
  },
  "returns to a section without errors, except those of a refusal": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.edit") return true
    if (!before.hasTag("editable")) return isSame(step)
    const errors = before.context.refusal === null ? {} : before.context.errors
    return isEqual(after.context, { ...before.context, section: event["section"], errors })
  },
  "clears errors and refusal and increments the next id when the order is sent": ({ after, before, event }) =>
    event.type !== "checkout.confirm" ||
    !after.matches({ order: "placing" }) ||
    before.matches({ order: "placing" }) ||
    (isEqual(after.context.errors, {}) && after.context.refusal === null && after.context.nextId === before.context.nextId + 1),
  "chooses an offered delivery, and drops the point and the payments of the previous one": (step) => {
    const { after, before, event } = step
    if (event.type !== "checkout.chooseDelivery") return true
    const { errors, offer, sent: sentOrder, values } = before.context
    const chosen = offer?.deliveries.find(({ id }) => id === event["id"])
    if (chosen === undefined || sentOrder !== null) return isSame(step)
    const others = Object.entries(errors).filter(([name]) => name !== "deliveryId" && name !== "pointId")
    return isEqual(after.context, {
      ...before.context,
      values: fitPayment({ offer, values: { ...values, deliveryId: String(chosen.id), way: chosen.code, pointId: "" } }),
      errors: Object.fromEntries(others),
      delivery: null,
      refusal: null
    })
  },
  "loads the offer for another settlement only for a chosen delivery that is not sent": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "checkout.chooseSettlement" && event.type !== "checkout.refresh") return true
    const { sent: sentOrder, values } = before.context
    if (sentOrder !== null || deliveryMethodOf(values) === null) return isSame(step) && !hasSavedDraft(emitted)
    const isOther = event.type === "checkout.chooseSettlement"
    const next = isOther ? { ...values, pointsIn: event["settlement"], pointId: "" } : values
    return after.matches({ choice: "looking" }) && hasSavedDraft(emitted) === isOther && isEqual(after.context.values, next)
  },
  "shows the delivery's offer, and drops a payment or a point that it lacks": ({ after, before, event }) => {
    if (!event.type.endsWith(".actor.look")) return true
    if (event["output"]?._tag !== "Success") return after.matches({ choice: "failed" }) && isEqual(after.context, before.context)
    const { payments, places } = event["output"].value
    const { offer, sent: sentOrder, values } = before.context
    const ids = (list: ReadonlyArray<{ readonly id: number }>) => list.map(({ id }) => String(id))
    const paymentId = sentOrder !== null || ids(payments).includes(String(values["paymentId"])) ? String(values["paymentId"]) : ""
    const pointId = sentOrder !== null || ids(places).includes(String(values["pointId"])) ? String(values["pointId"]) : ""
    return (
      after.matches({ choice: "told" }) &&
      isEqual(after.context.delivery, event["output"].value) &&
      isEqual(after.context.values, sentOrder === null ? fitPayment({ offer, values: { ...values, paymentId, pointId } }) : values)
    )
  },
  "stores typed and chosen values at once": ({ after, before, emitted, event }) => {
    const isTyped = event.type === "form.change" && event["field"] === "comment" && before.hasTag("editable")
    const isChosen = event.type === "checkout.chooseDelivery" && event["id"] === 1 && after.context.values !== before.context.values
    return !(isTyped || isChosen) || hasSavedDraft(emitted)
  },
  "deletes the draft after a sign-out by choice, otherwise keeps it": ({ emitted, event }) =>
    event.type !== "auth.loggedOut" || hasClearedDraft(emitted) === (event["by"] === "choice"),
  "[CHK-013] leads to the cart when there is nothing to order": ({ after, before, emitted, event }) =>
    event !== empty ||
    !before.matches({ order: "loading" }) ||
    (after.matches({ order: "over" }) && isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])),
  "leads to the cart when an item is held, unless a refusal is shown here": ({ after, before, emitted, event }) => {
    if (event !== held || !before.matches({ order: "loading" })) return true
    return before.context.refusal === null
      ? after.matches({ order: "over" }) && isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
      : after.matches({ order: "editing" }) && leaveFacts(emitted).length === 0
  },
  ...orderPostconditions,
  ...askingPostconditions
}
