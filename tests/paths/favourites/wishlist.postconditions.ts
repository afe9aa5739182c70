import { hasItem, type WishlistItem, type WishlistWrite, withItem } from "../../../core/domain/favourites/wishlist.ts"
import type { wishlistMachine } from "../../../core/machines/favourites/wishlist.machine.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import type { SnapshotFrom } from "xstate"
import { keyPrefix, isAnswer, isUnanswered } from "./wishlist.payloads.ts"

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof wishlistMachine>>> = {
  "stores the list and the queue whenever they change; a sign-out leaves the guest's list as another tab stored it": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type.startsWith("auth.") && event.type !== "auth.loggedOut") return true
    if (event.type === "wishlist.changedElsewhere" || (before.matches("beginning") && event.type === "auth.loggedOut")) return true
    const partsOf = ({ context: { items, own, writes } }: typeof after) => [items, own, byKey(writes)]
    const stored = emitted.findLast(({ type }) => type === "storage.save")?.["stored"]
    if (event.type === "auth.loggedOut") return isEqual(stored, { own: null, writes: [] })
    return stored === undefined
      ? isEqual(partsOf(after), partsOf(before)) && !isAnswer(event.type)
      : isEqual([stored.items, stored.own, byKey(stored.writes)], partsOf(after))
  },
  "publishes a changed list after a heart, and a cleared list": ({ after, before, emitted, event }) => {
    const facts = emitted.filter(({ type }) => type === "wishlist.changed" || type === "wishlist.cleared")
    if (event.type === "wishlist.clear") return isEqual(facts, [{ type: "wishlist.cleared" }])
    if (event.type !== "wishlist.toggle" || withItem(before.context.shown, event["item"]) === undefined) return facts.length === 0
    const { shown } = after.context
    return isEqual(facts, [{ type: "wishlist.changed", items: shown, added: hasItem(shown, event["item"]) ? event["item"] : null }])
  },
  "appends each change of a user to the queue, under a new key": ({ after, before, event }) => {
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
  "takes over the stored lists and changes, and gives its own changes new keys": ({ after, before, event }) => {
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
  "merges once when the visitor is a signed-in user": (step) => {
    const { after, before, event } = step
    if (event.type !== "auth.settled") return true
    if (event["user"] === null || before.context.isMember) return isSame(step)
    return after.context.isMember && after.context.own === null && after.matches(before.matches("beginning") ? "beginning" : "merging")
  },
  "sends again after the short pause once, then after long pauses; repeats a failed merge": (step) => {
    const { after, before, event } = step
    if (event.type.startsWith("xstate.after.pause.")) return before.context.tries <= 1 ? after.matches("sending") : isSame(step)
    return !event.type.startsWith("xstate.after.longPause.") || after.matches(before.matches("stale") ? "merging" : "sending")
  },
  "sends the first queued change, and merges the local list": ({ after: { context }, started }) =>
    started.every(({ id, input }) =>
      id === "send" ? isEqual(input, context.writes[0]) : id !== "merge" || isEqual(input, { items: context.items })
    ),
  "sends the next change; announces a postponement again only after the queue was empty": ({ after, before, event }) => {
    if (!isAnswer(event.type)) return true
    const isQueueLeft = after.context.writes.length > 0
    if (isUnanswered(event)) return after.context.isAnnounced
    return after.matches(isQueueLeft ? "sending" : "resting") && after.context.isAnnounced === (before.context.isAnnounced && isQueueLeft)
  },
  "publishes once whether it waits for the network or for the server": ({ before, emitted, event }) => {
    const published = emitted.filter(({ type }) => type === "wishlist.writePostponed")
    const isCutOff = event["output"]?.error?._tag === "Unreachable"
    const isNew = isAnswer(event.type) && isUnanswered(event) && !before.context.isAnnounced
    return isEqual(published, isNew ? [{ type: "wishlist.writePostponed", isCutOff }] : [])
  },
  "a heart adds a missing item and removes a present one at once": ({ after, before, event }) => {
    if (event.type !== "wishlist.toggle") return true
    const { item } = event as unknown as { readonly item: WishlistItem }
    const shown = before.context.shown
    return hasItem(shown, item) || withItem(shown, item) !== undefined
      ? hasItem(after.context.shown, item) !== hasItem(shown, item)
      : isEqual(after.context.shown, shown)
  },
  "[WISH-009] refuses an item over the limit, publishes and logs it, and keeps the list": (step) => {
    if (step.event.type !== "wishlist.toggle") return true
    const isTooMany = withItem(step.before.context.shown, step.event["item"]) === undefined
    const types = step.emitted.map(({ type }) => type)
    return isTooMany ? isSame(step) && isEqual(types, ["storage.logFull", "wishlist.wasFull"]) : !types.includes("wishlist.wasFull")
  },
  "shows nothing after clearing, and keeps no local items": ({ after, event }) =>
    event.type !== "wishlist.clear" || (isEqual(after.context.shown, []) && isEqual(after.context.items, [])),
  "queues the clearing of a user's list": ({ after, event }) =>
    event.type !== "wishlist.clear" || !after.context.isMember || after.context.writes.at(-1)?.kind === "clear",
  "merges a guest's list into the user's at sign-in": ({ after, before, event }) =>
    event.type !== "auth.loggedIn" || (after.context.isMember && (before.matches("beginning") || after.matches("merging"))),
  "clears the queue when an operator signs in by a link": ({ after, event }) =>
    event.type !== "auth.loggedIn" || event["by"] !== "link" || isEqual([after.context.writes, after.context.tries], [[], 0]),
  "shows the merged list, and keeps items without room locally": ({ after, event }) =>
    event.type !== "xstate.done.actor.merge" ||
    event["output"]._tag !== "Success" ||
    isEqual([after.context.own, after.context.items], [event["output"].value.own, event["output"].value.left]),
  "keeps all data when the merge fails": ({ after, before, event }) =>
    !(event.type === "xstate.error.actor.merge" || (event.type === "xstate.done.actor.merge" && event["output"]._tag === "Failure")) ||
    (after.matches("stale") && isEqual(after.context, before.context)),
  "[WISH-006] shows the local list after a sign-out, and clears the user's data": ({ after, before, event }) =>
    event.type !== "auth.loggedOut" ||
    (!after.context.isMember &&
      isEqual(after.context.shown, before.context.items) &&
      isEqual([after.context.own, after.context.writes, after.context.tries], [null, [], 0]) &&
      after.matches(before.matches("beginning") ? "beginning" : "guest")),
  "sends nothing while the session is expired, and keeps the queue": ({ after, before, event }) =>
    event.type !== "auth.expired" || (isEqual(after.context, before.context) && (before.matches("beginning") || after.matches("held"))),
  "[WISH-007] takes over another tab's list for a guest": ({ after, before, event }) =>
    event.type !== "wishlist.changedElsewhere" || !before.matches("guest") || isEqual(after.context.items, event["stored"].items),
  "merges again when another tab has changed the user's list": ({ after, before, event }) =>
    event.type !== "wishlist.changedElsewhere" ||
    !before.matches("resting") ||
    after.matches(isEqual(event["stored"].own, before.context.own) ? "resting" : "merging"),
  "drops and publishes a refused change; keeps an unanswered one": ({ after, before, emitted, event }) => {
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
  "sends again 5 seconds after the first failed try, half a minute after others": ({ after, before, event }) => {
    const isShortPause = event.type.startsWith("xstate.after.pause")
    if (!before.matches("waiting") || !(isShortPause || event.type.startsWith("xstate.after.longPause"))) return true
    return after.matches(isShortPause && before.context.tries > 1 ? "waiting" : "sending")
  },
  "repeats a change without an answer five times, then suspends; publishes that once": (step) => {
    const { after, before, emitted, event } = step
    if (!isAnswer(event.type)) return true
    const published = emitted.some(({ type }) => type === "wishlist.writePostponed")
    if (!isUnanswered(event)) return after.context.tries === 0 && !published
    const tries = before.context.tries + 1
    return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "suspended") && published === !before.context.isAnnounced
  },
  "adds items liked before the storage was read to the stored list": ({ after, before, event }) =>
    event.type !== "wishlist.hydrated" ||
    before.context.items.every((item) => hasItem(after.context.items, item) || after.context.items.length === 50),
  "merges again on «Повторить», only after a failed merge": ({ after, before, event }) =>
    event.type !== "wishlist.retry" || currentState(after) === (before.matches("stale") ? "merging" : currentState(before)),
  "continues when the network is back": ({ after, before, event }) =>
    event.type !== "wishlist.reconnected" ||
    (before.matches("waiting") || before.matches("suspended")
      ? after.matches("sending") && after.context.tries === 0
      : currentState(after) === (before.matches("stale") ? "merging" : currentState(before)))
}

const byKey = (writes: ReadonlyArray<WishlistWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))
