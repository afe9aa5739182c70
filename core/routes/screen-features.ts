import type { ScreenName } from "./route.ts"

/** A feature that lives with its screen, and no longer. */
export type ScreenFeature = "account" | "checkout" | "payment" | "placedOrder" | "visits" | "journalDesk"

/** Which feature lives while a screen is shown. */
export const screenFeatures: { readonly [S in ScreenName]?: ScreenFeature } = {
  checkout: "checkout",
  journal: "journalDesk",
  pay: "payment",
  success: "placedOrder",
  profile: "account",
  visits: "visits"
}
