import { assign, enqueueActions, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import type { GuardRedirect } from "../../routes/guard.ts"
import type { AuthFact } from "./auth.machine.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"

export type GateContext = {
  /** Requested page, if it is for users only. */
  readonly guarded: GuardRedirect | null
  /** The login opens only after the redirect, because a navigation closes dialogs. */
  readonly opensLogin: boolean
}

export type GateEvent = AuthFact | NavigationFact

/** Redirects a guest from a page for users, then requests the login (RT-047, RT-121). */
export type GateFact = { readonly type: "gate.redirected"; readonly to: string } | { readonly type: "gate.loginRequested" }

/** Guards pages for users, once the login state is known. */
export const gateMachine = setup({
  types: { context: {} as GateContext, events: {} as GateEvent, tags: {} as "open" },
  guards: {
    isUser: ({ event }) => narrowEvent(event, "auth.settled").user !== null,
    isGuarded: ({ context: { guarded } }) => guarded !== null,
    /** Logout by choice, or a login dismissed after expiry. */
    isByVisitor: ({ event }) => {
      const { by } = narrowEvent(event, "auth.loggedOut")
      return by === "choice" || by === "refusal"
    },
    isOtherUser: ({ event }) => narrowEvent(event, "auth.loggedOut").by === "other"
  },
  actions: {
    storeGuarded: assign(({ event }) => ({ guarded: narrowEvent(event, "navigation.resolved", "navigation.lost").guarded })),
    clearGuarded: assign(({ context: { guarded } }) => ({ guarded: null, opensLogin: guarded?.opensLogin === true })),
    publishLoginRequested: enqueueActions(({ context: { opensLogin }, enqueue }) => {
      if (!opensLogin) return
      enqueue.sendParent({ type: "gate.loginRequested" } satisfies GateFact)
      enqueue.assign({ opensLogin: false })
    }),
    clearLoginRequest: assign({ opensLogin: false }),
    suppressLogin: assign(({ context: { guarded } }) => ({ guarded: guarded && { ...guarded, opensLogin: false } })),
    publishRedirected: sendParent(({ context: { guarded } }): GateFact => ({
      type: "gate.redirected",
      to: guarded?.to ?? "/"
    }))
  }
}).createMachine({
  id: "gate",
  context: { guarded: null, opensLogin: false },
  initial: "unsure",
  on: {
    "navigation.resolved": { actions: "storeGuarded" },
    "navigation.lost": { actions: "storeGuarded" },
    "auth.settled": [{ guard: "isUser", target: ".open" }, { target: ".closed" }],
    "auth.loggedIn": ".open",
    "auth.loggedOut": [
      { guard: "isOtherUser" },
      { guard: "isByVisitor", target: ".closed", actions: "suppressLogin" },
      { target: ".closed" }
    ]
  },
  states: {
    unsure: {},
    open: { tags: "open", entry: "clearLoginRequest" },
    closed: {
      always: { guard: "isGuarded", actions: ["publishRedirected", "clearGuarded"] },
      on: { "navigation.resolved": { actions: ["publishLoginRequested", "storeGuarded"] } }
    }
  }
})
