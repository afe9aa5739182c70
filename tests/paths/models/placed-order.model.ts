import { failed, succeeded } from "../../../core/actors/outcome.ts"
import { placedOrderMachine } from "../../../core/machines/placed-order.machine.ts"
import { at, defineModel, equal } from "../../support/model.ts"
import { user } from "../../support/user.ts"
import { defect, unreachable } from "../../support/visits.ts"

const shown = { order: { id: 100_001 }, receipt: "/receipts/a.pdf" }
const come = { type: "xstate.done.actor.load", output: succeeded(shown) }
const silence = { type: "xstate.done.actor.load", output: failed({ ...unreachable, call: "orders.one" }) }
const missing = {
  type: "xstate.done.actor.load",
  output: failed({ _tag: "Refused", call: "orders.one", requestId: null, status: 404, message: "Такого заказа нет", errors: {} })
}

export const model = defineModel<typeof placedOrderMachine>({
  name: "placedOrder",
  world: {
    machine: placedOrderMachine,
    events: [
      { type: "placedOrder.look", orderId: 100_001 },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "tab" },
      come,
      silence,
      missing,
      { type: "xstate.error.actor.load", error: defect }
    ]
  },
  tells: (snapshot) =>
    `${at(snapshot)} (order ${snapshot.context.orderId ?? "none"}, ${snapshot.context.shown === null ? "nothing known" : "known"})`,
  says: {
    "placedOrder.look": "an order is looked at",
    "placedOrder.retry": "«Повторить» is pressed",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user is gone",
    "xstate.done.actor.load": (event) => (event === come ? "the order comes" : event === missing ? "no such order" : "no answer")
  },
  invariants: {
    "shows an order exactly while it is known": (snapshot) => snapshot.matches("shown") === (snapshot.context.shown !== null)
  },
  promises: {
    "shows what the shop gives to its shopper": ({ after, before, event }) =>
      event !== come || !before.matches("loading") || (after.matches("shown") && equal(after.context.shown, shown)),
    "is not there for a guest, for another, and when the user is gone": ({ after, before, event }) => {
      const isGone = event.type === "auth.loggedOut" || (event === missing && before.matches("loading"))
      const isGuest = event.type === "auth.settled" && event["user"] === null && before.matches("waiting")
      return !(isGone || isGuest) || (after.matches("missing") && after.context.shown === null)
    },
    "asks again when it is told to": ({ after, before, event }) =>
      event.type !== "placedOrder.retry" || !before.matches("lost") || after.matches("loading")
  }
})
