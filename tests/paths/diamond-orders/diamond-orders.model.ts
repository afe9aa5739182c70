import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { diamondOrdersMachine } from "../../../core/machines/diamond-orders/diamond-orders.machine.ts"
import type { DiamondOrders } from "../../../core/services/diamond-orders/diamond-orders.ts"
import { expect } from "../../support/browser/patient-expect.ts"
import { at, defineModel, equal, isSame } from "../../../qa/paths/model.ts"
import { spoken } from "../../../qa/pages/spoken.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { cancelledDiamondOrder, diamondOrder, diamondOrderList, oneDiamondOrder } from "../../../qa/samples/diamond-orders.ts"
import { user } from "../../../qa/samples/user.ts"

type Snapshot = SnapshotFrom<typeof diamondOrdersMachine>

const list = { type: "diamondOrders.show", asked: { list: { isOldestFirst: false, page: 1 } } }
const one = { type: "diamondOrders.show", asked: { id: diamondOrder.id } }
const retry = { type: "diamondOrders.retry" }
const reconnected = { type: "diamondOrders.reconnected" }
const cancel = { type: "diamondOrders.cancel", id: diamondOrder.id }
const listCame = { type: "xstate.done.actor.readDiamondOrders", output: succeeded(diamondOrderList) }
const oneCame = { type: "xstate.done.actor.readDiamondOrders", output: succeeded(oneDiamondOrder) }
const broken = failed({ _tag: "ServerFailed", call: "diamondOrders.one", requestId: null, status: 500 })
const notCome = { type: "xstate.done.actor.readDiamondOrders", output: broken }
const refusal = "Камень уже заказан: чтобы отменить заявку, позвоните нам"
const refused = failed({ _tag: "Refused", call: "diamondOrders.cancel", requestId: null, status: 409, message: refusal, errors: {} })
const cancelled = { type: "xstate.done.actor.cancelDiamondOrder", output: succeeded(cancelledDiamondOrder) }
const refusedCancel = { type: "xstate.done.actor.cancelDiamondOrder", output: refused }

const words: Readonly<Record<string, string>> = {
  away: "no page shows requests",
  loading: "requests are asked for",
  failed: "requests have not come",
  ready: "requests stand there",
  cancelling: "a request is being cancelled"
}

const statusIn = (orders: DiamondOrders | null): string | undefined =>
  orders?._tag === "One" ? orders.order.status : orders?.list.items[0]?.status

export const model = defineModel<typeof diamondOrdersMachine>({
  name: "diamondOrders",
  actorPath: "shop/diamondOrders",
  world: {
    machine: diamondOrdersMachine,
    input: undefined,
    watchers: ["watchConnection"],
    /** Explores only answers that fit the request. */
    follows: ({ context }, event) =>
      event.type !== "xstate.done.actor.readDiamondOrders" ||
      event["output"]._tag === "Failure" ||
      (context.asked !== null && "list" in context.asked) === (event["output"].value._tag === "List"),
    events: [
      ...[list, one, retry, reconnected, cancel, listCame, oneCame, notCome],
      { type: "xstate.error.actor.readDiamondOrders", error: defect },
      ...[cancelled, refusedCancel],
      { type: "xstate.error.actor.cancelDiamondOrder", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "other" }
    ]
  },
  tells: ({ context: { asked, orders, refusal: why, undone }, ...snapshot }) =>
    [
      words[at(snapshot)] ?? at(snapshot),
      asked === null ? "" : "list" in asked ? " of the list" : " of one",
      orders === null ? "" : ` (${orders._tag}, ${String(statusIn(orders))})`,
      undone === null ? "" : `, it could not cancel${undone.refusal === null ? " by a bug" : ""}`,
      why === null ? "" : `, ${why._tag}`
    ].join(""),
  says: {
    "diamondOrders.show": ({ asked }) => ("list" in asked ? "the list is opened" : "one request is opened"),
    "diamondOrders.retry": "they are asked for again",
    "diamondOrders.reconnected": "the network is back",
    "diamondOrders.cancel": "the cancelling is confirmed",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": ({ by }) => (by === "other" ? "another user takes the place" : "the user leaves"),
    "xstate.done.actor.readDiamondOrders": ({ output }) =>
      output._tag === "Success" ? `${String(output.value._tag)} comes` : "the shop fails",
    "xstate.error.actor.readDiamondOrders": "the call breaks",
    "xstate.done.actor.cancelDiamondOrder": ({ output }) => (output._tag === "Success" ? "it is cancelled" : "the shop refuses"),
    "xstate.error.actor.cancelDiamondOrder": "the call breaks"
  },
  invariants: {
    "knows nothing of anybody while no page shows requests": (snapshot) => !snapshot.matches("away") || snapshot.context.asked === null,
    "cancels exactly one request": (snapshot) => snapshot.matches("cancelling") === (snapshot.context.cancelled !== null),
    "is busy exactly while it asks or cancels": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("cancelling")),
    "has no refusal beside requests that came": (snapshot) => !snapshot.matches("ready") || snapshot.context.refusal === null
  },
  promises: {
    "asks for what is shown, and cancels the request that was meant": ({ after: { context }, started }) =>
      started.every(({ id, input }) => {
        if (id === "readDiamondOrders") return equal(input, context.asked)
        return id !== "cancelDiamondOrder" || equal(input, { id: context.cancelled })
      }),
    "asks for a page whenever it is opened, and shows nothing of another": ({ after, before, event }) =>
      event.type !== list.type ||
      (after.matches("loading") &&
        equal(after.context.asked, event["asked"]) &&
        equal(after.context.orders, equal(before.context.asked, event["asked"]) ? before.context.orders : null)),
    "shows what comes, and says why nothing came": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.readDiamondOrders") || !before.matches("loading")) return true
      const { output } = event
      return output?._tag === "Success"
        ? after.matches("ready") && equal(after.context.orders, output.value)
        : after.matches("failed") && equal(after.context.refusal, output?.error ?? null)
    },
    "asks again when it is told to, or the network is back": ({ after, before, event }) =>
      ![retry.type, reconnected.type].includes(event.type) || at(after) === (before.matches("failed") ? "loading" : at(before)),
    "cancels once that is confirmed, and says nothing of an earlier try": (step) => {
      const { after, before, event } = step
      if (event.type !== cancel.type) return true
      return before.matches("ready") ? after.matches("cancelling") && after.context.undone === null : isSame(step)
    },
    "shows the request as cancelled, in the list too": ({ after, before, event }) =>
      event !== cancelled ||
      !before.matches("cancelling") ||
      (after.matches("ready") && statusIn(after.context.orders) === (before.context.orders === null ? undefined : "cancelled")),
    "leaves a request that could not be cancelled as it was, and says why": ({ after, before, event }) => {
      if (!event.type.endsWith("actor.cancelDiamondOrder") || event["output"]?._tag === "Success" || !before.matches("cancelling"))
        return true
      const undone = { id: diamondOrder.id, refusal: event["output"]?.error ?? null }
      return after.matches("ready") && equal(after.context.orders, before.context.orders) && equal(after.context.undone, undone)
    },
    "asks anew when its user comes back": (step) =>
      step.event.type !== "auth.loggedIn" ||
      (step.before.matches("away") ? isSame(step) : step.after.matches("loading") && step.after.context.undone === null),
    "forgets all when its user is gone, but for what the page asks of the next": ({ after, before, event }) => {
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
      opens: `/personal/diamond-to-order/${diamondOrder.id}/`,
      isMember: true,
      isHeldFromStart: true,
      begins: [one],
      holds: /^\/api\/v2\/users\/diamonds/,
      isTour: true,
      prepares: ({ page }) => expect(page.getByRole("heading", { level: 1, name: spoken(`Заявка № ${diamondOrder.id}`) })).toBeVisible(),
      acts: [
        {
          does: "the shop fails",
          events: [notCome],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "status", status: 500 }
        },
        {
          does: "the request comes",
          events: [oneCame],
          when: (snapshot) => snapshot.matches("loading"),
          answer: { kind: "body", json: { data: diamondOrder } }
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
            snapshot.value === "ready" && context.undone === null && statusIn(context.orders) === "accepted",
          by: async ({ page }) => {
            await page.getByRole("main").getByRole("button", { name: "Отменить заявку" }).click()
            await page.getByRole("dialog").getByRole("button", { name: "Отменить заявку" }).click()
          }
        },
        {
          does: "the shop refuses",
          events: [refusedCancel],
          when: (snapshot: Snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "status", status: 409, body: JSON.stringify({ message: refusal, data: { errors: {} } }) }
        },
        {
          does: "it is cancelled",
          events: [cancelled],
          when: (snapshot: Snapshot) => snapshot.matches("cancelling"),
          answer: { kind: "body", json: { data: cancelledDiamondOrder } }
        },
        {
          does: "another user signs in in another tab",
          events: [{ type: "auth.loggedIn", user, by: "tab" }, one],
          when: (snapshot) => snapshot.matches("failed"),
          by: async ({ keepElsewhere, newAccount }) => keepElsewhere("token", (await newAccount()).token)
        },
        {
          does: "the user leaves",
          events: [{ type: "auth.loggedOut", by: "choice" }],
          when: ({ context, ...snapshot }) =>
            snapshot.value === "ready" && context.undone === null && statusIn(context.orders) === "accepted",
          isLast: true,
          by: ({ profile }) => profile.logOut()
        }
      ]
    }
  ],
  unreachable: {
    "* --auth.settled#0--> away": "a guest is led home before the page of requests is there",
    "away --auth.loggedIn#0--> stays": "the page asks for what it shows as soon as its machine runs",
    "away --auth.loggedOut#0--> stays": "the page asks for what it shows as soon as its machine runs",
    "loading --xstate.error.actor.readDiamondOrders#0--> failed":
      "the code of the call comes with its machine: a call that breaks is a bug",
    "cancelling --xstate.error.actor.cancelDiamondOrder#0--> ready":
      "the code of the call comes with its machine: a call that breaks is a bug"
  }
})
