import type { SnapshotFrom } from "xstate"
import { ordersMachine } from "../../../core/machines/orders/orders.machine.ts"
import { at, defineModel, equal, isSame } from "../../../qa/paths/model.ts"
import { listOfOrders, order } from "../../../qa/samples/order-history.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import {
  cancel,
  cancelled,
  countsIn,
  countsWithout,
  gone,
  refusedCancel,
  list,
  listCame,
  notCome,
  one,
  oneCame,
  otherGone,
  othersIn,
  reconnected,
  reread,
  retry,
  statusIn
} from "./orders.payloads.ts"
import { expect } from "../../support/browser/patient-expect.ts"

type Snapshot = SnapshotFrom<typeof ordersMachine>

const words: Readonly<Record<string, string>> = {
  away: "nobody looks at the orders",
  loading: "orders are asked for",
  failed: "orders have not come",
  ready: "orders stand there",
  cancelling: "an order is being cancelled"
}

export const model = defineModel<typeof ordersMachine>({
  name: "orders",
  actorPath: "shop/orders",
  world: {
    machine: ordersMachine,
    input: undefined,
    watchers: ["watchConnection"],
    /** Explores only answers that fit the request. */
    follows: ({ context }, event) =>
      event.type !== "xstate.done.actor.readOrders" ||
      event["output"]._tag === "Failure" ||
      (context.asked !== null && "list" in context.asked) === (event["output"].value._tag === "List"),
    events: [
      list,
      one,
      retry,
      reconnected,
      reread,
      cancel,
      listCame,
      oneCame,
      notCome,
      { type: "xstate.error.actor.readOrders", error: defect },
      cancelled,
      otherGone,
      refusedCancel,
      { type: "xstate.error.actor.cancelOrder", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "other" }
    ]
  },
  tells: ({ context: { asked, orders, refusal, undone }, ...snapshot }) =>
    [
      words[at(snapshot)] ?? at(snapshot),
      asked === null ? "" : "list" in asked ? " of the list" : " of one",
      orders === null ? "" : ` (${orders._tag}, ${String(statusIn(orders))})`,
      undone === null ? "" : `, it could not cancel${undone.refusal === null ? " by a bug" : ""}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  says: {
    "orders.show": ({ asked }) => ("list" in asked ? "the list is looked at" : "one order is looked at"),
    "orders.retry": "they are asked for again",
    "orders.reconnected": "the network is back",
    "orders.reread": "something about them has changed",
    "order:cancel": "the cancelling is confirmed",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": ({ by }) => (by === "other" ? "another user takes the place" : "the user leaves"),
    "xstate.done.actor.readOrders": ({ output }) => (output._tag === "Success" ? `${String(output.value._tag)} comes` : "the shop fails"),
    "xstate.error.actor.readOrders": "the call breaks",
    "xstate.done.actor.cancelOrder": ({ output }) => (output._tag === "Success" ? "it is cancelled" : "the shop refuses"),
    "xstate.error.actor.cancelOrder": "the call breaks"
  },
  invariants: {
    "knows nothing of anybody while nobody looks": (snapshot) => !snapshot.matches("away") || snapshot.context.asked === null,
    "cancels exactly one order": (snapshot) => snapshot.matches("cancelling") === (snapshot.context.cancelled !== null),
    "is busy exactly while it asks or cancels": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("cancelling")),
    "has no refusal beside orders that came": (snapshot) => !snapshot.matches("ready") || snapshot.context.refusal === null
  },
  promises: {
    "asks for what is looked at, and cancels the order that was meant": ({ after: { context }, started }) =>
      started.every(({ id, input }) => {
        if (id === "readOrders") return equal(input, context.asked)
        return id !== "cancelOrder" || equal(input, { id: context.cancelled })
      }),
    "says nothing of an order that could not be cancelled once it is tried again": ({ after, before, event }) =>
      event.type !== "order:cancel" || !before.matches("ready") || after.context.undone === null,
    "asks for what is looked at, whenever it is": ({ after, event }) =>
      event.type !== "orders.show" || (after.matches("loading") && equal(after.context.asked, event["asked"])),
    "shows nothing of another page": ({ after, before, event }) =>
      event.type !== "orders.show" ||
      equal(after.context.orders, equal(before.context.asked, event["asked"]) ? before.context.orders : null),
    "shows what comes, and says why nothing came": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readOrders") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && equal(after.context.orders, output.value)
        : after.matches("failed") && equal(after.context.refusal, output?.error ?? null)
    },
    "asks again when it is told to, or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) || at(after) === (before.matches("failed") ? "loading" : at(before)),
    "asks anew for what stands there when something about it has changed, and shows it meanwhile": ({ after, before, event }) =>
      event.type !== reread.type ||
      (at(after) === (before.matches("ready") ? "loading" : at(before)) && equal(after.context.orders, before.context.orders)),
    "cancels what stands there once that is confirmed": (step) => {
      const { after, before, event } = step
      if (event.type !== "order:cancel") return true
      return before.matches("ready") ? after.matches("cancelling") && after.context.cancelled === order.id : isSame(step)
    },
    "shows the order as cancelled, in the list too": ({ after, before, event }) =>
      event.type !== "xstate.done.actor.cancelOrder" ||
      event["output"]._tag === "Failure" ||
      event === otherGone ||
      (after.matches("ready") && statusIn(after.context.orders) === (before.context.orders === null ? undefined : "cancelled")),
    "counts a cancelled order of the list among the cancelled, and leaves all others as they were": ({ after, before, event }) => {
      if (event.type !== cancelled.type || event["output"]._tag === "Failure") return true
      const { id } = event["output"].value
      const [was, is] = [before.context.orders, after.context.orders]
      const isOfList = was?._tag === "List" && othersIn(was, id).length < was.list.items.length
      return equal(othersIn(is, id), othersIn(was, id)) && equal(countsIn(is), isOfList ? countsWithout(was) : countsIn(was))
    },
    "leaves an order that could not be cancelled as it was, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.cancelOrder") || event["output"]?._tag === "Success") return true
      const undone = { id: order.id, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && equal(after.context.orders, before.context.orders) && equal(after.context.undone, undone)
    },
    "asks anew when its shopper comes back, and has nothing to say of what was refused": (step) =>
      step.event.type !== "auth.loggedIn" ||
      (step.before.matches("away") ? isSame(step) : step.after.matches("loading") && step.after.context.undone === null),
    "forgets all when its shopper is gone, but for what the page asks of the next": ({ after, before, event }) => {
      if (event.type === "auth.settled" && event["user"] !== null) return at(after) === at(before)
      if (event.type === "auth.loggedOut" && event["by"] === "other")
        return (
          at(after) === (before.matches("away") ? "away" : "loading") &&
          after.context.orders === null &&
          equal(after.context.asked, before.context.asked)
        )
      return !["auth.settled", "auth.loggedOut"].includes(event.type) || after.matches("away")
    }
  },
  stages: [
    {
      opens: "/personal/order-history/",
      isMember: true,
      isHeldFromStart: true,
      begins: [list],
      holds: /^\/api\/v2\/users\/orders/,
      isTour: true,
      prepares: ({ page }) => expect(page.getByRole("heading", { level: 1, name: "История заказов" })).toBeVisible(),
      acts: [
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "an order of another time comes",
          events: [listCame],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "body", json: { data: listOfOrders } }
        },
        {
          does: "«Повторить» is pressed",
          events: [retry],
          when: (snapshot) => snapshot.matches("failed"),
          by: ({ page }) => page.getByRole("main").getByRole("link", { name: "Повторить" }).click()
        },
        {
          does: "the network is back",
          events: [reconnected],
          when: (snapshot) => snapshot.matches("failed"),
          by: ({ page }) => page.evaluate(() => dispatchEvent(new Event("online")))
        },
        {
          does: "the cancelling is confirmed",
          events: [cancel],
          when: ({ context, ...snapshot }) =>
            snapshot.value === "ready" && context.undone === null && statusIn(context.orders) === "inWork",
          by: async ({ page }) => {
            await page.getByRole("main").getByRole("button", { name: "Отменить заказ" }).click()
            await page.getByRole("dialog").getByRole("button", { name: "Отменить заказ" }).click()
          }
        },
        {
          does: "the shop refuses",
          events: [refusedCancel],
          when: (snapshot: Snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "status", status: 409, body: JSON.stringify({ message: "Заказ уже собран", data: { errors: {} } }) }
        },
        {
          does: "it is cancelled",
          events: [cancelled],
          when: (snapshot: Snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "body", json: { data: gone } }
        },
        {
          does: "another user signs in in another tab",
          events: [{ type: "auth.loggedIn", user, by: "tab" }, list],
          when: (snapshot) => snapshot.matches("failed"),
          by: async ({ keepElsewhere, newAccount }) => keepElsewhere("token", (await newAccount()).token)
        },
        {
          does: "the user leaves",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: ({ context, ...snapshot }) =>
            snapshot.value === "ready" && context.undone === null && statusIn(context.orders) === "inWork",
          isLast: true,
          by: ({ profile }) => profile.logOut()
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.settled#0--> away": "the paths of the account cross it, on the page of the profile",
    "ready --orders.reread#0--> loading":
      "the journeys of the personal area share a gift certificate and withdraw its link on the page of its order"
  },
  unreachable: {
    "loading --xstate.error.actor.readOrders#0--> failed": "the code of the call comes with its machine: a call that breaks is a bug",
    "cancelling --xstate.error.actor.cancelOrder#0--> ready": "the code of the call comes with its machine: a call that breaks is a bug"
  }
})
