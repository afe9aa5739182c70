import type { SnapshotFrom } from "xstate"
import type { AuthContext, authMachine } from "../../../core/machines/account/auth.machine.ts"
import { currentState, isEqual, isSame, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { type Event, factsOf, type Standing, isIdle, isFollowing } from "./auth.payloads.ts"

const isAnswer = ({ type }: Event) => /\.actor\.(?:checkMe|enterByLink)$/.test(type)
const isLeft = ({ type }: Event) => type.endsWith(".actor.logOut")

/** Source of a login by state; none when the session continues. */
const cameBy: Readonly<Record<string, string | undefined>> = { entering: "link", following: "tab" }

export const postconditions: Sentences<StepOf<SnapshotFrom<typeof authMachine>>> = {
  "[AUTH-002, AUTH-013] lets the user of a form in, and tells it; a new one as registered first, and one who was there before as gone": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type !== "auth.enter") return true
    const facts = [
      ...partingFrom(before, event["user"]),
      ...(event["by"] === "registration" ? [{ type: "auth.registered", user }] : []),
      { type: "auth.loggedIn", user: event["user"], by: event["by"] }
    ]
    return after.matches("member") && isEqual(after.context.user, event["user"]) && isEqual(factsOf(emitted), facts)
  },
  "asks who it is when another tab signs in": ({ after, emitted, event }) =>
    event.type !== "auth.signedInElsewhere" || (after.matches("following") && emitted.length === 0),
  "asks who a token stands for that it sees late": (step) =>
    step.event.type !== "auth.hydrated" ||
    (step.before.matches("guest") && step.event["hasToken"] === true ? step.after.matches("following") : isSame(step)),
  "knows the user whom the shop named, and tells who came": ({ after, before, emitted, event }) => {
    if (!isAnswer(event) || event["output"]?._tag !== "Success") return true
    const by = cameBy[currentState(before)]
    const { value: named } = event["output"]
    const fact = by === undefined ? { type: "auth.settled", user: named } : { type: "auth.loggedIn", user: named, by }
    const gone = by === "tab" ? partingFrom(before, named) : []
    return after.matches("member") && isEqual(after.context.user, named) && isEqual(factsOf(emitted), [...gone, fact])
  },
  "is a guest when the shop names nobody, and says so": ({ after, before, emitted, event }) =>
    !isAnswer(event) || event["output"]?._tag === "Success" || isReportedGone(before, after, emitted),
  "[AUTH-007] is a guest once the user has left, and tells it": ({ after, emitted, event }) =>
    !isLeft(event) || (isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "choice" }])),
  "leaves when the user wants to": ({ after, before, event }) =>
    event.type !== "auth.logOut" || (before.matches("member") ? after.matches("leaving") : currentState(after) === currentState(before)),
  "is a guest when another tab loses the token, and waits for its user when the shop does": (step) => {
    const { after, before, emitted, event } = step
    if (event.type !== "auth.tokenLost") return true
    if (before.hasTag("unsure")) return isReportedGone(before, after, emitted)
    if (!before.matches("member")) return isSame(step)
    if (event["isRefused"] !== true) return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "tab" }])
    const isUnchanged = after.matches("expired") && isEqual(after.context.user, before.context.user)
    return isUnchanged && isEqual(factsOf(emitted), [{ type: "auth.expired", isWrite: event["isWrite"] }])
  },
  "is a guest when a user whom the shop has forgotten does not want to sign in again": (step) =>
    step.event.type !== "auth.giveUp" ||
    (step.before.matches("expired")
      ? isGuest(step.after) && isEqual(factsOf(step.emitted), [{ type: "auth.loggedOut", by: "refusal" }])
      : isSame(step)),
  "keeps what was changed of a user, and says who it is now": (step) => {
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

function isGuest(snapshot: Standing & { readonly context: AuthContext }): boolean {
  return isIdle(snapshot) && snapshot.context.user === null
}

function isReportedGuest(after: Parameters<typeof isGuest>[0], emitted: ReadonlyArray<Event>): boolean {
  return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.settled", user: null }])
}

/** A known user who is logged out: reported as a logout, not as a new guest. */
function isReportedGone(
  before: { readonly context: AuthContext; readonly value: unknown },
  after: Parameters<typeof isGuest>[0],
  emitted: ReadonlyArray<Event>
): boolean {
  if (!isFollowing(before) || before.context.user === null) return isReportedGuest(after, emitted)
  return isGuest(after) && isEqual(factsOf(emitted), [{ type: "auth.loggedOut", by: "refusal" }])
}

function partingFrom({ context }: { readonly context: AuthContext }, next: { readonly id: number }): ReadonlyArray<object> {
  return context.user !== null && context.user.id !== next.id ? [{ type: "auth.loggedOut", by: "other" }] : []
}
