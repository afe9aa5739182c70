import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Wishlist, WishlistItem } from "../../../core/domain/favourites/wishlist.ts"
import { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { call, cutOff, refused, stone, full, keyPrefix, storedList, isAnswer, isUnanswered } from "./wishlist.payloads.ts"
import { postconditions } from "./wishlist.postconditions.ts"
import { stages } from "./wishlist.stages.ts"

const serverFailed = failed({ _tag: "ServerFailed", ...call, status: 500 })
const ring: WishlistItem = { id: "1", type: 0 }

const readAtOnce = "the storage is read at once, before the login state is known"
const bug = "the code of the calls is loaded with the machine: a call that throws is a bug"

export const model = defineModel<typeof wishlistMachine>({
  name: "wishlist",
  actorPath: "shop/wishlist",
  world: {
    machine: wishlistMachine,
    callbackActors: ["storage"],
    events: [
      { type: "wishlist.toggle", item: ring },
      { type: "wishlist.toggle", item: stone },
      { type: "wishlist.clear" },
      { type: "wishlist.hydrated", stored: storedList([stone]), keyPrefix },
      { type: "wishlist.hydrated", stored: storedList(full), keyPrefix },
      { type: "wishlist.changedElsewhere", stored: storedList([ring]) },
      { type: "wishlist.changedElsewhere", stored: storedList([], [ring]) },
      { type: "wishlist.reconnected" },
      { type: "auth.settled", user },
      { type: "auth.settled", user: null },
      { type: "auth.loggedIn", user, by: "login" },
      { type: "auth.loggedIn", user, by: "link" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.expired", isWrite: true },
      { type: "xstate.done.actor.merge", output: succeeded({ own: [ring], left: [] }) },
      { type: "xstate.done.actor.merge", output: succeeded({ own: full, left: [stone] }) },
      { type: "xstate.done.actor.merge", output: cutOff },
      { type: "xstate.error.actor.merge", error: defect },
      { type: "xstate.done.actor.send", output: succeeded([ring]) },
      { type: "xstate.done.actor.send", output: refused },
      { type: "xstate.done.actor.send", output: cutOff },
      { type: "xstate.done.actor.send", output: serverFailed },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /** Explores one failure kind after the first try, one heart, and logins and logouts only before any write. */
    isExplored: ({ context, value }, event) => {
      const { type } = event
      if (isAnswer(type) && context.tries > 0 && isUnanswered(event)) return event["output"] === cutOff
      if (type === "wishlist.toggle") return context.nextId < (value === "suspended" ? 2 : 1) && context.items.length < 3
      return type.startsWith("xstate.") || type === "wishlist.hydrated" || type === "wishlist.reconnected" || context.nextId < 1
    }
  },
  delays: { pause: 5_000, longPause: 30_000 },
  describeState: (snapshot) => {
    const { nextId, isMember, isAnnounced, items, own, tries, writes } = snapshot.context
    const listOf = (list: Wishlist | null) =>
      list === null
        ? "none"
        : list
            .map(({ id, type }) => `${type}-${id}`)
            .slice(0, 3)
            .join(" ") || "nothing"
    const queue = writes
      .map((write) => (write.kind === "clear" ? `clear ${write.key}` : `${write.kind} ${write.item.type} ${write.key}`))
      .join(", ")
    return `${currentState(snapshot)}, ${isMember ? "a user" : "a guest"}, local list: ${listOf(items)}, account list: ${listOf(own)}, queue: [${queue}], next id ${nextId}, ${tries} tries${isAnnounced ? ", postponement announced" : ""}`
  },
  eventTexts: {
    "wishlist.toggle": ({ item }) => `the heart of ${item.type === 1 ? "a stone" : "a ring"} is pressed`,
    "wishlist.hydrated": ({ stored: { items } }) => `the storage is read (items: ${items.length})`,
    "wishlist.clear": "the list is cleared",
    "wishlist.changedElsewhere": "another tab stores a list",
    "wishlist.reconnected": "the network is back",
    "wishlist.retry": "«Повторить» is pressed",
    "auth.loggedIn": ({ by }) => `a user signs in (${String(by)})`,
    "auth.loggedOut": "the user signs out",
    "auth.expired": "the session expires",
    "xstate.error.actor.merge": "the call throws",
    "xstate.error.actor.send": "the call throws",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "xstate.done.actor.merge": ({ output }) =>
      output._tag === "Success" ? `the lists are merged (without room: ${output.value.left.length})` : "the merge fails",
    "xstate.done.actor.send": ({ output }) =>
      output._tag === "Success" ? "the server accepts the change" : `the server answers ${output.error._tag}`
  },
  invariants: {
    "shows at most fifty items": ({ context }) => context.shown.length <= 50,
    "shows each item once": ({ context }) => {
      const shown = context.shown
      return new Set(shown.map(({ id, type }) => `${type}-${id}`)).size === shown.length
    },
    "sends only queued changes, and only for a user": (snapshot) =>
      !snapshot.matches("sending") || (snapshot.context.isMember && snapshot.context.writes.length > 0),
    "has no queued changes for a guest": (snapshot) => !snapshot.matches("guest") || snapshot.context.writes.length === 0,
    "accepts a heart in every state": (snapshot) => snapshot.can({ type: "wishlist.toggle", item: ring })
  },
  startConditions: {
    "starts with the empty list of a guest": ({ after: { context } }) =>
      isEqual(context, {
        ...{ items: [], own: null, writes: [], isMember: false, keyPrefix: "", nextId: 0, tries: 0 },
        isAnnounced: false,
        shown: []
      })
  },
  postconditions,
  stages,
  uncrossed: {
    "stale --wishlist.retry#0--> merging": "a retry takes the same transition as a returned network",
    "* --wishlist.clear#0--> stays": "the journeys of the favourites clear the list on its page"
  },
  unreachable: {
    "* --auth.settled#0--> merging": "a returning user is known before the page is shown: see the paths of auth",
    "beginning --wishlist.hydrated#0--> merging": readAtOnce,
    "beginning --auth.settled#0--> stays": readAtOnce,
    "beginning --auth.loggedIn#0--> stays": readAtOnce,
    "beginning --auth.loggedIn#1--> stays": readAtOnce,
    "beginning --auth.expired#0--> stays": readAtOnce,
    "beginning --auth.loggedOut#0--> stays": readAtOnce,
    "merging --xstate.error.actor.merge#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})
