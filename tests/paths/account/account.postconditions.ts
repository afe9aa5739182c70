import type { User } from "../../../core/contract/session.ts"
import { profileValues } from "../../../core/forms/profile.ts"
import { currentState, isEqual, isSame, type Sentences, type StepOf } from "../../../qa/paths/model.ts"
import { changed, isOpen, isUnanswered, isWaiting, type Snapshot } from "./account.payloads.ts"

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "keeps what was typed before until there is a user": (step) =>
    step.event.type !== "drafts.left" || (isWaiting(step.before) ? isEqual(step.after.context.draft, step.event["profile"]) : isSame(step)),
  "tells that it has taken what was typed, so that it is taken once": ({ after, before, emitted }) =>
    emitted.some((event) => isEqual(event, { type: "drafts.left", profile: null })) ===
    (isWaiting(before) && isOpen(after) && before.context.draft !== null),
  "begins with what this device keeps of its user, where a reload left nothing": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "account.hydrated") return true
    const { isRecalled, user: whom } = before.context
    if (!isOpen(before) || isRecalled || event["draft"].user !== String(whom?.id)) return isSame(step) && emitted.length === 0
    return after.context.isRecalled && emitted.some((each) => each.type === "form.reset" && each["values"].surname === "Беляева")
  },
  "says that its user's own draft stands in the form, until it is saved or not wanted": ({ after, before, event }) => {
    const { draft, user: whom } = before.context
    if (isWaiting(before) && isOpen(after))
      return after.context.isRecalled === (draft !== null && draft["user"] === String(after.context.user?.id))
    if (isOpen(before) && (event.type === "account.renew" || event.type === "form.done")) return !after.context.isRecalled
    if (event.type === "account.hydrated") return true
    if (isOpen(after) && whom?.id !== after.context.user?.id) return !after.context.isRecalled
    return !isOpen(after) || whom === null || after.context.isRecalled === before.context.isRecalled
  },
  "shows its user's data as the shop keeps them where what was changed is not wanted": ({ before, emitted, event }) => {
    const { user: whom } = before.context
    if (event.type !== "account.renew" || whom === null) return true
    return isEqual(emitted.find(({ type }) => type === "form.reset")?.["values"], profileValues(whom))
  },
  "begins anew with another user: their form, their letters and their drafts": ({ after, before, event, started }) => {
    const { user: whom } = after.context
    if (!event.type.startsWith("auth.") || whom === null || whom.id === before.context.user?.id) return started.length === 0
    const own = before.context.draft?.["user"] === String(whom.id) ? before.context.draft : {}
    const form = started.find(({ id }) => id === "profile")?.input
    return (
      isEqual(form, { values: { ...profileValues(whom), ...own } }) &&
      ["confirmation", "drafts", "watchReturn"].every((each) => started.some(({ id }) => id === each))
    )
  },
  "keeps no draft on this device of what was saved or is not wanted": ({ before, emitted, event }) =>
    emitted.some(({ type }) => type === "drafts.drop") ===
    (isOpen(before) && (event.type === "account.renew" || event.type === "form.done")),
  "never shows one user the data of another": ({ after, before, event }) => {
    if (event.type !== "auth.settled" && event.type !== "auth.loggedIn") return true
    const said: User | null = event["user"]
    if (isWaiting(before)) return isEqual(after.context.user, said) && isOpen(after) === (said !== null)
    if (before.context.user?.id === said?.id) return currentState(after) === currentState(before) && isEqual(after.context.user, said)
    return currentState(after) === (said === null ? "waiting" : "open.standing") && isEqual(after.context.user, said)
  },
  "lets the same user who has signed in again send the form as it stands": ({ before, emitted, event }) =>
    event.type !== "auth.loggedIn" ||
    emitted.some(({ type }) => type === "form.resume") === (isOpen(before) && before.context.user?.id === event["user"].id),
  "forgets a user who leaves": (step) =>
    step.event.type !== "auth.loggedOut" || (isWaiting(step.before) ? isSame(step) : isWaiting(step.after) && !step.after.hasTag("known")),
  "shows what was saved, in the form too, and tells it": (step) => {
    const { after, emitted, event } = step
    if (event.type !== "form.done") return true
    if (isWaiting(step.before)) return isSame(step)
    const isReported = emitted.some((fact) => isEqual(fact, { type: "account.changed", user: event["answer"].user }))
    const renewed = emitted.find(({ type }) => type === "form.reset")
    return (
      currentState(after) === "open.saved" &&
      isEqual(after.context.user, changed) &&
      isReported &&
      renewed?.["values"].name === changed.name
    )
  },
  "looks whether the letter was answered when the shopper is back, and only while one waits": ({ after, before, emitted: facts, event }) =>
    event.type !== "account.reconnected" ||
    (currentState(after) === currentState(before) &&
      facts.some(({ type }) => type === "confirmation.check") === (isOpen(before) && isUnanswered(before.context.user))),
  "keeps what it is told of its own user, and shows a confirmed address in the form": (step) => {
    const { after, before, emitted: facts, event } = step
    if (event.type !== "confirmation.userLoaded") return true
    const said: User = event["user"]
    if (isWaiting(before) || before.context.user?.id !== said.id) return isSame(step)
    const reopened = facts.find(({ type }) => type === "form.open")
    const isMoved = before.context.user.email !== said.email
    return (
      isEqual(after.context.user, said) &&
      facts.some((fact) => isEqual(fact, { type: "account.changed", user: said })) &&
      (isMoved ? reopened?.["values"].email === said.email : reopened === undefined)
    )
  },
  "says so for five seconds": ({ after, event }) =>
    !event.type.startsWith("xstate.after.reading") || currentState(after) === "open.standing"
}
