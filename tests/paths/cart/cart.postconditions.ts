import type { ShortCart } from "../../../core/domain/cart/cart-schema.ts"
import type { SnapshotFrom } from "xstate"
import { type CartWrite, noCart } from "../../../core/domain/cart/cart-writes.ts"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { operationsOf } from "./cart.operations.ts"
import { isCommand, isAnswer, isUnanswered, linesOf } from "./cart.payloads.ts"

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof cartMachine>>> = {
  "sends the first write, and requests the full cart only while its page is shown": ({ after: { context }, started }) =>
    started.every(({ id, input }) =>
      id === "send" ? isEqual(input, context.writes[0]) : id !== "load" || isEqual(input, { isFull: context.isWatched })
    ),
  "appends every command to the queue, under a new key": ({ after, before, event }) => {
    if (!isCommand(event.type)) return true
    const operations = operationsOf(event, before.context)
    const isOld = ({ key }: { readonly key: string }) => before.context.writes.some((write) => write.key === key)
    const added = after.context.writes.filter((write) => !isOld(write))
    return (
      (before.matches("suspended") || isEqual(after.context.writes.slice(0, before.context.writes.length), before.context.writes)) &&
      isEqual(byKey(after.context.writes.filter(isOld)), byKey(before.context.writes)) &&
      isEqual(
        added.map((write) =>
          Object.entries(write)
            .filter(([name]) => name !== "key")
            .toSorted()
        ),
        operations.map((operation) => Object.entries(operation ?? {}).toSorted())
      ) &&
      added.every(({ key }) =>
        operations.some((_, index) => key === `${before.context.keyPrefix ?? ""}-${before.context.nextId + index}`)
      ) &&
      after.context.tries === 0 &&
      after.context.nextId === before.context.nextId + operations.length
    )
  },
  "shows the stored cart until the loaded one replaces it": ({ after, before, event }) =>
    event.type !== "cart.hydrated" ||
    !before.matches("beginning") ||
    (after.matches("loading") && isEqual(after.context.short, event["stored"].short)),
  "puts stored writes of an earlier visit before its own": ({ after, before, event }) =>
    event.type !== "cart.hydrated" ||
    !before.matches("beginning") ||
    (isEqual(after.context.writes.slice(0, event["stored"].writes.length), event["stored"].writes) &&
      after.context.keyPrefix === event["keyPrefix"] &&
      isEqual(
        after.context.writes.slice(event["stored"].writes.length),
        before.context.writes.map((write, index) => ({ ...write, key: `${String(event["keyPrefix"])}-${index}` }))
      )),
  "after loading, sends queued writes or reloads an outdated cart": ({ after, before, event }) => {
    if (event.type !== "xstate.done.actor.load" || event["output"]._tag !== "Success") return true
    const { isDirty, writes } = before.context
    return after.matches(writes.length > 0 ? "sending" : isDirty ? "loading" : "resting")
  },
  "keeps the previous cart when loading fails": ({ after, before, event }) =>
    !(event.type === "xstate.error.actor.load" || (event.type === "xstate.done.actor.load" && event["output"]._tag === "Failure")) ||
    (isEqual(after.context, before.context) && after.matches(before.context.writes.length > 0 ? "sending" : "stale")),
  "is no longer marked outdated once a load starts": ({ after, before }) =>
    !after.matches("loading") || before.matches("loading") || !after.context.isDirty,
  "stores the cart and the queue whenever they change": ({ after, before, emitted, event }) => {
    if (before.matches("beginning") && event.type.startsWith("auth.logged")) return true
    const { short, writes } = after.context
    const stored = emitted.findLast(({ type }) => type === "storage.save")?.["stored"]
    const isChanged = !isEqual([short, byKey(writes)], [before.context.short, byKey(before.context.writes)])
    return stored === undefined
      ? !isChanged && !isAnswer(event.type)
      : isEqual([stored.short, byKey(stored.writes)], [short, byKey(writes)])
  },
  "sends again after the short pause once, then after long pauses; repeats a failed load": (step) => {
    const { after, before, event } = step
    if (event.type.startsWith("xstate.after.pause.")) return before.context.tries <= 1 ? after.matches("sending") : isSame(step)
    return !event.type.startsWith("xstate.after.longPause.") || after.matches(before.matches("stale") ? "loading" : "sending")
  },
  "sends independent writes before one that failed five times": ({ after, before, event }) => {
    if (!before.matches("suspended") || !after.matches("sending") || event.type === "auth.loggedOut") return true
    const [stuck, ...others] = after.context.writes.toSorted((left, right) => positionOf(before, left) - positionOf(before, right))
    const lines = stuck === undefined ? [] : linesOf(stuck)
    const hasIndependentWrite = others.some((write) => !linesOf(write).some((line) => lines.includes(line)))
    return !hasIndependentWrite || after.context.writes[0]?.key !== stuck?.key
  },
  "removes a write from the queue when it is accepted or refused, and no other": ({ after, before, event }) =>
    !isAnswer(event.type) ||
    isEqual(byKey(after.context.writes), byKey(isUnanswered(event) ? before.context.writes : before.context.writes.slice(1))),
  "sends again 5 seconds after the first failed try, half a minute after others": ({ after, before, event }) => {
    const isShortPause = event.type.startsWith("xstate.after.pause")
    if (!before.matches("waiting") || !(isShortPause || event.type.startsWith("xstate.after.longPause"))) return true
    return after.matches(isShortPause && before.context.tries > 1 ? "waiting" : "sending")
  },
  "repeats a write without an answer five times, then suspends the queue": (step) => {
    const { after, before, event } = step
    if (!isAnswer(event.type)) return true
    if (!isUnanswered(event)) return after.context.tries === 0 && !after.matches("waiting") && !after.matches("suspended")
    const tries = before.context.tries + 1
    return after.context.tries === tries && after.matches(tries < 5 ? "waiting" : "suspended")
  },
  "keeps the order of the writes of each line": ({ after, before }) =>
    [...new Set(before.context.writes.flatMap(linesOf))].every((line) => {
      const keysIn = (writes: typeof before.context.writes) => writes.filter((write) => linesOf(write).includes(line)).map(({ key }) => key)
      const remaining = keysIn(after.context.writes)
      return isEqual(
        remaining.filter((key) => keysIn(before.context.writes).includes(key)),
        keysIn(before.context.writes).filter((key) => remaining.includes(key))
      )
    }),
  "announces a postponed write again only after the queue was empty": ({ after, before, emitted, event }) =>
    !isAnswer(event.type) ||
    after.context.isAnnounced ===
      (isUnanswered(event)
        ? before.context.isAnnounced || emitted.some(({ type }) => type === "cart.writePostponed")
        : before.context.isAnnounced && after.context.writes.length > 0),
  "publishes an accepted write, or a refusal with the server's message": ({ before, emitted, event }) => {
    if (!isAnswer(event.type) || isUnanswered(event)) return true
    const [done] = before.context.writes
    const published = emitted.filter(({ type }) => type.startsWith("cart.") && type !== "cart.outdated")
    if (event["output"]?._tag === "Success") {
      return isEqual(published, [done === undefined ? undefined : factOf(done, before.context.short, event["output"].value.short)])
    }
    return isEqual(published, [{ type: "cart.refused", kind: done?.kind, message: event["output"].error.message }])
  },
  "publishes a postponed write once, but not a removal that failed on the server": ({ before, emitted, event }) => {
    if (!isAnswer(event.type) || !isUnanswered(event)) return true
    const isSilent = before.context.writes[0]?.kind === "remove" && event["output"]?.error._tag !== "Unreachable"
    const isCutOff = event["output"]?.error._tag === "Unreachable"
    const published = emitted.filter(({ type }) => type.startsWith("cart.") && type !== "cart.outdated")
    return isEqual(published, before.context.isAnnounced || isSilent ? [] : [{ type: "cart.writePostponed", isCutOff }])
  },
  "[CART-003] is empty after a sign-out, and loads again": ({ after, before, event }) =>
    event.type !== "auth.loggedOut" ||
    (isEqual(after.context.short, noCart) &&
      after.context.full === null &&
      after.context.tries === 0 &&
      isEqual(after.context.writes, event["by"] === "refusal" ? before.context.writes : []) &&
      (before.matches("beginning") ? after.matches("beginning") && after.context.isDirty : isSendingOrLoading(after))),
  "sends and loads nothing while the session is expired, and keeps the queue": ({ after, before, event }) =>
    event.type !== "auth.expired" ||
    (isEqual(after.context, before.context) && after.matches(before.matches("beginning") ? "beginning" : "held")),
  "[CART-004] reloads when a user signs in, once no call is running": ({ after, before, event }) => {
    if (event.type !== "auth.loggedIn" || event["by"] === "link") return true
    if (before.matches("resting") || before.matches("stale") || before.matches("held"))
      return isSendingOrLoading(after) && after.context.tries === 0
    return (
      after.context.isDirty &&
      after.context.tries === 0 &&
      currentState(after) === (before.matches("suspended") ? "sending" : currentState(before))
    )
  },
  "clears the queue when an operator signs in by a link": ({ after, before, event }) =>
    event.type !== "auth.loggedIn" ||
    event["by"] !== "link" ||
    (isEqual(after.context.short, noCart) &&
      after.context.writes.length === 0 &&
      (before.matches("beginning") ? after.matches("beginning") && after.context.isDirty : after.matches("loading"))),
  "publishes an item that is added on its own page": ({ emitted, event }) =>
    isEqual(
      emitted.filter(({ type }) => type === "cart.adding"),
      event.type === "cart.add" && event["name"] !== undefined ? [{ type: "cart.adding", id: event["id"], name: event["name"] }] : []
    ),
  "reloads only if the cart of another tab differs": (step) =>
    step.event.type !== "cart.changedElsewhere" ||
    (isEqual(linesIn(step.event["stored"].short), linesIn(step.before.context.short))
      ? isSame(step)
      : step.before.matches("resting")
        ? step.after.matches("loading")
        : step.after.context.isDirty && currentState(step.after) === currentState(step.before)),
  "[CART-005] publishes that another tab has changed items or quantities, not only prices": ({ before, emitted, event }) => {
    const quantitiesOf = (short: ShortCart) => linesIn(short).map(({ id, quantity }) => [id, quantity])
    const isOther =
      event.type === "cart.changedElsewhere" && !isEqual(quantitiesOf(event["stored"].short), quantitiesOf(before.context.short))
    return emitted.some(({ type }) => type === "cart.itemsChangedElsewhere") === isOther
  },
  "publishes an outdated cart when writes are done or a reload is requested": ({ after, before, emitted, event }) => {
    const isReported = emitted.some(({ type }) => type === "cart.outdated")
    const isDone = isAnswer(event.type) && !isUnanswered(event) && after.context.writes.length === 0
    const isRequested =
      (event.type === "cart.reload" && (before.matches("resting") || before.matches("stale"))) ||
      (event.type === "cart.retry" && before.matches("stale"))
    return isDone || isRequested ? isReported : !isReported || after.matches("loading")
  },
  "loads the full cart when its page is shown": ({ after, before, event }) =>
    event.type !== "page.shown" || event["screen"] !== "cart" || (after.context.isWatched && isReloading(before, after)),
  "tries again when the network is back and on «Повторить»": ({ after, before, event }) =>
    !["cart.reconnected", "cart.retry"].includes(event.type) ||
    (before.matches("waiting") || before.matches("suspended")
      ? after.matches("sending") && after.context.tries === 0
      : currentState(after) === (before.matches("stale") ? "loading" : currentState(before))),
  "reloads when the cart is changed elsewhere": ({ after, before, event }) => event.type !== "cart.reload" || isReloading(before, after),
  "drops the full cart when another page is shown": ({ after, event }) =>
    event.type !== "page.shown" || event["screen"] === "cart" || (!after.context.isWatched && after.context.full === null)
}

const byKey = (writes: ReadonlyArray<CartWrite>) => writes.toSorted((left, right) => (left.key < right.key ? -1 : 1))

type Cart = SnapshotFrom<typeof cartMachine>

/** Fact published for a completed write. */
const factOf = (write: CartWrite, { counts, ids, prices }: ShortCart, after: ShortCart): unknown => {
  if (write.kind === "remove") {
    const gone = ids.filter((id) => write.ids.includes(id))
    return { type: "cart.removed", lines: gone.map((id) => ({ id, quantity: counts[id], price: prices[id] })) }
  }
  if (write.kind === "aside") {
    const known = write.isAside ? { counts, prices } : after
    const line = { id: write.id, quantity: known.counts[write.id] ?? 1, price: known.prices[write.id] ?? 0 }
    return { type: write.isAside ? "cart.putAside" : "cart.putBack", line }
  }
  if (write.kind === "resize") {
    const line = { id: write.id, quantity: counts[write.id] ?? 1, price: prices[write.id] ?? 0 }
    return { type: "cart.resized", line, to: write.to }
  }
  const { id, quantity } = write
  return write.kind === "add"
    ? { type: "cart.added", id, quantity, price: write.price ?? null }
    : { type: "cart.changed", id, quantity, was: counts[id] ?? 0 }
}

/** Sends pending writes first, then loads the cart. */
const isSendingOrLoading = (after: Cart) => after.matches(after.context.writes.length > 0 ? "sending" : "loading")

/** Loads the cart at once if no call is running, otherwise as soon as that call ends. */
const isReloading = (before: Cart, after: Cart) =>
  before.matches("resting") || before.matches("stale")
    ? after.matches("loading")
    : after.context.isDirty && currentState(after) === currentState(before)

/** Position of a write in the queue before the event; new writes come last. */
const positionOf = (before: Cart, { key }: CartWrite) => {
  const place = before.context.writes.findIndex((write) => write.key === key)
  return place === -1 ? before.context.writes.length : place
}

/** Lines of a summary, ordered by id. */
const linesIn = ({ counts, ids, prices }: ShortCart) =>
  ids.toSorted((one, other) => one.localeCompare(other)).map((id) => ({ id, quantity: counts[id], price: prices[id] }))
