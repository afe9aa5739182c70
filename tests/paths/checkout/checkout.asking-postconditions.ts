import type { SnapshotFrom } from "xstate"
import { slotsIn } from "../../../core/forms/checkout-term.ts"
import { writeSlot } from "../../../core/domain/delivery/slots.ts"
import { deliveryMethodOf } from "../../../core/forms/checkout.ts"
import type { CheckoutContext } from "../../../core/machines/checkout/checkout-state.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual } from "../../../qa/paths/model.ts"
import { emptyCartRefused } from "./checkout.payloads.ts"
import { leaveFacts } from "./checkout.facts.ts"

/** Expected input of each call to the server and the browser. */
const expectedInputs: Readonly<Record<string, (context: CheckoutContext, event: StepOf<unknown>["event"]) => unknown>> = {
  recall: ({ user }) => ({ user: user?.id }),
  look: ({ values }) => ({ id: Number(values["deliveryId"]), way: deliveryMethodOf(values), settlement: values["pointsIn"] }),
  place: ({ sent, values }) => ({ key: sent?.key, total: sent?.total, due: sent?.due ?? sent?.total, term: sent?.term, values }),
  removeVoucher: (_, { certificate }) => ({ certificate })
}

export const askingPostconditions: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "requests the user's draft, the offer of the chosen delivery, and the confirmed order": ({ after, event, started }) =>
    started.every(({ id, input }) => isEqual(input, expectedInputs[id]?.(after.context, event))),
  "stores the values and the sent order under the user's id": ({ after, emitted }) => {
    const { sent, user, values } = after.context
    return emitted.every(({ stored, type }) => type !== "draft.save" || isEqual(stored, { user: user?.id, values, sent }))
  },
  "stores the draft exactly when a voucher is removed successfully": ({ before, emitted, event }) =>
    event.type !== "xstate.done.actor.removeVoucher" ||
    !before.matches({ vouchers: "removing" }) ||
    emitted.some(({ type }) => type === "draft.save") === (event["output"]._tag === "Success"),
  "sends the chosen courier slot only if it is still offered": ({ after, before, event }) => {
    if (event.type !== "checkout.confirm" || !before.hasTag("editable") || !after.matches({ order: "placing" })) return true
    const { values } = before.context
    const lines = slotsIn(before.context).flatMap(({ day, hours }) => hours.map((each) => writeSlot({ day, hours: each })))
    return isEqual(after.context.values, { ...values, slot: lines.some((line) => line === values["slot"]) ? values["slot"] : "" })
  },
  "allows returning to every section up to the one with an error": ({ after, before, event }) =>
    event.type !== "checkout.confirm" ||
    !before.hasTag("editable") ||
    after.context.tries === before.context.tries ||
    sectionIndex(after.context.reached) === Math.max(sectionIndex(before.context.reached), sectionIndex(after.context.section)),
  "cancels the voucher, the cart check and the choice when the user changes": ({ after, before, event }) => {
    const isUserChanged =
      event.type === "auth.loggedOut" || (event.type === "auth.loggedIn" && event["user"].id !== before.context.user?.id)
    return (
      !isUserChanged ||
      isEqual([currentState(after, "vouchers"), currentState(after, "cart"), currentState(after, "choice")], ["idle", "counted", "none"])
    )
  },
  "checks the cart again on «Повторить», on confirmation and when the network is back": ({ after, before, event }) =>
    !before.matches({ cart: "uncounted" }) ||
    !["checkout.retry", "checkout.reconnected", "checkout.confirm"].includes(event.type) ||
    after.matches({ cart: "counting" }),
  "leads to the cart when an order fails because the cart is empty": ({ before, emitted, event }) =>
    event !== emptyCartRefused ||
    !before.matches({ order: "placing" }) ||
    isEqual(leaveFacts(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
}

const sectionIndex = (section: CheckoutContext["section"]): number => ["contact", "delivery", "payment", "consent"].indexOf(section)
