import { assign, sendParent, setup } from "xstate"
import type { Guarded } from "../../routes/guard.ts"
import type { AuthFact } from "./auth.machine.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"

/** The page that is asked for, where it is for users alone. */
export type GateContext = { readonly guarded: Guarded | null }

export type GateEvent = AuthFact | NavigationFact

/** A guest stands before a page of users: where they are sent, and whether the login opens there (RT-047, RT-121). */
export type GateFact = { readonly type: "gate.turnedAway" } & Guarded

/** Lets users alone to the pages that are theirs; while it is not known who comes, the page waits (`architecture`, rule 12). */
export const gateMachine = setup({
  types: { context: {} as GateContext, events: {} as GateEvent, input: {} as GateContext, tags: {} as "open" },
  guards: {
    isUser: (_, { user }: { readonly user: unknown }) => user !== null,
    isGuarded: ({ context: { guarded } }) => guarded !== null,
    /** Who leaves, or does not want to sign in again after the shop ended the stay. */
    isChoice: (_, { by }: { readonly by: string }) => by === "choice" || by === "refusal",
    isOther: (_, { by }: { readonly by: string }) => by === "other"
  },
  actions: {
    keep: assign((_, { guarded }: GateContext) => ({ guarded })),
    forget: assign({ guarded: null }),
    /** Who leaves by choice is asked for nothing. */
    askNothing: assign(({ context: { guarded } }) => ({ guarded: guarded && { ...guarded, opensLogin: false } })),
    turnAway: sendParent(({ context: { guarded } }): GateFact => ({
      type: "gate.turnedAway",
      ...(guarded ?? { to: "/", opensLogin: false })
    }))
  }
}).createMachine({
  id: "gate",
  context: ({ input: { guarded } }) => ({ guarded }),
  initial: "unsure",
  on: {
    "navigation.resolved": { actions: { type: "keep", params: ({ event }) => ({ guarded: event.guarded }) } },
    "navigation.lost": { actions: { type: "keep", params: ({ event }) => ({ guarded: event.guarded }) } },
    "auth.settled": [{ guard: { type: "isUser", params: ({ event }) => event }, target: ".open" }, { target: ".closed" }],
    "auth.loggedIn": ".open",
    "auth.loggedOut": [
      { guard: { type: "isOther", params: ({ event }) => event } },
      { guard: { type: "isChoice", params: ({ event }) => event }, target: ".closed", actions: "askNothing" },
      { target: ".closed" }
    ]
  },
  states: {
    unsure: {},
    open: { tags: "open" },
    closed: {
      always: {
        guard: "isGuarded",
        actions: ["turnAway", "forget"]
      }
    }
  }
})
