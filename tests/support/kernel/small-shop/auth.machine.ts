import { assign, sendParent, setup } from "xstate"
import type { AccountFact, User } from "./facts.ts"

type AuthCommand = { readonly type: "auth.enter"; readonly user: User; readonly by: "form" | "link" } | { readonly type: "auth.leave" }
type Entered = { readonly user: User; readonly by: "form" | "link" }

export const authMachine = setup({
  types: { context: {} as { readonly user: User | null }, events: {} as AuthCommand },
  actions: {
    storeUser: assign((_, { user }: Entered) => ({ user })),
    clearUser: assign({ user: null }),
    publishLoggedIn: sendParent((_, { by, user }: Entered): AccountFact => ({ type: "auth.loggedIn", user, by })),
    publishLoggedOut: sendParent({ type: "auth.loggedOut" } satisfies AccountFact)
  }
}).createMachine({
  id: "auth",
  context: { user: null },
  initial: "guest",
  states: {
    guest: {
      on: {
        "auth.enter": {
          target: "member",
          actions: [
            { type: "storeUser", params: ({ event }) => event },
            { type: "publishLoggedIn", params: ({ event }) => event }
          ]
        }
      }
    },
    member: { on: { "auth.leave": { target: "guest", actions: ["clearUser", "publishLoggedOut"] } } }
  }
})
