import type { SnapshotFrom } from "xstate"
import type { addressesMachine } from "../../../core/machines/account/addresses.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"

type Snapshot = SnapshotFrom<typeof addressesMachine>

export const isAway = (snapshot: Snapshot): boolean => snapshot.matches("away")
const isAnswer = (type: string) => /actor\.(?:read|change)AddressBook$/.test(type)

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "asks for them when their page comes, once": ({ after, before, event }) =>
    event.type !== "addresses.require" || currentState(after) === (before.hasTag("busy") ? currentState(before) : "loading"),
  "does what is wanted, one operation after the other, and drops none": (step) => {
    const { after, before, event } = step
    if (event.type !== "addresses.change") return true
    if (isAway(before)) return isSame(step)
    return isEqual(after.context.operations, [...before.context.operations, event["operation"]]) && after.hasTag("busy")
  },
  "keeps the list until a newer one has come": ({ after, before, event }) => {
    const book = event["output"]?.value ?? event["book"]
    const known = before.context.book
    if (event.type.startsWith("auth.") || isAway(before)) return true
    if (book === undefined) return isEqual(after.context.book, known)
    return isEqual(after.context.book, known !== null && known.revision > book.revision ? known : book)
  },
  "tells of an operation that could not be done, and goes on with the next": ({ after, before, event }) => {
    if (!isAnswer(event.type) || !before.matches("changing")) return true
    const [done] = before.context.operations
    const isDone = event["output"]?._tag === "Success"
    return (
      currentState(after) === (before.context.operations.length > 1 ? "changing" : "ready") &&
      isEqual(after.context.operations, before.context.operations.slice(1)) &&
      (isDone || isEqual(after.context.undone, { operation: done, refusal: event["output"]?.error ?? null }))
    )
  },
  "says why they did not come": ({ after, before, event }) =>
    !isAnswer(event.type) ||
    !before.matches("loading") ||
    event["output"]?._tag === "Success" ||
    (currentState(after) === (before.context.operations.length > 0 ? "changing" : "failed") &&
      isEqual(after.context.refusal, event["output"]?.error ?? null)),
  "changes at once what is wanted of a list that stands there, and asks nothing else": ({ after, before, event, started }) =>
    event.type !== "addresses.change" ||
    !before.matches("ready") ||
    (after.matches("changing") && isEqual(started, [{ id: "changeAddressBook", input: event["operation"] }])),
  "asks the shop for the operation that is first, and says no more of one that failed when another is wanted": (step) =>
    step.started.every(({ id, input }) => id !== "changeAddressBook" || isEqual(input, step.after.context.operations[0])) &&
    (step.event.type !== "addresses.change" || step.after.context.undone === null),
  "asks again when it is told to, or the network is back": ({ after, before, event }) =>
    !["addresses.retry", "addresses.reconnected"].includes(event.type) ||
    currentState(after) === (before.matches("failed") ? "loading" : currentState(before)),
  "asks anew when its shopper comes back, and has nothing to say of what was refused": (step) =>
    step.event.type !== "auth.loggedIn" ||
    (isAway(step.before) ? isSame(step) : step.after.matches("loading") && step.after.context.undone === null),
  "forgets all when its shopper is gone": ({ after, before, event }) => {
    if (event.type === "auth.settled" && event["user"] !== null) return currentState(after) === currentState(before)
    if (event.type === "auth.loggedOut" && event["by"] === "other")
      return isAway(before)
        ? isAway(after)
        : after.matches("loading") && after.context.book === null && after.context.operations.length === 0
    return !["auth.settled", "auth.loggedOut"].includes(event.type) || isAway(after)
  }
}
