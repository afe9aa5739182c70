import { assign, sendParent, setup } from "xstate"
import type { AccountFact, User } from "./facts.ts"

type AuthCommand = { readonly type: "auth.enter"; readonly user: User; readonly by: "form" | "link" } | { readonly type: "auth.leave" }
type Entered = { readonly user: User; readonly by: "form" | "link" }

export const authMachine = setup({
  types: { context: {} as { readonly user: User | null }, events: {} as AuthCommand },
  actions: {
    keepUser: assign((_, { user }: Entered) => ({ user })),
    forgetUser: assign({ user: null }),
    tellLoggedIn: sendParent((_, { by, user }: Entered): AccountFact => ({ type: "auth.loggedIn", user, by })),
    tellLoggedOut: sendParent({ type: "auth.loggedOut" } satisfies AccountFact)
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
            { type: "keepUser", params: ({ event }) => event },
            { type: "tellLoggedIn", params: ({ event }) => event }
          ]
        }
      }
    },
    member: { on: { "auth.leave": { target: "guest", actions: ["forgetUser", "tellLoggedOut"] } } }
  }
})
