import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { placedOrderMachine } from "../../../core/machines/orders/placed-order.machine.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { order } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect, unreachable } from "../../../qa/paths/visits.ts"

const heldRequests = /^\/api\/v2\/(?:users\/orders|order\/receipt)\//
const show = { type: "placedOrder.show", orderId: 100_001 }
const shown = { order: { id: 100_001 }, receipt: "/receipts/a.pdf" }
const loaded = { type: "xstate.done.actor.load", output: succeeded(shown) }
const unanswered = { type: "xstate.done.actor.load", output: failed({ ...unreachable, call: "orders.one" }) }
const missing = {
  type: "xstate.done.actor.load",
  output: failed({ _tag: "Refused", call: "orders.one", requestId: null, status: 404, message: "Такого заказа нет", errors: {} })
}

export const model = defineModel<typeof placedOrderMachine>({
  name: "placedOrder",
  world: {
    machine: placedOrderMachine,
    callbackActors: ["watchConnection"],
    events: [
      show,
      { type: "placedOrder.reconnected" },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedOut", by: "tab" },
      loaded,
      unanswered,
      missing,
      { type: "xstate.error.actor.load", error: defect }
    ]
  },
  describeState: (snapshot) =>
    `${currentState(snapshot)} (order ${snapshot.context.orderId ?? "none"}, ${snapshot.context.shown === null ? "not loaded" : "loaded"})`,
  eventTexts: {
    "placedOrder.show": "the page of an order opens",
    "placedOrder.retry": "«Повторить» is pressed",
    "placedOrder.reconnected": "the network is back",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "a user signs in",
    "auth.loggedOut": "the user signs out",
    "xstate.error.actor.load": "the call throws",
    "xstate.done.actor.load": (event) =>
      event === loaded ? "the order is loaded" : event === missing ? "the order does not exist" : "the server does not answer"
  },
  invariants: {
    "has an order exactly while it shows one": (snapshot) => snapshot.matches("ready") === (snapshot.context.shown !== null)
  },
  postconditions: {
    "starts with the page's order once the user is known, and clears the previous": ({ after, before, event }) => {
      if (event.type !== "placedOrder.show") return true
      const { isUser } = before.context
      const place = isUser === null ? "waiting" : isUser ? "loading" : "missing"
      return currentState(after) === place && isEqual(after.context, { orderId: event["orderId"], shown: null, isUser })
    },
    "knows whether a user is signed in": ({ after, before, event }) =>
      after.context.isUser ===
      (event.type === "auth.loggedOut" ? false : event.type.startsWith("auth.") ? event["user"] !== null : before.context.isUser),
    "loads its order once the login state is known, and again after a sign-in": ({ after, before, event, started }) => {
      if (event.type === "auth.settled" && event["user"] !== null && before.matches("waiting")) return after.matches("loading")
      if (!started.every(({ id, input }) => id !== "load" || isEqual(input, { orderId: after.context.orderId }))) return false
      if (event.type !== "auth.loggedIn") return true
      const isRequested = before.matches("waiting") || (before.matches("missing") && before.context.orderId !== null)
      return currentState(after) === (isRequested ? "loading" : currentState(before))
    },
    "fails when the server does not answer": ({ after, before, event }) =>
      (event !== unanswered && event.type !== "xstate.error.actor.load") || !before.matches("loading") || after.matches("failed"),
    "shows the loaded order": ({ after, before, event }) =>
      event !== loaded || !before.matches("loading") || (after.matches("ready") && isEqual(after.context.shown, shown)),
    "is missing for a guest, for another user's order and after a sign-out": ({ after, before, event }) => {
      const isMissing = event.type === "auth.loggedOut" || (event === missing && before.matches("loading"))
      const isGuest = event.type === "auth.settled" && event["user"] === null && before.matches("waiting")
      return !(isMissing || isGuest) || (after.matches("missing") && after.context.shown === null)
    },
    "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
      !["placedOrder.retry", "placedOrder.reconnected"].includes(event.type) ||
      currentState(after) === (before.matches("failed") ? "loading" : currentState(before))
  },
  stages: [
    {
      address: "/cart/success?orderId=100001",
      isMember: true,
      isHeldFromStart: true,
      startEvents: [show, { type: "auth.settled", user }],
      heldRequests,
      isTour: true,
      acts: [
        { title: "loading fails", events: [unanswered], when: isAt("loading"), answer: { kind: "status", status: 500 } },
        {
          title: "«Повторить» is pressed",
          events: [{ type: "placedOrder.retry" }],
          when: isAt("failed"),
          run: ({ shell }) => shell.retry()
        },
        {
          title: "the network is back",
          events: [{ type: "placedOrder.reconnected" }],
          when: isAt("failed"),
          run: ({ shell }) => shell.returnNetwork()
        },
        {
          title: "the order is loaded",
          events: [loaded],
          when: isAt("loading"),
          answer: { kind: "body", json: { data: { ...order, url: "/receipts/a.pdf" } } }
        },
        {
          title: "the order does not exist",
          events: [missing],
          when: isAt("loading"),
          answer: { kind: "status", status: 404, body: JSON.stringify({ message: "Такого заказа нет", data: { errors: {} } }) }
        },
        {
          title: "another tab signs out, and Back leads to another order",
          events: [
            { type: "auth.loggedOut", by: "tab" },
            { ...show, orderId: 100_002 }
          ],
          when: isAt("ready"),
          run: async ({ logOutInOtherTab, page, travel }) => {
            await logOutInOtherTab()
            await page.getByRole("heading", { level: 1, name: exactText("Такого заказа нет") }).waitFor()
            await travel("/cart/success?orderId=100002")
          }
        },
        {
          title: "another tab signs in",
          events: [{ type: "auth.loggedIn", user, by: "tab" }],
          when: isAt("missing"),
          run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        }
      ]
    }
  ],
  unreachable: {
    "loading --xstate.error.actor.load#0--> failed": "the code of the calls is loaded with the page: a call that throws is a bug"
  }
})
