import type { User } from "../../../core/contract/session.ts"
import { profileValues } from "../../../core/forms/profile.ts"
import { currentState, isEqual, isSame, type Sentences, type StepOf } from "../../../qa/paths/model.ts"
import { changed, isOpen, isUnanswered, isWaiting, type Snapshot } from "./account.payloads.ts"

export const postconditions: Sentences<StepOf<Snapshot>> = {
  "stores the draft of a reload until a user is signed in": (step) =>
    step.event.type !== "drafts.left" || (isWaiting(step.before) ? isEqual(step.after.context.draft, step.event["profile"]) : isSame(step)),
  "publishes that the draft is used up, exactly when the form takes it": ({ after, before, emitted }) =>
    emitted.some((event) => isEqual(event, { type: "drafts.left", profile: null })) ===
    (isWaiting(before) && isOpen(after) && before.context.draft !== null),
  "fills the form with the user's stored draft, unless a reload left one": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "account.hydrated") return true
    const { isRecalled, user: visitor } = before.context
    if (!isOpen(before) || isRecalled || event["draft"].user !== String(visitor?.id)) return isSame(step) && emitted.length === 0
    return after.context.isRecalled && emitted.some((each) => each.type === "form.reset" && each["values"].surname === "Беляева")
  },
  "marks a form restored from the user's draft, until it is saved or discarded": ({ after, before, event }) => {
    const { draft, user: visitor } = before.context
    if (isWaiting(before) && isOpen(after))
      return after.context.isRecalled === (draft !== null && draft["user"] === String(after.context.user?.id))
    if (isOpen(before) && (event.type === "account.renew" || event.type === "form.done")) return !after.context.isRecalled
    if (event.type === "account.hydrated") return true
    if (isOpen(after) && visitor?.id !== after.context.user?.id) return !after.context.isRecalled
    return !isOpen(after) || visitor === null || after.context.isRecalled === before.context.isRecalled
  },
  "resets the form to the stored profile when the changes are discarded": ({ before, emitted, event }) => {
    const { user: visitor } = before.context
    if (event.type !== "account.renew" || visitor === null) return true
    return isEqual(emitted.find(({ type }) => type === "form.reset")?.["values"], profileValues(visitor))
  },
  "starts the form, confirmation and drafts of each new user": ({ after, before, event, started }) => {
    const { user: visitor } = after.context
    if (!event.type.startsWith("auth.") || visitor === null || visitor.id === before.context.user?.id) return started.length === 0
    const own = before.context.draft?.["user"] === String(visitor.id) ? before.context.draft : {}
    const form = started.find(({ id }) => id === "profile")?.input
    return (
      isEqual(form, { values: { ...profileValues(visitor), ...own } }) &&
      ["confirmation", "drafts", "watchReturn"].every((each) => started.some(({ id }) => id === each))
    )
  },
  "deletes the stored draft exactly when the form is saved or its changes are discarded": ({ before, emitted, event }) =>
    emitted.some(({ type }) => type === "drafts.drop") ===
    (isOpen(before) && (event.type === "account.renew" || event.type === "form.done")),
  "never shows one user the data of another": ({ after, before, event }) => {
    if (event.type !== "auth.settled" && event.type !== "auth.loggedIn") return true
    const reported: User | null = event["user"]
    if (isWaiting(before)) return isEqual(after.context.user, reported) && isOpen(after) === (reported !== null)
    if (before.context.user?.id === reported?.id)
      return currentState(after) === currentState(before) && isEqual(after.context.user, reported)
    return currentState(after) === (reported === null ? "waiting" : "open.standing") && isEqual(after.context.user, reported)
  },
  "allows the form to be sent again after the same user has signed in again": ({ before, emitted, event }) =>
    event.type !== "auth.loggedIn" ||
    emitted.some(({ type }) => type === "form.resume") === (isOpen(before) && before.context.user?.id === event["user"].id),
  "clears the user's data after a sign-out": (step) =>
    step.event.type !== "auth.loggedOut" || (isWaiting(step.before) ? isSame(step) : isWaiting(step.after) && !step.after.hasTag("known")),
  "shows the saved profile, also in the form, and publishes the change": (step) => {
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
  "checks the confirmation when the shopper returns, exactly while an address is unconfirmed": ({ after, before, emitted: facts, event }) =>
    event.type !== "account.reconnected" ||
    (currentState(after) === currentState(before) &&
      facts.some(({ type }) => type === "confirmation.check") === (isOpen(before) && isUnanswered(before.context.user))),
  "stores and publishes its user's loaded data; a confirmed address appears in the form": (step) => {
    const { after, before, emitted: facts, event } = step
    if (event.type !== "confirmation.userLoaded") return true
    const reported: User = event["user"]
    if (isWaiting(before) || before.context.user?.id !== reported.id) return isSame(step)
    const reopened = facts.find(({ type }) => type === "form.open")
    const isMoved = before.context.user.email !== reported.email
    return (
      isEqual(after.context.user, reported) &&
      facts.some((fact) => isEqual(fact, { type: "account.changed", user: reported })) &&
      (isMoved ? reopened?.["values"].email === reported.email : reopened === undefined)
    )
  },
  "shows that the profile is saved for five seconds": ({ after, event }) =>
    !event.type.startsWith("xstate.after.reading") || currentState(after) === "open.standing"
}
