import type { CartItem } from "./cart-items.ts"
import { readCartId } from "./read-cart-id.ts"

/** Quick order of a line, or request if it cannot be bought (QO-001, QO-002); `null` for certificates and products without a page. */
export const orderOfLine = ({ attributes, attributesMore, code, comment, id, isAvailable, name, type, url }: CartItem) => {
  const product = readCartId(id)?.product
  if (product === undefined || url === null || type === "certificate") return null
  const facts = attributesMore.map(([title, value]) => `${title.toLowerCase()}: ${value}`)
  return {
    id: product,
    name,
    details: attributes,
    isReady: isAvailable,
    link: url,
    comment: comment ?? [`Артикул: ${code}`, attributes, ...facts].join("; ")
  }
}
