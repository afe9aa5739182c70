import { cartKinds } from "../cart/cart-ids.ts"
import { bySection, readCartId } from "../cart/read-cart-id.ts"

/** A product as marketing knows it (ENT-020); `id` is that of its line in a cart, which names its kind: `0-12`, `1-7`. */
export type MarketingProduct = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly collection: string | null
  readonly category: string
  readonly quantity: number
}

/** A line of a cart, as far as the cart itself knows it. */
export type MarketingLine = { readonly id: string; readonly quantity: number; readonly price: number | null }

/** What things are called that have no category of their own. */
export const kindCategories = { jewelry: "jewelry", diamond: "diamond", custom: "custom-jewelry", certificate: "gift-certificate" } as const

/** The id of a variant and of a stone, as their lines have it. */
export const variantId = (id: number): string => `${cartKinds.jewelry}-${id}`
export const stoneId = (id: number): string => `${cartKinds.diamond}-${id}`

/** A line with what has been seen of its product; where nothing has, it is called by its id. */
export const productOf = (seen: Readonly<Record<string, MarketingProduct>>, { id, price, quantity }: MarketingLine): MarketingProduct => {
  const known = seen[id]
  const ref = readCartId(id)
  const own = ref?.type === "certificate" ? ref.amount : price
  return known === undefined
    ? { id, name: id, price: own ?? 0, collection: null, category: kindCategories[ref?.type ?? "jewelry"], quantity }
    : { ...known, price: own ?? known.price, quantity }
}

/** What the products cost together, in roubles. */
export const valueOf = (products: ReadonlyArray<MarketingProduct>): number =>
  products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Products under the sections of their kinds, as a removal has its ids (MKT-021). */
export const productsBySection = (products: ReadonlyArray<MarketingProduct>) => bySection(products, ({ id }) => id)
