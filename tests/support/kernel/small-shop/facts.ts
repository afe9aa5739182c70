export type User = { readonly id: number; readonly name: string }

/** Facts published by the account. */
export type AccountFact =
  { readonly type: "auth.loggedIn"; readonly user: User; readonly by: "form" | "link" } | { readonly type: "auth.loggedOut" }

/** Facts published by the cart. */
export type CartFact = { readonly type: "cart.added"; readonly id: string } | { readonly type: "cart.removed"; readonly id: string }
