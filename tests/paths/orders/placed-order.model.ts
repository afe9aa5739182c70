import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { placedOrderMachine } from "../../../core/machines/orders/placed-order.machine.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { order } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const holds = /^\/api\/v2\/(?:users\/orders|order\/receipt)\//
const look = { type: "placedOrder.show", orderId: 100_001 }
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
    watchers: ["watchConnection"],
    events: [
      look,
      { type: "placedOrder.reconnected" },
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
    `${currentState(snapshot)} (order ${snapshot.context.orderId ?? "none"}, ${snapshot.context.shown === null ? "nothing known" : "known"})`,
  says: {
    "placedOrder.show": "an order is looked at",
    "placedOrder.retry": "«Повторить» is pressed",
    "placedOrder.reconnected": "the network is back",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user is gone",
    "xstate.done.actor.load": (event) => (event === come ? "the order comes" : event === missing ? "no such order" : "no answer")
  },
  invariants: {
    "shows an order exactly while it is known": (snapshot) => snapshot.matches("ready") === (snapshot.context.shown !== null)
  },
  promises: {
    "begins with the order that is looked at, once it is known who looks": ({ after, before, event }) => {
      if (event.type !== "placedOrder.show") return true
      const { isUser } = before.context
      const place = isUser === null ? "waiting" : isUser ? "loading" : "missing"
      return currentState(after) === place && isEqual(after.context, { orderId: event["orderId"], shown: null, isUser })
    },
    "knows whether somebody is signed in": ({ after, before, event }) =>
      after.context.isUser ===
      (event.type === "auth.loggedOut" ? false : event.type.startsWith("auth.") ? event["user"] !== null : before.context.isUser),
    "asks the shop once it is known who looks, and whenever a user comes who may see it": ({ after, before, event, started }) => {
      if (event.type === "auth.settled" && event["user"] !== null && before.matches("waiting")) return after.matches("loading")
      if (!started.every(({ id, input }) => id !== "load" || isEqual(input, { orderId: after.context.orderId }))) return false
      if (event.type !== "auth.loggedIn") return true
      const isAsked = before.matches("waiting") || (before.matches("missing") && before.context.orderId !== null)
      return currentState(after) === (isAsked ? "loading" : currentState(before))
    },
    "fails where nobody answers": ({ after, before, event }) =>
      (event !== silence && event.type !== "xstate.error.actor.load") || !before.matches("loading") || after.matches("failed"),
    "shows what the shop gives to its shopper": ({ after, before, event }) =>
      event !== come || !before.matches("loading") || (after.matches("ready") && isEqual(after.context.shown, shown)),
    "is not there for a guest, for another, and when the user is gone": ({ after, before, event }) => {
      const isGone = event.type === "auth.loggedOut" || (event === missing && before.matches("loading"))
      const isGuest = event.type === "auth.settled" && event["user"] === null && before.matches("waiting")
      return !(isGone || isGuest) || (after.matches("missing") && after.context.shown === null)
    },
    "asks again when it is told to or the network is back": ({ after, before, event }) =>
      !["placedOrder.retry", "placedOrder.reconnected"].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before))
  },
  stages: [
    {
      opens: "/cart/success?orderId=100001",
      isMember: true,
      isHeldFromStart: true,
      begins: [look, { type: "auth.settled", user }],
      holds,
      isTour: true,
      acts: [
        { does: "the shop fails", events: [silence], when: isAt("loading"), answer: { kind: "status", status: 500 } },
        {
          does: "«Повторить» is pressed",
          events: [{ type: "placedOrder.retry" }],
          when: isAt("failed"),
          by: ({ shell }) => shell.retry()
        },
        {
          does: "the network is back",
          events: [{ type: "placedOrder.reconnected" }],
          when: isAt("failed"),
          by: ({ shell }) => shell.returnNetwork()
        },
        {
          does: "the order comes",
          events: [come],
          when: isAt("loading"),
          answer: { kind: "body", json: { data: { ...order, url: "/receipts/a.pdf" } } }
        },
        {
          does: "there is no such order",
          events: [missing],
          when: isAt("loading"),
          answer: { kind: "status", status: 404, body: JSON.stringify({ message: "Такого заказа нет", data: { errors: {} } }) }
        },
        {
          does: "another tab signs out, and Back leads to another order",
          events: [
            { type: "auth.loggedOut", by: "tab" },
            { ...look, orderId: 100_002 }
          ],
          when: isAt("ready"),
          by: async ({ logOutInOtherTab, page, travel }) => {
            await logOutInOtherTab()
            await page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") }).waitFor()
            await travel("/cart/success?orderId=100002")
          }
        },
        {
          does: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: isAt("missing"),
          by: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        }
      ]
    }
  ],
  unreachable: {
    "loading --xstate.error.actor.load#0--> failed": "the code of the calls comes with the page: a call that breaks is a bug"
  }
})
