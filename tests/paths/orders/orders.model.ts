import { type OrdersContext, ordersMachine } from "../../../core/machines/orders/orders.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { isWriting, type Remote, remoteEvents, remoteSentences, stateAfterWrite } from "../../../qa/paths/remote.ts"
import { changesUser, type RemotePage, remoteTour, returnsToPage } from "../../../qa/paths/remote-acts.ts"
import { pageRequestSentences, isRequestExplored, signInFacts, describeRequest } from "../../../qa/paths/remote-users.ts"
import { listOfOrders, oneOrder, order } from "../../../qa/samples/order-history.ts"
import { cancelledOrder, countsIn, countsWithout, listOfTwo, othersIn, statusIn } from "./orders.payloads.ts"

const remote: Remote<OrdersContext> = {
  name: "orders",
  item: "order",
  items: "orders",
  idle: { state: "away", sentence: "no page shows orders" },
  read: { actor: "readOrders", call: "orders.list" },
  write: {
    actor: "cancelOrder",
    call: "orders.cancel",
    event: "order:cancel",
    state: "cancelling",
    firstState: "cancellingFirst",
    done: "cancelled",
    refusal: "Заказ уже собран"
  },
  data: ({ orders }) => orders,
  sent: ({ cancelled: sent }) => sent,
  failure: ({ undone }) => undone,
  canWrite: () => true,
  details: (context) => describeRequest(context, statusIn(context.orders))
}
const { loaded, notLoaded, notWritten, reconnected, retry, threw, written } = remoteEvents(remote)

const list = { type: "orders.show", asked: { list: { status: null, isOldestFirst: false, page: 1 } } }
const one = { type: "orders.show", asked: { id: order.id } }
const reread = { type: "orders.reread" }
const listLoaded = loaded(listOfTwo)
const cancel = { type: "order:cancel", id: order.id }
const cancelled = written(cancelledOrder)
/** Cancellation of an order that is not shown. */
const otherCancelled = written({ ...cancelledOrder, id: order.id + 1 })

const sentences = remoteSentences(remote)
const ofPage = pageRequestSentences(remote)

const page: RemotePage<OrdersContext> = {
  address: "/personal/order-history/",
  startEvents: [list],
  heldRequests: /^\/api\/v2\/users\/orders/,
  heading: "История заказов",
  loaded: { event: listLoaded, json: listOfOrders },
  isWhole: ({ orders }) => statusIn(orders) === "inWork",
  write: { event: cancel, control: "Отменить заказ", button: "Отменить заказ" },
  written: { event: cancelled, json: cancelledOrder }
}

export const model = defineModel<typeof ordersMachine>({
  name: "orders",
  actorPath: "shop/orders",
  world: {
    machine: ordersMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    isExplored: isRequestExplored(remote),
    events: [
      ...[list, one, retry, reconnected, reread, cancel, listLoaded, loaded(oneOrder), notLoaded],
      ...[cancelled, otherCancelled, notWritten, ...threw],
      ...[...signInFacts, { type: "auth.loggedOut", by: "other" }]
    ]
  },
  describeState: sentences.describeState,
  eventTexts: {
    ...sentences.eventTexts,
    "orders.show": ({ asked }) => ("list" in asked ? "the list opens" : "the page of an order opens"),
    "orders.reread": "another part of the page changes an order",
    "order:cancel": "the cancellation is confirmed"
  },
  invariants: { ...sentences.invariants, ...ofPage.invariants },
  postconditions: {
    ...sentences.postconditions,
    ...ofPage.postconditions,
    "reloads after a change by another part of the page, and keeps showing the orders": ({ after, before, event }) =>
      event.type !== reread.type ||
      (currentState(after) === (before.matches("ready") ? "loading" : currentState(before)) &&
        isEqual(after.context.orders, before.context.orders)),
    "shows a cancelled order as cancelled, also in the list": ({ after, before, event }) =>
      event !== cancelled ||
      !isWriting(remote)(before) ||
      (currentState(after) === stateAfterWrite(remote, before) && statusIn(after.context.orders) === "cancelled"),
    "updates the counts of the list for a cancelled order, and keeps the other orders": ({ after, before, event }) => {
      if (![cancelled, otherCancelled].some((each) => each === event)) return true
      const { id } = event["output"].value
      const [was, is] = [before.context.orders, after.context.orders]
      const isOfList = was?._tag === "List" && othersIn(was, id).length < was.list.items.length
      return isEqual(othersIn(is, id), othersIn(was, id)) && isEqual(countsIn(is), isOfList ? countsWithout(was) : countsIn(was))
    }
  },
  stages: [remoteTour(remote, { ...page, acts: [changesUser(list), ...returnsToPage(remote, page, /\/users\/orders\/\d+\/$/)] })],
  uncrossed: {
    "* --auth.settled#0--> away": "the paths of the account cross it, on the page of the profile",
    "ready --orders.reread#0--> loading": "the journeys of the personal area share a certificate and withdraw its link on the order's page"
  },
  unreachable: sentences.unreachable
})
