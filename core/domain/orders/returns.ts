import type { CartType } from "../product/cart-ids.ts"

/** Consumer Rights Act, article 26.1. */
export const isMadeForBuyer = ({ engraving, type }: { readonly type: CartType; readonly engraving: object | null }): boolean =>
  type === "custom" || engraving !== null

/** Shown beside the price, before payment. */
export const madeForBuyerText = "Сделано под вас: возврата нет"
