/** How the shop has a thing, as schema.org calls it: there, made once it is ordered, or sold. */
export type Availability = "InStock" | "MadeToOrder" | "OutOfStock"

/** Spelled as jewelry and stones are on the wire (ENT-028). */
type OnSale = { readonly isAvailableforSale: boolean } | { readonly isAvailableForSale: boolean }

/** A stone is never made. */
type Thing = OnSale & { readonly isOnOrder?: boolean | undefined }

/** The one answer for lists, pages, the cart and the checkout: a piece that is made on order is for sale, and is asked for, not bought (PDP-015). */
export const availabilityOf = (thing: Thing): Availability =>
  !isOnSale(thing) ? "OutOfStock" : thing.isOnOrder ? "MadeToOrder" : "InStock"

/** Whether it goes into the cart (CART-047). */
export const canBeBought = (thing: Thing): boolean => availabilityOf(thing) === "InStock"

/** Tells whether the shop still has it, or makes it. */
export const isOnSale = (thing: OnSale): boolean => ("isAvailableforSale" in thing ? thing.isAvailableforSale : thing.isAvailableForSale)
