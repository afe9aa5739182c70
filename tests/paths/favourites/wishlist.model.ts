import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Wishlist, WishlistItem } from "../../../core/domain/favourites/wishlist.ts"
import { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { call, cutOff, refused, stone, full, keyPrefix, storedList, isAnswer, isUnanswered } from "./wishlist.payloads.ts"
import { postconditions } from "./wishlist.postconditions.ts"
import { stages } from "./wishlist.stages.ts"

const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const ring: WishlistItem = { id: "1", type: 0 }

const early = "what this browser stored is read at once, and who the visitor is only a call later"
const bug = "the code of the calls has come with the machine: a call that breaks is a bug"

export const model = defineModel<typeof wishlistMachine>({
  name: "wishlist",
  actorPath: "shop/wishlist",
  world: {
    machine: wishlistMachine,
    watchers: ["storage"],
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
      { type: "xstate.done.actor.send", output: broken },
      { type: "xstate.error.actor.send", error: defect }
    ],
    /** Explores one failure kind after the first try, one heart, and logins and logouts only before any write. */
    follows: ({ context, value }, event) => {
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
    return `${currentState(snapshot)}, ${isMember ? "a user" : "a guest"}, ${listOf(items)} here, ${listOf(own)} there, [${queue}] to send, born ${nextId}, ${tries} tries${isAnnounced ? ", told to wait" : ""}`
  },
  eventTexts: {
    "wishlist.toggle": ({ item }) => `the heart of ${item.type === 1 ? "a stone" : "a ring"}`,
    "wishlist.hydrated": ({ stored: { items } }) => `the browser kept ${items.length}`,
    "auth.settled": ({ user: who }) => (who === null ? "it is a guest" : "it is a user"),
    "xstate.done.actor.merge": ({ output }) =>
      output._tag === "Success" ? `the user's list comes, ${output.value.left.length} left` : "it does not come",
    "xstate.done.actor.send": ({ output }) => (output._tag === "Success" ? "the shop has done it" : `the shop says ${output.error._tag}`)
  },
  invariants: {
    "shows fifty at most": ({ context }) => context.shown.length <= 50,
    "shows each thing once": ({ context }) => {
      const shown = context.shown
      return new Set(shown.map(({ id, type }) => `${type}-${id}`)).size === shown.length
    },
    "sends only what there is to send, for a user alone": (snapshot) =>
      !snapshot.matches("sending") || (snapshot.context.isMember && snapshot.context.writes.length > 0),
    "a guest has nothing to send": (snapshot) => !snapshot.matches("guest") || snapshot.context.writes.length === 0,
    "takes a heart wherever it is": (snapshot) => snapshot.can({ type: "wishlist.toggle", item: ring })
  },
  startConditions: {
    "is an empty list of a guest": ({ after: { context } }) =>
      isEqual(context, {
        ...{ items: [], own: null, writes: [], isMember: false, keyPrefix: "", nextId: 0, tries: 0 },
        isAnnounced: false,
        shown: []
      })
  },
  postconditions,
  stages,
  uncrossed: {
    "stale --wishlist.retry#0--> merging": "a retry takes the way of the network that is back",
    "* --wishlist.clear#0--> stays": "the journeys of the favourites clear the list on its page"
  },
  unreachable: {
    "* --auth.settled#0--> merging": "a user who comes back is known before the page stands; the paths of auth begin so",
    "beginning --wishlist.hydrated#0--> merging": early,
    "beginning --auth.settled#0--> stays": early,
    "beginning --auth.loggedIn#0--> stays": early,
    "beginning --auth.loggedIn#1--> stays": early,
    "beginning --auth.expired#0--> stays": early,
    "beginning --auth.loggedOut#0--> stays": early,
    "merging --xstate.error.actor.merge#0--> stale": bug,
    "sending --xstate.error.actor.send#0--> waiting": bug
  }
})
