import type { ScreenName } from "./route.ts"

/** A feature that lives with its screen, and no longer. */
export type ScreenFeature = "account" | "checkout" | "payment" | "placedOrder" | "visits" | "diamondOrders" | "question" | "journalDesk"

/** Which feature lives while a screen is shown. */
export const screenFeatures: { readonly [S in ScreenName]?: ScreenFeature } = {
  checkout: "checkout",
  journal: "journalDesk",
  pay: "payment",
  success: "placedOrder",
  profile: "account",
  visits: "visits",
  diamondOrders: "diamondOrders",
  diamondOrder: "diamondOrders",
  askQuestion: "question",
  getInTouch: "question"
}

/** Screens of what this browser alone knows, and of a form: they are nothing without what comes late, so it comes at once. */
export const storedScreens: ReadonlySet<ScreenName> = new Set([
  "cart",
  "checkout",
  "pay",
  "success",
  "wishlist",
  "askQuestion",
  "getInTouch"
])

/** Screens whose lists are drawn as the visitor wants them (`core/domain/catalogue/arrangement.ts`). */
export const arrangedScreens: ReadonlySet<ScreenName> = new Set(["diamonds", "jewelry"])
