import { succeeded } from "../../../core/kernel/outcome.ts"
import { authMachine } from "../../../core/machines/account/auth.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { other, answers, signedOut, refusedForWrite, signedOutElsewhere, factsOf } from "./auth.payloads.ts"
import { postconditions } from "./auth.postconditions.ts"
import { stages } from "./auth.stages.ts"

const stranger = { ...user, id: 8, name: "Вера" }

const stateTexts: Readonly<Record<string, string>> = {
  checking: "the stored token is checked",
  entering: "the token of a link is checked",
  following: "the token of another tab is checked",
  guest: "the visitor is a guest",
  member: "the visitor is a user",
  expired: "the session has expired",
  leaving: "the user is signing out"
}

export const model = defineModel<typeof authMachine>({
  name: "auth",
  actorPath: "shop/auth",
  world: {
    machine: authMachine,
    input: { start: "guest" },
    otherInputs: [{ start: "stored" }, { start: "link" }],
    callbackActors: ["watchToken"],
    events: [
      { type: "auth.enter", user, by: "login" },
      { type: "auth.enter", user, by: "registration" },
      { type: "auth.enter", user: stranger, by: "login" },
      { type: "auth.change", user: other },
      { type: "auth.hydrated", hasToken: false },
      { type: "auth.hydrated", hasToken: true },
      { type: "auth.tokenLost", isRefused: true, isWrite: false },
      refusedForWrite,
      signedOutElsewhere,
      ...answers,
      signedOut,
      { type: "xstate.error.actor.logOut", error: defect },
      { type: "xstate.done.actor.checkMe", output: succeeded(stranger) }
    ]
  },
  describeState: (snapshot) => {
    const { start, user: visitor } = snapshot.context
    const from = { guest: "without a token", stored: "with a stored token", link: "with a link" }[start]
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${visitor === null ? "" : ` (${visitor.name})`}, in a tab that started ${from}`
  },
  eventTexts: {
    "auth.enter": ({ by }) => `a ${String(by)} form is accepted`,
    "auth.logOut": "«Выйти» is pressed",
    "auth.change": "the user's data are changed",
    "auth.hydrated": ({ hasToken }) => `the storage has ${hasToken === true ? "a" : "no"} token`,
    "auth.signedInElsewhere": "another tab signs in",
    "auth.giveUp": "the user declines to sign in again",
    "auth.tokenLost": ({ isWrite, isRefused }) =>
      isRefused === true ? `the server refuses the token${isWrite === true ? " of a write" : ""}` : "another tab signs out",
    "xstate.done.actor.checkMe": ({ output }) =>
      output._tag === "Success" ? "the server accepts the token" : "the server refuses the token",
    "xstate.error.actor.checkMe": "the call throws",
    "xstate.done.actor.enterByLink": ({ output }) =>
      output._tag === "Success" ? "the server accepts the link" : "the server refuses the link",
    "xstate.error.actor.enterByLink": "the call throws",
    "xstate.done.actor.logOut": "the server ends the session",
    "xstate.error.actor.logOut": "the call throws"
  },
  invariants: {
    "[AUTH-011] is either a guest without data or a user with data, once it is known": (snapshot) => {
      const isUser = snapshot.hasTag("member") || snapshot.matches("expired")
      if (snapshot.hasTag("unsure")) return !isUser && !snapshot.matches("guest")
      return isUser !== snapshot.matches("guest") && isUser === (snapshot.context.user !== null)
    },
    "only a signed-in user can sign out": (snapshot) => snapshot.can({ type: "auth.logOut" }) === snapshot.matches("member"),
    "has the tag «unsure» exactly while it checks a token": (snapshot) =>
      snapshot.hasTag("unsure") === ["checking", "entering", "following"].includes(currentState(snapshot)),
    "checks no token in a tab that started without one": (snapshot) =>
      snapshot.context.start !== "guest" || !("enterByLink" in snapshot.children || snapshot.matches("checking")),
    "watches the token for changes by other tabs": ({ children }) => "watchToken" in children
  },
  startConditions: {
    "publishes a guest at once without a token, otherwise nothing until the token is checked": ({ after, emitted }) =>
      isEqual(factsOf(emitted), after.context.start === "guest" ? [{ type: "auth.settled", user: null }] : [])
  },
  postconditions,
  stages
})
