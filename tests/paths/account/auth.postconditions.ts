import type { SnapshotFrom } from "xstate"
import type { AuthContext, authMachine } from "../../../core/machines/account/auth.machine.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { type Event, factsOf, type AuthState, isIdle, isFollowing } from "./auth.payloads.ts"

const isAnswer = ({ type }: Event) => /\.actor\.(?:checkMe|enterByLink)$/.test(type)
const isSignedOut = ({ type }: Event) => type.endsWith(".actor.logOut")

/** Reported source of a login by state; none when a stored session continues. */
const loginSource: Readonly<Record<string, string | undefined>> = { entering: "link", following: "tab" }

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof authMachine>>> = {
  "[AUTH-002, AUTH-013] signs in and publishes the form's user, after a registration or another user's sign-out": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type !== "auth.enter") return true
    const facts = [
      ...signOutOfPrevious(before, event["user"]),
      ...(event["by"] === "registration" ? [{ type: "auth.registered", user }] : []),
      { type: "auth.loggedIn", user: event["user"], by: event["by"] }
    ]
    return after.matches("member") && isEqual(after.context.user, event["user"]) && isEqual(factsOf(emitted), facts)
  },
  "checks the token when another tab signs in": ({ after, emitted, event }) =>
    event.type !== "auth.signedInElsewhere" || (after.matches("following") && emitted.length === 0),
  "checks a stored token that is found after a start as a guest": (step) =>
    step.event.type !== "auth.hydrated" ||
    (step.before.matches("guest") && step.event["hasToken"] === true ? step.after.matches("following") : isSame(step)),
  "stores the user of an accepted token, and publishes the login or the settled state": ({ after, before, emitted, event }) => {
    if (!isAnswer(event) || event["output"]?._tag !== "Success") return true
    const by = loginSource[currentState(before)]
    const { value: named } = event["output"]
    const fact = by === undefined ? { type: "auth.settled", user: named } : { type: "auth.loggedIn", user: named, by }
    const gone = by === "tab" ? signOutOfPrevious(before, named) : []
    return after.matches("member") && isEqual(after.context.user, named) && isEqual(factsOf(emitted), [...gone, fact])
  },
  "becomes and publishes a guest when the token is refused": ({ after, before, emitted, event }) =>
    !isAnswer(event) || event["output"]?._tag === "Success" || isSignOutReported(before, after, emitted),
  "[AUTH-007] becomes a guest after a sign-out, and publishes the sign-out": ({ after, emitted, event }) =>
    !isSignedOut(event) || (isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "choice" }])),
  "starts to sign out only for a signed-in user": ({ after, before, event }) =>
    event.type !== "auth.logOut" || (before.matches("member") ? after.matches("leaving") : currentState(after) === currentState(before)),
  "becomes a guest when another tab signs out; expires when the server refuses the token": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "auth.tokenLost") return true
    if (before.hasTag("unsure")) return isSignOutReported(before, after, emitted)
    if (!before.matches("member")) return isSame(step)
    if (event["isRefused"] !== true) return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "tab" }])
    const isUnchanged = after.matches("expired") && isEqual(after.context.user, before.context.user)
    return isUnchanged && isEqual(factsOf(emitted), [{ type: "auth.expired", isWrite: event["isWrite"] }])
  },
  "becomes a guest when the user of an expired session declines to sign in": (step) =>
    step.event.type !== "auth.giveUp" ||
    (step.before.matches("expired")
      ? isGuest(step.after) && isEqual(factsOf(step.emitted), [{ type: "auth.loggedOut", by: "refusal" }])
      : isSame(step)),
  "stores changed data of the user, and publishes them": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "auth.change") return true
    if (!before.matches("member")) return isSame(step)
    const { user: changed } = event
    return (
      after.matches("member") &&
      isEqual(after.context.user, changed) &&
      isEqual(factsOf(emitted), [{ type: "auth.settled", user: changed }])
    )
  }
}

function isGuest(snapshot: AuthState & { readonly context: AuthContext }): boolean {
  return isIdle(snapshot) && snapshot.context.user === null
}

function isGuestReported(after: Parameters<typeof isGuest>[0], emitted: ReadonlyArray<Event>): boolean {
  return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.settled", user: null }])
}

/** After a refused token a known user is reported as signed out, not as a new guest. */
function isSignOutReported(
  before: { readonly context: AuthContext; readonly value: unknown },
  after: Parameters<typeof isGuest>[0],
  emitted: ReadonlyArray<Event>
): boolean {
  if (!isFollowing(before) || before.context.user === null) return isGuestReported(after, emitted)
  return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "refusal" }])
}

function signOutOfPrevious({ context }: { readonly context: AuthContext }, next: { readonly id: number }): ReadonlyArray<object> {
  return context.user !== null && context.user.id !== next.id ? [{ type: "auth.loggedOut", by: "other" }] : []
}
