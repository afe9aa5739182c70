/** Redirect of a guest from a page for users (RT-047, RT-121). */
export type Guarded = { readonly to: string; readonly opensLogin: boolean }

/** Checkout redirects to the cart; the personal area to the home page with the login dialog, which leads to the profile. */
export const guardedOf = (path: string): Guarded =>
  path.startsWith("/cart/") ? { to: "/cart", opensLogin: false } : { to: "/", opensLogin: true }
