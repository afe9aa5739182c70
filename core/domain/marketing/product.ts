import { cartKinds } from "../product/cart-ids.ts"
import { bySection, readCartId } from "../cart/read-cart-id.ts"

/** ENT-020; `id` is the cart line id, `0-12` or `1-7`. Lacks the fields that the shop has not shown yet; `collection` is `null` if it has none. */
export type MarketingProduct = {
  readonly id: string
  readonly name?: string
  readonly price?: number
  readonly collection?: string | null
  readonly category: string
  readonly quantity: number
}

/** Cart line without product data. */
export type MarketingLine = { readonly id: string; readonly quantity: number; readonly price: number | null }

export const kindCategories = { jewelry: "jewelry", diamond: "diamond", custom: "custom-jewelry", certificate: "gift-certificate" } as const

export const variantId = (id: number): string => `${cartKinds.jewelry}-${id}`
export const stoneId = (id: number): string => `${cartKinds.diamond}-${id}`

/** A product not seen has its kind as its category. */
export const productOf = (seen: Readonly<Record<string, MarketingProduct>>, { id, price, quantity }: MarketingLine): MarketingProduct => {
  const seenProduct = seen[id]
  const ref = readCartId(id)
  const linePrice = ref?.type === "certificate" ? ref.amount : price
  const category = kindCategories[ref?.type ?? "jewelry"]
  return { ...(seenProduct ?? { id, category }), ...(linePrice !== null && { price: linePrice }), quantity }
}

/** Roubles. */
export const valueOf = (products: ReadonlyArray<MarketingProduct>): number =>
  products.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)

/** MKT-021. */
export const productsBySection = (products: ReadonlyArray<MarketingProduct>) => bySection(products, ({ id }) => id)
