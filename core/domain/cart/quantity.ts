import { cartTexts } from "./cart-limits.ts"
import type { CartWrite } from "./cart-writes.ts"

/** CART-034. */
export type TypedQuantity = { readonly quantity: number; readonly wrong: null } | { readonly quantity: null; readonly wrong: string }

export const readQuantity = (text: string, most: number): TypedQuantity => {
  const typed = text.trim()
  const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  if (quantity < 1) return { quantity: null, wrong: cartTexts.quantity }
  return quantity > most ? { quantity: null, wrong: cartTexts.tooMany(most) } : { quantity, wrong: null }
}

/** Quantity after pending writes, from which the next click counts. */
export const pendingQuantity = (writes: ReadonlyArray<CartWrite>, id: string, quantity: number): number => {
  const last = writes.findLast((write) => write.kind === "change" && write.id === id)
  return last?.kind === "change" ? last.quantity : quantity
}
