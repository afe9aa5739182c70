/** What the shop keeps in local storage, where other tabs see it (SESS-009). */
export const storageKeys = {
  wishlist: "gran.wishlist",
  cart: "gran.cart",
  /** What a shopper has filled in to order. */
  checkout: "gran.checkout",
  saleUserId: "gran.saleUserId",
  deviceId: "gran.deviceId",
  /** How the catalogue is drawn. */
  arrangement: "gran.arrangement",
  /** The one secret that is kept: it says who is signed in after a reload. */
  token: "gran.token"
} as const
