/** Local storage, shared by all tabs (SESS-009). */
export const storageKeys = {
  wishlist: "gran.wishlist",
  cart: "gran.cart",
  checkout: "gran.checkout",
  /** Recent constructor choices. */
  variants: "gran.variants",
  drafts: "gran.drafts",
  /** With the time of the choice. */
  consent: "gran.consent",
  /** Customer-data platform: session and queue; require consent. */
  marketing: "gran.marketing",
  platform: "gran.platform",
  /** Measured pixels of the screen. */
  trueSize: "gran.trueSize",
  saleUserId: "gran.saleUserId",
  deviceId: "gran.deviceId",
  /** Display preferences of the catalogue. */
  arrangement: "gran.arrangement",
  /** The only stored secret; restores the login after a reload. */
  token: "gran.token"
} as const
