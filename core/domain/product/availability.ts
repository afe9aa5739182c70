/** How the shop has a thing, as schema.org calls it: there, made once it is ordered, or sold. */
export type Availability = "InStock" | "MadeToOrder" | "OutOfStock"

type Thing = {
  readonly isAvailableForSale: boolean
  /** Of a piece alone: a stone is never made. */ readonly isOnOrder?: boolean | undefined
}

/** The one answer for lists, pages, the cart and the checkout: a piece that is made on order is for sale, and is asked for, not bought (PDP-015). */
export const availabilityOf = ({ isAvailableForSale, isOnOrder }: Thing): Availability =>
  !isAvailableForSale ? "OutOfStock" : isOnOrder ? "MadeToOrder" : "InStock"

/** Whether it goes into the cart (CART-047). */
export const canBeBought = (thing: Thing): boolean => availabilityOf(thing) === "InStock"
