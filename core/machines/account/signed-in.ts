import type { AuthFact } from "./auth.machine.ts"

/** Login state of machines that need no more; `null` until known. */
export type SignedIn = { readonly isUser: boolean | null }

export const signedInFacts = ["auth.settled", "auth.loggedIn", "auth.loggedOut"] as const

export const signedInBy = (fact: Extract<AuthFact, { readonly type: (typeof signedInFacts)[number] }>): SignedIn => ({
  isUser: fact.type !== "auth.loggedOut" && fact.user !== null
})
