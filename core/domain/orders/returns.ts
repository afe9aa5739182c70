import type { CartType } from "../cart/cart-ids.ts"

/** What cannot be given back because nobody else could use it: a setting for the buyer's stone, an engraving (the law on consumers' rights, article 26.1). */
export const isMadeForBuyer = ({ engraving, type }: { readonly type: CartType; readonly engraving: object | null }): boolean =>
  type === "custom" || engraving !== null

/** Said beside the price of such a thing, before it is paid. */
export const madeForBuyerWords = "Сделано под вас: возврата нет"
