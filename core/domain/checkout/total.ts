import type { Values } from "../form/form.ts"

type Offer = {
  readonly cart: { readonly totalAmount: number }
  readonly deliveries: ReadonlyArray<{ readonly id: number; readonly price: number }>
}

/** The sum that the shopper sees and agrees to: what the cart costs, and the chosen delivery. */
export const totalIn = ({ offer, values }: { readonly offer: Offer | null; readonly values: Values }): number =>
  (offer?.cart.totalAmount ?? 0) + (offer?.deliveries.find(({ id }) => String(id) === values["deliveryId"])?.price ?? 0)
