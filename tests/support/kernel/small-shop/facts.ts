export type User = { readonly id: number; readonly name: string }

/** What the rest of the small shop hears of the account. */
export type AccountFact =
  { readonly type: "auth.loggedIn"; readonly user: User; readonly by: "form" | "link" } | { readonly type: "auth.loggedOut" }

/** What the rest of the small shop hears of the cart. */
export type CartFact = { readonly type: "cart.added"; readonly id: string } | { readonly type: "cart.removed"; readonly id: string }
