import type { CartType } from "../cart/cart-ids.ts"
import { formatCount } from "../text/plural.ts"

/** How an order comes: brought by a courier, taken in a place of the house, taken at a carrier's office (CHK-001 to CHK-004). */
export const deliveryWays = ["courier", "self-pickup", "pickup-point"] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** How an order that was placed comes: what is electronic is sent to its buyer's e-mail, and asks for no delivery. */
export const orderWays = [...deliveryWays, "email"] as const
export type OrderWay = (typeof orderWays)[number]

/** The delivery of what is sent by e-mail: it costs nothing and comes at once. */
export const byMail = { code: "email", name: "По электронной почте", price: 0, days: { least: 0, most: 0 } } as const

/** What of a thing says how it comes. */
type Sent = { readonly type: CartType; readonly gift: { readonly way: "email" | "card" } | null }

/** Whether an order is electronic: gift certificates and nothing else, none of them a card in an envelope. */
export const isSentByMail = (things: ReadonlyArray<Sent>): boolean =>
  things.length > 0 && things.every(({ gift, type }) => type === "certificate" && gift?.way !== "card")

/** What must be told with a way: where the courier goes, or which of the places is meant. */
export const deliveryAsks: Readonly<Record<OrderWay, "address" | "shop" | "point" | "nothing">> = {
  email: "nothing",
  courier: "address",
  "self-pickup": "shop",
  "pickup-point": "point"
}

/** Days from the payment to the delivery. */
export type DeliveryDays = { readonly least: number; readonly most: number }

/** `2–5 дней`, `1 день`. */
export const deliveryTerm = ({ least, most }: DeliveryDays): string => {
  const forms = ["день", "дня", "дней"] as const
  return least === most ? formatCount(most, forms) : `${least}–${formatCount(most, forms)}`
}
