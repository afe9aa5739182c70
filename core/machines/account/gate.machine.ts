import { assign, enqueueActions, sendParent, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import type { Guarded } from "../../routes/guard.ts"
import type { AuthFact } from "./auth.machine.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"

export type GateContext = {
  /** The page that is asked for, where it is for users alone. */
  readonly guarded: Guarded | null
  /** The log-in is to open where the guest is led to: on the way there it would be closed. */
  readonly opensLogin: boolean
}

export type GateEvent = AuthFact | NavigationFact

/** A guest stands before a page of users: where they are sent, and, once they are there, that the log-in opens (RT-047, RT-121). */
export type GateFact = { readonly type: "gate.turnedAway"; readonly to: string } | { readonly type: "gate.askedLogin" }

/** Lets users alone to the pages that are theirs; while it is not known who comes, the page waits. */
export const gateMachine = setup({
  types: { context: {} as GateContext, events: {} as GateEvent, tags: {} as "open" },
  guards: {
    isUser: ({ event }) => asserted(event, "auth.settled").user !== null,
    isGuarded: ({ context: { guarded } }) => guarded !== null,
    /** Who leaves, or does not want to sign in again after the shop ended the stay. */
    isChoice: ({ event }) => {
      const { by } = asserted(event, "auth.loggedOut")
      return by === "choice" || by === "refusal"
    },
    isOther: ({ event }) => asserted(event, "auth.loggedOut").by === "other"
  },
  actions: {
    keep: assign(({ event }) => ({ guarded: asserted(event, "navigation.resolved", "navigation.lost").guarded })),
    /** The guest is on the way. */
    letGo: assign(({ context: { guarded } }) => ({ guarded: null, opensLogin: guarded?.opensLogin === true })),
    askLogin: enqueueActions(({ context: { opensLogin }, enqueue }) => {
      if (!opensLogin) return
      enqueue.sendParent({ type: "gate.askedLogin" } satisfies GateFact)
      enqueue.assign({ opensLogin: false })
    }),
    forgetLogin: assign({ opensLogin: false }),
    /** Who leaves by choice is asked for nothing. */
    askNothing: assign(({ context: { guarded } }) => ({ guarded: guarded && { ...guarded, opensLogin: false } })),
    turnAway: sendParent(({ context: { guarded } }): GateFact => ({
      type: "gate.turnedAway",
      to: guarded?.to ?? "/"
    }))
  }
}).createMachine({
  id: "gate",
  context: { guarded: null, opensLogin: false },
  initial: "unsure",
  on: {
    "navigation.resolved": { actions: "keep" },
    "navigation.lost": { actions: "keep" },
    "auth.settled": [{ guard: "isUser", target: ".open" }, { target: ".closed" }],
    "auth.loggedIn": ".open",
    "auth.loggedOut": [{ guard: "isOther" }, { guard: "isChoice", target: ".closed", actions: "askNothing" }, { target: ".closed" }]
  },
  states: {
    unsure: {},
    open: { tags: "open", entry: "forgetLogin" },
    closed: {
      always: { guard: "isGuarded", actions: ["turnAway", "letGo"] },
      on: { "navigation.resolved": { actions: ["askLogin", "keep"] } }
    }
  }
})
