/** Where a guest is sent who asks for a page of users, and whether the login opens there; a user is let through (RT-047, RT-121). */
export type Guarded = { readonly to: string; readonly opensLogin: boolean }

/** The checkout gives way to the cart; the personal area to the home page with the login, which leads on to the profile. */
export const guardedOf = (path: string): Guarded =>
  path.startsWith("/cart/") ? { to: "/cart", opensLogin: false } : { to: "/", opensLogin: true }
