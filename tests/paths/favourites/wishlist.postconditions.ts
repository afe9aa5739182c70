import { hasItem, type WishlistItem, type WishlistWrite, withItem } from "../../../core/domain/favourites/wishlist.ts"
import type { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import type { SnapshotFrom } from "xstate"
import { keyPrefix, isAnswer, isUnanswered } from "./wishlist.payloads.ts"

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof wishlistMachine>>> = {
  "keeps in the browser what it has and what is still to be sent, whenever that changes": ({ after, before, emitted, event }) => {
    if (event.type.startsWith("auth.") && event.type !== "auth.loggedOut") return true
    if (event.type === "wishlist.changedElsewhere" || (before.matches("beginning") && event.type === "auth.loggedOut")) return true
    const partsOf = ({ context: { items, own, writes } }: typeof after) => [items, own, byKey(writes)]
    const keeping = emitted.findLast(({ type }) => type === "storage.save")?.["stored"]
    return keeping === undefined
      ? isEqual(partsOf(after), partsOf(before)) && !isAnswer(event.type)
      : isEqual([keeping.items, keeping.own, byKey(keeping.writes)], partsOf(after))
  },
  "tells what a heart has come to, and that all is cleared": ({ after, before, emitted, event }) => {
    const facts = emitted.filter(({ type }) => type === "wishlist.changed" || type === "wishlist.cleared")
    if (event.type === "wishlist.clear") return isEqual(facts, [{ type: "wishlist.cleared" }])
    if (event.type !== "wishlist.toggle" || withItem(before.context.shown, event["item"]) === undefined) return facts.length === 0
    const { shown } = after.context
    return isEqual(facts, [{ type: "wishlist.changed", items: shown, added: hasItem(shown, event["item"]) ? event["item"] : null }])
  },
  "sends each change of a user last, under a key of its own": ({ after, before, event }) => {
    if (event.type !== "wishlist.toggle" && event.type !== "wishlist.clear") return true
    const { nextId, isMember, keyPrefix: own, shown } = before.context
    const isTooMany = event.type === "wishlist.toggle" && withItem(shown, event["item"]) === undefined
    if (!isMember || isTooMany) return isEqual(after.context.writes, before.context.writes) && after.context.nextId === nextId
    const key = `${own}-${nextId}`
    const write =
      event.type === "wishlist.clear"
        ? { kind: "clear", key }
        : { kind: hasItem(shown, event["item"]) ? "remove" : "add", item: event["item"], key }
    const added = after.context.writes.find((each) => each.key === key)
    return isEqual(added, write) && after.context.nextId === nextId + 1 && after.context.tries === 0
  },
  "takes over what the browser kept, and keys that no visit has had": ({ after, before, event }) => {
    if (event.type !== "wishlist.hydrated" || !before.matches("beginning")) return true
    const { isMember, writes } = before.context
    const own = writes.map((write, index) => ({ ...write, key: `${keyPrefix}-${index}` }))
    const { context } = after
    return (
      after.matches(isMember ? "merging" : "guest") &&
      context.keyPrefix === keyPrefix &&
      isEqual(context.own, event["stored"].own) &&
      isEqual(context.items.slice(0, event["stored"].items.length), event["stored"].items) &&
      isEqual(context.writes, [...event["stored"].writes, ...own])
    )
  },
  "knows a user who was signed in before, once": (step) => {
    const { after, before, event } = step
    if (event.type !== "auth.settled") return true
    if (event["user"] === null || before.context.isMember) return isSame(step)
    return after.context.isMember && after.context.own === null && after.matches(before.matches("beginning") ? "beginning" : "merging")
  },
  "sends again after a short while the first time, then after longer ones, and asks again for what did not come": (step) => {
    const { after, before, event } = step
    if (event.type.startsWith("xstate.after.pause.")) return before.context.tries === 1 ? after.matches("sending") : isSame(step)
    return !event.type.startsWith("xstate.after.longPause.") || after.matches(before.matches("stale") ? "merging" : "sending")
  },
  "sends the first of what waits, and joins the list of this browser": ({ after: { context }, started }) =>
    started.every(({ id, input }) =>
      id === "send" ? isEqual(input, context.writes[0]) : id !== "merge" || isEqual(input, { items: context.items })
    ),
  "goes on with the next change, and says anew that it waits once all was sent": ({ after, before, event }) => {
    if (!isAnswer(event.type)) return true
    const isLeft = after.context.writes.length > 0
    if (isUnanswered(event)) return after.context.isAnnounced
    return after.matches(isLeft ? "sending" : "resting") && after.context.isAnnounced === (before.context.isAnnounced && isLeft)
  },
  "says whether it waits for the network or for the shop": ({ before, emitted, event }) => {
    const said = emitted.filter(({ type }) => type === "wishlist.writePostponed")
    const isCutOff = event["output"]?.error?._tag === "Unreachable"
    const isNew = isAnswer(event.type) && isUnanswered(event) && !before.context.isAnnounced
    return isEqual(said, isNew ? [{ type: "wishlist.writePostponed", isCutOff }] : [])
  },
  "a heart adds what is not there and removes what is, at once": ({ after, before, event }) => {
    if (event.type !== "wishlist.toggle") return true
    const { item } = event as unknown as { readonly item: WishlistItem }
    const shown = before.context.shown
    return hasItem(shown, item) || withItem(shown, item) !== undefined
      ? hasItem(after.context.shown, item) !== hasItem(shown, item)
      : isEqual(after.context.shown, shown)
  },
  "[WISH-009] one too many is refused, told and logged, and the list stays": (step) => {
    if (step.event.type !== "wishlist.toggle") return true
    const isTooMany = withItem(step.before.context.shown, step.event["item"]) === undefined
    const types = step.emitted.map(({ type }) => type)
    return isTooMany ? isSame(step) && isEqual(types, ["storage.logFull", "wishlist.wasFull"]) : !types.includes("wishlist.wasFull")
  },
  "clearing leaves nothing to show, here or there": ({ after, event }) =>
    event.type !== "wishlist.clear" || (isEqual(after.context.shown, []) && isEqual(after.context.items, [])),
  "a user's clearing goes to the shop": ({ after, event }) =>
    event.type !== "wishlist.clear" || !after.context.isMember || after.context.writes.at(-1)?.kind === "clear",
  "a guest's list joins the user's at the login": ({ after, before, event }) =>
    event.type !== "auth.loggedIn" || (after.context.isMember && (before.matches("beginning") || after.matches("merging"))),
  "drops what waits to be sent when an operator comes by a link, who is not who wanted it": ({ after, event }) =>
    event.type !== "auth.loggedIn" || event["by"] !== "link" || isEqual([after.context.writes, after.context.tries], [[], 0]),
  "shows the shop's list after that, and keeps here what found no room": ({ after, event }) =>
    event.type !== "xstate.done.actor.merge" ||
    event["output"]._tag !== "Success" ||
    isEqual([after.context.own, after.context.items], [event["output"].value.own, event["output"].value.left]),
  "a list that does not come loses nothing": ({ after, before, event }) =>
    !(event.type === "xstate.error.actor.merge" || (event.type === "xstate.done.actor.merge" && event["output"]._tag === "Failure")) ||
    (after.matches("stale") && isEqual(after.context, before.context)),
  "[WISH-006] a logout leaves the list of this browser": ({ after, before, event }) =>
    event.type !== "auth.loggedOut" ||
    (!after.context.isMember &&
      isEqual(after.context.shown, before.context.items) &&
      isEqual([after.context.own, after.context.writes, after.context.tries], [null, [], 0]) &&
      after.matches(before.matches("beginning") ? "beginning" : "guest")),
  "sends nothing while the shop does not know the user, and drops nothing": ({ after, before, event }) =>
    event.type !== "auth.expired" || (isEqual(after.context, before.context) && (before.matches("beginning") || after.matches("held"))),
  "[WISH-007] a guest follows another tab": ({ after, before, event }) =>
    event.type !== "wishlist.changedElsewhere" || !before.matches("guest") || isEqual(after.context.items, event["stored"].items),
  "a user's list is read again when another tab has changed it": ({ after, before, event }) =>
    event.type !== "wishlist.changedElsewhere" ||
    !before.matches("resting") ||
    after.matches(isEqual(event["stored"].own, before.context.own) ? "resting" : "merging"),
  "what the shop refuses is taken back and told, what it does not answer is kept": ({ after, before, emitted, event }) => {
    if (!isAnswer(event.type)) return true
    const output = event["output"]
    const { writes } = before.context
    if (isUnanswered(event))
      return isEqual(byKey(after.context.writes), byKey(writes)) && isEqual(after.context.shown, before.context.shown)
    if (output._tag === "Success") return isEqual([after.context.own, after.context.writes], [output.value, writes.slice(1)])
    return (
      isEqual(after.context.writes, writes.slice(1)) &&
      isEqual(
        emitted.filter(({ type }) => type === "wishlist.refused"),
        [{ type: "wishlist.refused", message: output.error.message }]
      )
    )
  },
  "sends again 5 seconds after the first try in vain, and half a minute after any other": ({ after, before, event }) => {
    const isSoon = event.type.startsWith("xstate.after.pause")
    if (!before.matches("waiting") || !(isSoon || event.type.startsWith("xstate.after.longPause"))) return true
    return after.matches(isSoon && before.context.tries !== 1 ? "waiting" : "sending")
  },
  "a change without an answer is sent again, five times in a row, then waits for the shopper; that is said once": (step) => {
    const { after, before, emitted, event } = step
    if (!isAnswer(event.type)) return true
    const said = emitted.some(({ type }) => type === "wishlist.writePostponed")
    if (!isUnanswered(event)) return after.context.tries === 0 && !said
    const tries = before.context.tries + 1
    return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "suspended") && said === !before.context.isAnnounced
  },
  "what was liked before the browser said what it stored joins that": ({ after, before, event }) =>
    event.type !== "wishlist.hydrated" ||
    before.context.items.every((item) => hasItem(after.context.items, item) || after.context.items.length === 50),
  "merges again when the shopper wants it": ({ after, before, event }) =>
    event.type !== "wishlist.retry" || currentState(after) === (before.matches("stale") ? "merging" : currentState(before)),
  "wakes with the network": ({ after, before, event }) =>
    event.type !== "wishlist.reconnected" ||
    (before.matches("waiting") || before.matches("suspended")
      ? after.matches("sending") && after.context.tries === 0
      : currentState(after) === (before.matches("stale") ? "merging" : currentState(before)))
}

const byKey = (writes: ReadonlyArray<WishlistWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))
