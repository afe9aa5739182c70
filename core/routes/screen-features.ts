import type { ScreenName } from "./route.ts"

/** Feature that runs only while its screen is shown. */
export type ScreenFeature =
  "account" | "checkout" | "payment" | "placedOrder" | "visits" | "alerts" | "diamondOrders" | "question" | "journalDesk"

export const screenFeatures: { readonly [S in ScreenName]?: ScreenFeature } = {
  checkout: "checkout",
  journal: "journalDesk",
  pay: "payment",
  success: "placedOrder",
  profile: "account",
  visits: "visits",
  alerts: "alerts",
  diamondOrders: "diamondOrders",
  diamondOrder: "diamondOrders",
  askQuestion: "question",
  getInTouch: "question"
}

/** Screens of browser-only data and forms, which need the late code at once. */
export const storedScreens: ReadonlySet<ScreenName> = new Set([
  "cart",
  "checkout",
  "pay",
  "success",
  "wishlist",
  "askQuestion",
  "getInTouch"
])
