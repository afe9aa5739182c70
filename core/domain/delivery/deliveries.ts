import type { CartType } from "../product/cart-ids.ts"
import { formatCount } from "../text/plural.ts"

/** CHK-001 to CHK-004. `self-pickup` is at a salon, `pickup-point` at a carrier's point. */
export const deliveryMethods = ["courier", "self-pickup", "pickup-point"] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

/** Electronic orders are e-mailed. */
export const orderDeliveryMethods = [...deliveryMethods, "email"] as const
export type OrderDeliveryMethod = (typeof orderDeliveryMethods)[number]

export const byMail = { code: "email", name: "По электронной почте", price: 0, days: { least: 0, most: 0 } } as const

type SentItem = { readonly type: CartType; readonly gift: { readonly way: "email" | "card" } | null }

/** Only gift certificates, none as a paper card. */
export const isSentByMail = (items: ReadonlyArray<SentItem>): boolean =>
  items.length > 0 && items.every(({ gift, type }) => type === "certificate" && gift?.way !== "card")

/** Required input. */
export const deliveryAsks: Readonly<Record<OrderDeliveryMethod, "address" | "shop" | "point" | "nothing">> = {
  email: "nothing",
  courier: "address",
  "self-pickup": "shop",
  "pickup-point": "point"
}

export type DeliveryDays = { readonly least: number; readonly most: number }

/** `2–5 дней`, `1 день`. */
export const deliveryTerm = ({ least, most }: DeliveryDays): string => {
  const forms = ["день", "дня", "дней"] as const
  return least === most ? formatCount(most, forms) : `${least}–${formatCount(most, forms)}`
}
