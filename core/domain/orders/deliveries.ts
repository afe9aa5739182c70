import { formatCount } from "../plural.ts"

/** How an order comes: brought by a courier, taken in a place of the house, taken at a carrier's office (CHK-001 to CHK-004). */
export const deliveryWays = ["courier", "self-pickup", "pickup-point"] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** What must be told with a way: where the courier goes, or which of the places is meant. */
export const deliveryAsks: Readonly<Record<DeliveryWay, "address" | "shop" | "point">> = {
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
