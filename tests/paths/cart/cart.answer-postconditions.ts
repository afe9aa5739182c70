import type { SnapshotFrom } from "xstate"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { isEqual, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { isAnswer, isUnanswered, linesOf } from "./cart.payloads.ts"

export const answerPostconditions: Sentences<StepOf<SnapshotFrom<typeof cartMachine>>> = {
  "takes over each answer's cart; the full cart only while its page is shown": ({ after, before, event }) => {
    if (!["xstate.done.actor.load", "xstate.done.actor.send"].includes(event.type) || event["output"]._tag !== "Success") return true
    const { full, short } = event["output"].value
    const { isWatched, full: known } = before.context
    return isEqual([after.context.short, after.context.full], [short, isWatched ? (full ?? known) : null])
  },
  "reloads the cart after a write only if refused or changed meanwhile": ({ after, before, event, started }) => {
    if (!isAnswer(event.type) || isUnanswered(event)) return true
    const isDirty = before.context.isDirty || event["output"]?._tag !== "Success"
    if (after.context.writes.length > 0) return after.matches("sending") && after.context.isDirty === isDirty
    return after.matches(isDirty ? "loading" : "resting") && started.length === (isDirty ? 1 : 0)
  },
  "publishes at most once per event that the cart is outdated": ({ emitted }) =>
    emitted.filter(({ type }) => type === "cart.outdated").length <= 1,
  "sends independent writes first from the third failed try on, not earlier": ({ after, before, event }) => {
    const [stuck, ...others] = before.context.writes
    if (!isAnswer(event.type) || !isUnanswered(event) || stuck === undefined) return true
    const hasIndependentWrite = others.some((write) => !linesOf(write).some((line) => linesOf(stuck).includes(line)))
    return hasIndependentWrite && before.context.tries + 1 >= 3
      ? after.context.writes[0]?.key !== stuck.key
      : isEqual(after.context.writes, before.context.writes)
  },
  "publishes an outdated cart when an operator signs in or the user signs out": ({ before, emitted, event }) => {
    if (before.matches("beginning")) return true
    const isOperatorSignIn = event.type === "auth.loggedIn" && event["by"] === "link" && !before.matches("stale")
    const isSignOut = event.type === "auth.loggedOut" && event["by"] === "choice"
    return !(isOperatorSignIn || isSignOut) || emitted.some(({ type }) => type === "cart.outdated")
  },
  "does not publish an outdated cart when it only repeats a failed load": ({ before, emitted, event }) =>
    !before.matches("stale") ||
    !(["page.shown", "auth.loggedIn", "cart.reconnected"].includes(event.type) || event.type.startsWith("xstate.after.")) ||
    emitted.every(({ type }) => type !== "cart.outdated")
}
