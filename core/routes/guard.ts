/** Redirect of a guest from a page for users (RT-047, RT-121). */
export type GuardRedirect = { readonly to: string; readonly opensLogin: boolean }

/** Checkout redirects to the cart; the personal area to the home page with the login dialog, which leads to the profile. */
export const guardRedirect = (path: string): GuardRedirect =>
  path.startsWith("/cart/") ? { to: "/cart", opensLogin: false } : { to: "/", opensLogin: true }
