/** What the shop keeps in local storage, where other tabs see it (SESS-009). */
export const storageKeys = {
  wishlist: "gran.wishlist",
  cart: "gran.cart",
  /** What a shopper has filled in to order. */
  checkout: "gran.checkout",
  /** What was put together in the constructor. */
  variants: "gran.variants",
  /** What was typed into forms that were not sent. */
  drafts: "gran.drafts",
  /** What the visitor allows, and when that was said. */
  consent: "gran.consent",
  /** The marketing session, where it is allowed, and what waits for the customer-data platform. */
  marketing: "gran.marketing",
  platform: "gran.platform",
  saleUserId: "gran.saleUserId",
  deviceId: "gran.deviceId",
  /** How the catalogue is drawn. */
  arrangement: "gran.arrangement",
  /** The one secret that is kept: it says who is signed in after a reload. */
  token: "gran.token"
} as const
