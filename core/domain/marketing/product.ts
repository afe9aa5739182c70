import { cartKinds } from "../cart/cart-ids.ts"
import { bySection, readCartId } from "../cart/read-cart-id.ts"

/** A product in marketing data (ENT-020); `id` is its cart line id: `0-12`, `1-7`. */
export type MarketingProduct = {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly collection: string | null
  readonly category: string
  readonly quantity: number
}

/** A cart line without product data. */
export type MarketingLine = { readonly id: string; readonly quantity: number; readonly price: number | null }

/** Fallback categories by product type. */
export const kindCategories = { jewelry: "jewelry", diamond: "diamond", custom: "custom-jewelry", certificate: "gift-certificate" } as const

/** Cart line ids of a variant and of a stone. */
export const variantId = (id: number): string => `${cartKinds.jewelry}-${id}`
export const stoneId = (id: number): string => `${cartKinds.diamond}-${id}`

/** Resolves a line to its product; an unseen product is named by its id. */
export const productOf = (seen: Readonly<Record<string, MarketingProduct>>, { id, price, quantity }: MarketingLine): MarketingProduct => {
  const known = seen[id]
  const ref = readCartId(id)
  const own = ref?.type === "certificate" ? ref.amount : price
  return known === undefined
    ? { id, name: id, price: own ?? 0, collection: null, category: kindCategories[ref?.type ?? "jewelry"], quantity }
    : { ...known, price: own ?? known.price, quantity }
}

/** Total price in roubles. */
export const valueOf = (products: ReadonlyArray<MarketingProduct>): number =>
  products.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Groups products by cart section (MKT-021). */
export const productsBySection = (products: ReadonlyArray<MarketingProduct>) => bySection(products, ({ id }) => id)
