import type { CartItem } from "./cart-items.ts"
import { readCartId } from "./read-cart-id.ts"

/** Quick order of a line, or request if it cannot be bought (QO-001, QO-002); `null` for certificates and products without a page. */
export const orderOfLine = ({ attributes, comment, id, isAvailable, name, url }: CartItem) => {
  const product = readCartId(id)?.product
  if (product === undefined || url === null || comment === null) return null
  return { id: product, name, details: attributes, isReady: isAvailable, link: url, comment }
}
