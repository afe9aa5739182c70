/** Keys in local storage, which all tabs share (SESS-009). */
export const storageKeys = {
  wishlist: "gran.wishlist",
  cart: "gran.cart",
  /** Checkout form. */
  checkout: "gran.checkout",
  /** Recent choices of the constructor. */
  variants: "gran.variants",
  /** Unsent form drafts. */
  drafts: "gran.drafts",
  /** Cookie consent and its time. */
  consent: "gran.consent",
  /** Marketing session, and the queue for the customer-data platform; both need consent. */
  marketing: "gran.marketing",
  platform: "gran.platform",
  saleUserId: "gran.saleUserId",
  deviceId: "gran.deviceId",
  /** Display preferences of the catalogue. */
  arrangement: "gran.arrangement",
  /** The only stored secret: it restores the login after a reload. */
  token: "gran.token"
} as const
