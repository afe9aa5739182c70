import type { AuthFact } from "./auth.machine.ts"

/** What a machine keeps of the log-in where it needs no more: whether somebody is signed in; `null` until that is known. */
export type SignedIn = { readonly isUser: boolean | null }

/** The facts that say so. */
export const signedInFacts = ["auth.settled", "auth.loggedIn", "auth.loggedOut"] as const

export const signedInBy = (fact: Extract<AuthFact, { readonly type: (typeof signedInFacts)[number] }>): SignedIn => ({
  isUser: fact.type !== "auth.loggedOut" && fact.user !== null
})
