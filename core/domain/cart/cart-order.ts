import type { CartItem } from "./cart-items.ts"
import { readCartId } from "./cart-ids.ts"

/** What a line that cannot be bought is asked for with (QO-002); `null` for a line of nothing that can be asked for. */
export const orderOfLine = ({ attributes, attributesMore, code, id, name, type, url }: CartItem) => {
  const product = readCartId(id)?.product
  if (product === undefined || url === null || (type !== "jewelry" && type !== "diamond")) return null
  const facts = attributesMore.map(([title, value]) => `${title.toLowerCase()}: ${value}`)
  return { id: product, name, isReady: false, link: url, comment: [`Артикул: ${code}`, attributes, ...facts].join("; ") }
}
