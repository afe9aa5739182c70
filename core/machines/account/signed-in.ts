import type { AuthFact } from "./auth.machine.ts"

/** `null` until determined. */
export type SignedIn = { readonly isUser: boolean | null }

/** Facts that a feature with a user's data follows. */
export const signedInFacts = ["auth.settled", "auth.loggedIn", "auth.loggedOut"] as const

export type SignedInFact = Extract<AuthFact, { readonly type: (typeof signedInFacts)[number] }>

/** Transitions of a page with an address. The login of another user reloads it. */
export const reloadBySignIn = {
  "auth.settled": { guard: "isGuest", target: ".away", actions: "clearResult" },
  "auth.loggedIn": { target: ".loading", actions: "clearFailure" },
  "auth.loggedOut": [
    { guard: "isOtherUser", target: ".loading", actions: "clearShown" },
    { target: ".away", actions: "clearResult" }
  ]
} as const

/** Transitions of a list that every login loads. */
export const loadBySignIn = {
  "auth.settled": [
    { guard: "isUser", target: ".loading", actions: "clearResult" },
    { target: ".waiting", actions: "clearResult" }
  ],
  "auth.loggedIn": { target: ".loading", actions: "clearResult" },
  "auth.loggedOut": { target: ".waiting", actions: "clearResult" }
} as const

export const signedInBy = (fact: SignedInFact): SignedIn => ({
  isUser: fact.type !== "auth.loggedOut" && fact.user !== null
})
