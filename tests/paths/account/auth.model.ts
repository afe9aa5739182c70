import { succeeded } from "../../../core/kernel/outcome.ts"
import { authMachine } from "../../../core/machines/account/auth.machine.ts"
import { currentState, defineModel, isEqual } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { other, answers, left, pressed, lost, factsOf } from "./auth.payloads.ts"
import { postconditions } from "./auth.postconditions.ts"
import { stages } from "./auth.stages.ts"

const stranger = { ...user, id: 8, name: "Вера" }

const stateTexts: Readonly<Record<string, string>> = {
  checking: "the kept token is looked at",
  entering: "the token of a link is looked at",
  following: "the token of another tab is looked at",
  guest: "it is a guest",
  member: "it is a user",
  expired: "the shop has forgotten the user",
  leaving: "the user leaves"
}

export const model = defineModel<typeof authMachine>({
  name: "auth",
  actorPath: "shop/auth",
  world: {
    machine: authMachine,
    input: { start: "guest" },
    otherInputs: [{ start: "stored" }, { start: "link" }],
    watchers: ["watchToken"],
    events: [
      { type: "auth.enter", user, by: "login" },
      { type: "auth.enter", user, by: "registration" },
      { type: "auth.enter", user: stranger, by: "login" },
      { type: "auth.change", user: other },
      { type: "auth.hydrated", hasToken: false },
      { type: "auth.hydrated", hasToken: true },
      { type: "auth.tokenLost", isRefused: true, isWrite: false },
      pressed,
      lost,
      ...answers,
      left,
      { type: "xstate.error.actor.logOut", error: defect },
      { type: "xstate.done.actor.checkMe", output: succeeded(stranger) }
    ]
  },
  describeState: (snapshot) => {
    const { start, user: whom } = snapshot.context
    const from = { guest: "without a token", stored: "with a kept token", link: "by a link" }[start]
    return `${stateTexts[currentState(snapshot)] ?? currentState(snapshot)}${whom === null ? "" : ` (${whom.name})`}, in a tab that began ${from}`
  },
  eventTexts: {
    "auth.enter": ({ by }) => `a form of ${String(by)} was taken`,
    "auth.logOut": "the user wants to leave",
    "auth.change": "the user's data were changed",
    "auth.hydrated": ({ hasToken }) => `the storage has ${hasToken === true ? "a" : "no"} token`,
    "auth.signedInElsewhere": "another tab signs in",
    "auth.giveUp": "nobody is asked to sign in again",
    "auth.tokenLost": ({ isWrite, isRefused }) =>
      isRefused === true
        ? `the shop does not take the token any more${isWrite === true ? ", as a press finds out" : ""}`
        : "another tab signs out",
    "xstate.done.actor.checkMe": ({ output }) => (output._tag === "Success" ? "the shop knows the user" : "the shop refuses the token"),
    "xstate.error.actor.checkMe": "the call breaks",
    "xstate.done.actor.enterByLink": ({ output }) => (output._tag === "Success" ? "the shop takes the link" : "the shop refuses the link"),
    "xstate.error.actor.enterByLink": "the call breaks",
    "xstate.done.actor.logOut": "the shop is told",
    "xstate.error.actor.logOut": "the telling breaks"
  },
  invariants: {
    "[AUTH-011] is a guest without data, or a user with them, and nobody else once it is known": (snapshot) => {
      const isUser = snapshot.hasTag("member") || snapshot.matches("expired")
      if (snapshot.hasTag("unsure")) return !isUser && !snapshot.matches("guest")
      return isUser !== snapshot.matches("guest") && isUser === (snapshot.context.user !== null)
    },
    "lets users alone leave": (snapshot) => snapshot.can({ type: "auth.logOut" }) === snapshot.matches("member"),
    "is unsure exactly while it asks": (snapshot) =>
      snapshot.hasTag("unsure") === ["checking", "entering", "following"].includes(currentState(snapshot)),
    "asks nothing without a token": (snapshot) =>
      snapshot.context.start !== "guest" || !("enterByLink" in snapshot.children || snapshot.matches("checking")),
    "listens for what other tabs do with the token": ({ children }) => "watchToken" in children
  },
  startConditions: {
    "tells at once that it is a guest where there is no token, and nothing before it knows": ({ after, emitted }) =>
      isEqual(factsOf(emitted), after.context.start === "guest" ? [{ type: "auth.settled", user: null }] : [])
  },
  postconditions,
  stages
})
