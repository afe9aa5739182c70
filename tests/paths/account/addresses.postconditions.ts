import type { SnapshotFrom } from "xstate"
import type { addressesMachine } from "../../../core/machines/account/addresses.machine.ts"
import { type Sentences, type StepOf, currentState, isEqual, isSame } from "../../../qa/paths/model.ts"

type Snapshot = SnapshotFrom<typeof addressesMachine>

export const isAway = (snapshot: Snapshot): boolean => snapshot.matches("away")
const isAnswer = (type: string) => /actor\.(?:read|change)AddressBook$/.test(type)

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "loads the addresses when their page opens, unless it is already busy": ({ after, before, event }) =>
    event.type !== "addresses.require" || currentState(after) === (before.hasTag("busy") ? currentState(before) : "loading"),
  "queues every operation in order": (step) => {
    const { after, before, event } = step
    if (event.type !== "addresses.change") return true
    if (isAway(before)) return isSame(step)
    return isEqual(after.context.operations, [...before.context.operations, event["operation"]]) && after.hasTag("busy")
  },
  "keeps the list until a newer revision is loaded": ({ after, before, event }) => {
    const book = event["output"]?.value ?? event["book"]
    const known = before.context.book
    if (event.type.startsWith("auth.") || isAway(before)) return true
    if (book === undefined) return isEqual(after.context.book, known)
    return isEqual(after.context.book, known !== null && known.revision > book.revision ? known : book)
  },
  "reports a failed operation, and continues with the next": ({ after, before, event }) => {
    if (!isAnswer(event.type) || !before.matches("changing")) return true
    const [done] = before.context.operations
    const isDone = event["output"]?._tag === "Success"
    return (
      currentState(after) === (before.context.operations.length > 1 ? "changing" : "ready") &&
      isEqual(after.context.operations, before.context.operations.slice(1)) &&
      (isDone || isEqual(after.context.undone, { operation: done, refusal: event["output"]?.error ?? null }))
    )
  },
  "reports why the addresses could not be loaded": ({ after, before, event }) =>
    !isAnswer(event.type) ||
    !before.matches("loading") ||
    event["output"]?._tag === "Success" ||
    (currentState(after) === (before.context.operations.length > 0 ? "changing" : "failed") &&
      isEqual(after.context.refusal, event["output"]?.error ?? null)),
  "starts an operation at once when the list is ready, and requests nothing else": ({ after, before, event, started }) =>
    event.type !== "addresses.change" ||
    !before.matches("ready") ||
    (after.matches("changing") && isEqual(started, [{ id: "changeAddressBook", input: event["operation"] }])),
  "executes the first operation of the queue; a new operation clears the last failure": (step) =>
    step.started.every(({ id, input }) => id !== "changeAddressBook" || isEqual(input, step.after.context.operations[0])) &&
    (step.event.type !== "addresses.change" || step.after.context.undone === null),
  "loads again on «Повторить» and when the network is back, only after a failure": ({ after, before, event }) =>
    !["addresses.retry", "addresses.reconnected"].includes(event.type) ||
    currentState(after) === (before.matches("failed") ? "loading" : currentState(before)),
  "loads again when its user signs in again, and clears the last failure": (step) =>
    step.event.type !== "auth.loggedIn" ||
    (isAway(step.before) ? isSame(step) : step.after.matches("loading") && step.after.context.undone === null),
  "clears the data when the user signs out; for another user it loads again": ({ after, before, event }) => {
    if (event.type === "auth.settled" && event["user"] !== null) return currentState(after) === currentState(before)
    if (event.type === "auth.loggedOut" && event["by"] === "other")
      return isAway(before)
        ? isAway(after)
        : after.matches("loading") && after.context.book === null && after.context.operations.length === 0
    return !["auth.settled", "auth.loggedOut"].includes(event.type) || isAway(after)
  }
}
