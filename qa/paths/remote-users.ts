import { user } from "../samples/user.ts"
import { currentState, isEqual, isAt, isSame, type ModelOf, type StepOf } from "./model.ts"
import { type Remote, type RemoteSnapshot } from "./remote.ts"

type Sentences<C> = Pick<ModelOf<RemoteSnapshot<C>>, "invariants" | "postconditions">

/** Facts about the login state, for a world. */
export const signInFacts = [
  { type: "auth.settled", user: null },
  { type: "auth.settled", user },
  { type: "auth.loggedIn", user, by: "tab" },
  { type: "auth.loggedOut", by: "choice" }
]

/** Sentences of a machine that loads when a user is signed in. */
export const signedInSentences = <C>({ data, failure, idle }: Remote<C>): Sentences<C> => ({
  invariants: {
    "has no data while the visitor is not signed in": (snapshot) =>
      !isAt(idle.state)(snapshot) || (data(snapshot.context) === null && failure(snapshot.context) === null)
  },
  postconditions: {
    "loads the data of the user who signs in, and clears those of the previous user": ({ after, event }) =>
      (event.type !== "auth.loggedIn" && !(event.type === "auth.settled" && event["user"] !== null)) ||
      (isAt("loading")(after) && data(after.context) === null),
    "clears the data when the user signs out": ({ after, event }) =>
      (event.type !== "auth.loggedOut" && !(event.type === "auth.settled" && event["user"] === null)) || isAt(idle.state)(after)
  }
})

/** Transition of such a machine that nothing in the shop causes. */
export const signedInUnreachable = { "* --auth.settled#1--> waiting": "a guest is redirected to the home page before this page is shown" }

/** Request of a page: a list or one item. */
type PageRequest = { readonly asked: { readonly list: object } | { readonly id: number } | null }

const isOfList = ({ asked }: PageRequest): boolean => asked !== null && "list" in asked

/** Text of a request, with the status of the first item. */
export const describeRequest = ({ asked }: PageRequest, status: string | undefined): string => {
  if (asked === null) return ""
  return ` (${isOfList({ asked }) ? "list" : "one"}${status === undefined ? "" : `, ${status}`})`
}

/** Accepts only answers that fit the request. */
export const isRequestExplored =
  ({ read }: Pick<Remote<never>, "read">): NonNullable<ModelOf<unknown>["world"]["isExplored"]> =>
  ({ context }, event) =>
    event.type !== `xstate.done.actor.${read.actor}` ||
    event["output"]._tag === "Failure" ||
    isOfList(context) === (event["output"].value._tag === "List")

/** Sentences of a machine that loads a list or one item while a page shows it. */
export const pageRequestSentences = <C extends PageRequest>(remote: Remote<C>): Sentences<C> => ({
  invariants: {
    "has no data while no page shows any": (snapshot) => !isAt(remote.idle.state)(snapshot) || snapshot.context.asked === null
  },
  postconditions: {
    "requests the data of the page": ({ after, started }) =>
      started.every(({ id, input }) => id !== remote.read.actor || isEqual(input, after.context.asked)),
    "loads the data of every opened page, and clears those of another page": ({ after, before, event }) =>
      event.type !== `${remote.name}.show` ||
      (isAt("loading")(after) &&
        isEqual(after.context.asked, event["asked"]) &&
        isEqual(remote.data(after.context), isEqual(before.context.asked, event["asked"]) ? remote.data(before.context) : null)),
    "loads again when the user signs in again, and clears an earlier failure": (step) =>
      step.event.type !== "auth.loggedIn" ||
      (isAt(remote.idle.state)(step.before) ? isSame(step) : isAt("loading")(step.after) && remote.failure(step.after.context) === null),
    "clears the data when the user signs out; for another user the request remains": (step) => clearsOnSignOut(remote, step)
  }
})

const clearsOnSignOut = <C extends PageRequest>(
  { data, idle }: Remote<C>,
  { after, before, event }: StepOf<RemoteSnapshot<C>>
): boolean => {
  if (event.type === "auth.settled" && event["user"] !== null) return currentState(after) === currentState(before)
  if (event.type !== "auth.loggedOut" || event["by"] !== "other")
    return !["auth.settled", "auth.loggedOut"].includes(event.type) || isAt(idle.state)(after)
  const next = isAt(idle.state)(before) ? idle.state : "loading"
  return currentState(after) === next && data(after.context) === null && isEqual(after.context.asked, before.context.asked)
}
