import type { SnapshotFrom } from "xstate"
import type { cartMachine } from "../../../core/machines/cart/cart.machine.ts"
import { equal, type StepOf, type Sentences } from "../../support/paths/model.ts"
import { isAnswer, isUnanswered, linesOf } from "./cart.payloads.ts"

export const answerPromises: Sentences<StepOf<SnapshotFrom<typeof cartMachine>>> = {
  "has as many of a line as the shop says, another size in its place, and none of what is taken out or put aside": (step) => {
    const { after, before, event } = step
    const [done] = before.context.writes
    if (!isAnswer(event.type) || event["output"]?._tag !== "Success" || done === undefined) return true
    const { counts, ids } = after.context.short
    const known = before.context.short
    if (done.kind === "remove" || (done.kind === "aside" && done.isAside)) return !linesOf(done).some((line) => ids.includes(line))
    if (done.kind === "resize")
      return equal(
        ids,
        known.ids.map((id) => (id === done.id ? done.to : id))
      )
    return ids.includes(done.id) && counts[done.id] === event["output"].value.quantity
  },
  "lets what does not depend on it go first from its third try in vain on, and no sooner": ({ after, before, event }) => {
    const [stuck, ...others] = before.context.writes
    if (!isAnswer(event.type) || !isUnanswered(event) || stuck === undefined) return true
    const isFree = others.some((write) => !linesOf(write).some((line) => linesOf(stuck).includes(line)))
    return isFree && before.context.tries + 1 >= 3
      ? after.context.writes[0]?.key !== stuck.key
      : equal(after.context.writes, before.context.writes)
  },
  "says that it is another cart when another shops, or nobody": ({ before, event, told }) => {
    if (before.matches("beginning")) return true
    const isAnother = event.type === "auth.loggedIn" && event["by"] === "link" && !before.matches("stale")
    const isNobody = event.type === "auth.loggedOut" && event["by"] === "choice"
    return !(isAnother || isNobody) || told.some(({ type }) => type === "cart.outdated")
  },
  "does not say that it has changed where it is only asked for again because it did not come": ({ before, event, told }) =>
    !before.matches("stale") ||
    !(["page.shown", "auth.loggedIn", "cart.reconnected"].includes(event.type) || event.type.startsWith("xstate.after.")) ||
    told.every(({ type }) => type !== "cart.outdated")
}
