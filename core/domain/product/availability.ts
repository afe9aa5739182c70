/** schema.org values. */
export type Availability = "InStock" | "MadeToOrder" | "OutOfStock"

/** The API spells the field in two ways (ENT-028). */
type SaleState = { readonly isAvailableforSale: boolean } | { readonly isAvailableForSale: boolean }

/** Only jewelry can be made to order. */
type Thing = SaleState & { readonly isOnOrder?: boolean | undefined }

/** Made-to-order pieces are on sale, but can only be requested (PDP-015). */
export const availabilityOf = (thing: Thing): Availability =>
  !isOnSale(thing) ? "OutOfStock" : thing.isOnOrder ? "MadeToOrder" : "InStock"

/** CART-047. */
export const canBeBought = (thing: Thing): boolean => availabilityOf(thing) === "InStock"

/** In stock or made to order. */
export const isOnSale = (thing: SaleState): boolean => ("isAvailableforSale" in thing ? thing.isAvailableforSale : thing.isAvailableForSale)
