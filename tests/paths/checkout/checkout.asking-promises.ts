import type { SnapshotFrom } from "xstate"
import { slotsIn } from "../../../core/forms/checkout-term.ts"
import { writeSlot } from "../../../core/domain/delivery/slots.ts"
import { deliveryMethodOf } from "../../../core/forms/checkout.ts"
import type { CheckoutContext } from "../../../core/machines/checkout/checkout-state.ts"
import type { checkoutMachine } from "../../../core/machines/checkout/checkout.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual } from "../../../qa/paths/model.ts"
import { overNowhere } from "./checkout.payloads.ts"
import { left } from "./checkout.facts.ts"

/** Expected input of each call to the shop and the browser. */
const asked: Readonly<Record<string, (context: CheckoutContext, event: StepOf<unknown>["event"]) => unknown>> = {
  recall: ({ user }) => ({ user: user?.id }),
  look: ({ values }) => ({ id: Number(values["deliveryId"]), way: deliveryMethodOf(values), settlement: values["pointsIn"] }),
  place: ({ sent, values }) => ({ key: sent?.key, total: sent?.total, due: sent?.due ?? sent?.total, term: sent?.term, values }),
  removeVoucher: (_, { certificate }) => ({ certificate })
}

export const askingPromises: Sentences<StepOf<SnapshotFrom<typeof checkoutMachine>>> = {
  "asks for the draft of who orders, for what the chosen delivery offers, and for the order by what was agreed to": ({
    after,
    event,
    started
  }) => started.every(({ id, input }) => isEqual(input, asked[id]?.(after.context, event))),
  "keeps what was typed and what is on its way under the name of who orders": ({ after, emitted }) => {
    const { sent, user, values } = after.context
    return emitted.every(({ stored, type }) => type !== "draft.save" || isEqual(stored, { user: user?.id, values, sent }))
  },
  "keeps the draft without a certificate that was taken back": ({ before, emitted, event }) =>
    event.type !== "xstate.done.actor.removeVoucher" ||
    !before.matches({ vouchers: "removing" }) ||
    emitted.some(({ type }) => type === "draft.save") === (event["output"]._tag === "Success"),
  "sends the visit of the courier that was chosen, where it is still offered": ({ after, before, event }) => {
    if (event.type !== "checkout.confirm" || !before.hasTag("editable") || !after.matches({ order: "placing" })) return true
    const { values } = before.context
    const lines = slotsIn(before.context).flatMap(({ day, hours }) => hours.map((each) => writeSlot({ day, hours: each })))
    return isEqual(after.context.values, { ...values, slot: lines.some((line) => line === values["slot"]) ? values["slot"] : "" })
  },
  "lets a shopper go back to every section up to the one with something wrong": ({ after, before, event }) =>
    event.type !== "checkout.confirm" ||
    !before.hasTag("editable") ||
    after.context.tries === before.context.tries ||
    reach(after.context.reached) === Math.max(reach(before.context.reached), reach(after.context.section)),
  "takes nothing back and counts nothing for who has gone": ({ after, before, event }) => {
    const isGone = event.type === "auth.loggedOut" || (event.type === "auth.loggedIn" && event["user"].id !== before.context.user?.id)
    return (
      !isGone ||
      isEqual([currentState(after, "vouchers"), currentState(after, "cart"), currentState(after, "choice")], ["idle", "counted", "none"])
    )
  },
  "asks once more what of the cart there is, when it is told to or the network is back": ({ after, before, event }) =>
    !before.matches({ cart: "uncounted" }) ||
    !["checkout.retry", "checkout.reconnected", "checkout.confirm"].includes(event.type) ||
    after.matches({ cart: "counting" }),
  "is led to the cart when there is nothing in it, and no order came of it": ({ before, emitted, event }) =>
    event !== overNowhere ||
    !before.matches({ order: "placing" }) ||
    isEqual(left(emitted), [{ type: "checkout.left", to: "/cart", replace: true }])
}

const reach = (section: CheckoutContext["section"]): number => ["contact", "delivery", "payment", "consent"].indexOf(section)
