import type { AuthFact } from "./auth.machine.ts"

/** Login state without the user; `null` until determined. */
export type SignedIn = { readonly isUser: boolean | null }

export const signedInFacts = ["auth.settled", "auth.loggedIn", "auth.loggedOut"] as const

export type SignedInFact = Extract<AuthFact, { readonly type: (typeof signedInFacts)[number] }>

export const signedInBy = (fact: SignedInFact): SignedIn => ({
  isUser: fact.type !== "auth.loggedOut" && fact.user !== null
})
