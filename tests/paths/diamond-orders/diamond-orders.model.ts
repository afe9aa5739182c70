import { type DiamondOrdersContext, diamondOrdersMachine } from "../../../core/machines/diamond-orders/diamond-orders.machine.ts"
import type { DiamondOrders } from "../../../core/services/diamond-orders/diamond-orders.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { isWriting, type Remote, remoteEvents, remoteSentences, stateAfterWrite } from "../../../qa/paths/remote.ts"
import { changesUser, remoteTour } from "../../../qa/paths/remote-acts.ts"
import { pageRequestSentences, isRequestExplored, signInFacts, describeRequest } from "../../../qa/paths/remote-users.ts"
import { cancelledDiamondOrder, diamondOrder, diamondOrderCard, oneDiamondOrder } from "../../../qa/samples/diamond-orders.ts"

const shownIn = (orders: DiamondOrders | null) => {
  if (orders === null) return []
  return orders._tag === "One" ? [orders.order] : orders.list.items
}
const statusIn = ({ orders }: DiamondOrdersContext): string | undefined => shownIn(orders)[0]?.status
const othersIn = ({ orders }: DiamondOrdersContext, but: number) => shownIn(orders).filter(({ id }) => id !== but)

const remote: Remote<DiamondOrdersContext> = {
  name: "diamondOrders",
  item: "request",
  items: "requests",
  idle: { state: "away", sentence: "no page shows requests" },
  read: { actor: "readDiamondOrders", call: "diamondOrders.one" },
  write: {
    actor: "cancelDiamondOrder",
    call: "diamondOrders.cancel",
    event: "diamondOrders.cancel",
    state: "cancelling",
    firstState: "cancellingFirst",
    done: "cancelled",
    refusal: "Камень уже заказан: чтобы отменить заявку, позвоните нам"
  },
  data: ({ orders }) => orders,
  sent: ({ cancelled: sent }) => sent,
  failure: ({ undone }) => undone,
  canWrite: () => true,
  details: (context) => describeRequest(context, statusIn(context))
}
const { loaded, notLoaded, notWritten, reconnected, retry, threw, written } = remoteEvents(remote)

const list = { type: "diamondOrders.show", asked: { list: { isOldestFirst: false, page: 1 } } }
const one = { type: "diamondOrders.show", asked: { id: diamondOrder.id } }
const older = { ...diamondOrderCard, id: diamondOrder.id - 1 }
const listLoaded = loaded({ _tag: "List", list: { items: [diamondOrderCard, older], total: 2, page: 1, pages: 1 } })
const oneLoaded = loaded(oneDiamondOrder)
const cancel = { type: "diamondOrders.cancel", id: diamondOrder.id }
const cancelled = written(cancelledDiamondOrder)
/** Cancellation of a request that is not shown. */
const otherCancelled = written({ ...cancelledDiamondOrder, id: diamondOrder.id + 1 })

const sentences = remoteSentences(remote)
const ofPage = pageRequestSentences(remote)

const covered = "only a login on this page loads shown requests again; the browser paths of the orders cross the same transitions"

export const model = defineModel<typeof diamondOrdersMachine>({
  name: "diamondOrders",
  actorPath: "shop/diamondOrders",
  world: {
    machine: diamondOrdersMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    isExplored: isRequestExplored(remote),
    events: [
      ...[list, one, retry, reconnected, cancel, listLoaded, oneLoaded, notLoaded, cancelled, otherCancelled, notWritten, ...threw],
      ...[...signInFacts, { type: "auth.loggedOut", by: "other" }]
    ]
  },
  describeState: sentences.describeState,
  eventTexts: {
    ...sentences.eventTexts,
    "diamondOrders.show": ({ asked }) => ("list" in asked ? "the list opens" : "the page of a request opens"),
    "diamondOrders.cancel": "the cancellation is confirmed"
  },
  invariants: { ...sentences.invariants, ...ofPage.invariants },
  postconditions: {
    ...sentences.postconditions,
    ...ofPage.postconditions,
    "shows a cancelled request as cancelled, also in the list": ({ after, before, event }) =>
      event !== cancelled ||
      !isWriting(remote)(before) ||
      (currentState(after) === stateAfterWrite(remote, before) && statusIn(after.context) === "cancelled"),
    "leaves the other requests unchanged": ({ after, before, event }) =>
      ![cancelled, otherCancelled].some((each) => each === event) ||
      isEqual(othersIn(after.context, event["output"].value.id), othersIn(before.context, event["output"].value.id))
  },
  stages: [
    remoteTour(remote, {
      address: `/personal/diamond-to-order/${diamondOrder.id}/`,
      startEvents: [one],
      heldRequests: /^\/api\/v2\/users\/diamonds/,
      heading: exactText(`Заявка № ${diamondOrder.id}`),
      loaded: { event: oneLoaded, json: diamondOrder },
      isWhole: (context) => statusIn(context) === "accepted",
      write: { event: cancel, control: "Отменить заявку", button: "Отменить заявку" },
      written: { event: cancelled, json: cancelledDiamondOrder },
      acts: [changesUser(one)]
    })
  ],
  uncrossed: {
    "loading --diamondOrders.cancel#0--> cancellingFirst": covered,
    "failed --diamondOrders.cancel#0--> cancellingFirst": covered,
    "cancellingFirst --xstate.done.actor.cancelDiamondOrder#0--> loading": covered,
    "cancellingFirst --xstate.done.actor.cancelDiamondOrder#1--> loading": covered
  },
  unreachable: {
    ...sentences.unreachable,
    "* --auth.settled#0--> away": "a guest is redirected to the home page before the page of requests is shown",
    "away --auth.loggedIn#0--> stays": "the page requests its data as soon as its machine runs",
    "away --auth.loggedOut#0--> stays": "the page requests its data as soon as its machine runs"
  }
})
