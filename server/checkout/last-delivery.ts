import { Effect } from "effect"
import type { LastDelivery } from "../../core/contract/checkout.ts"
import { CurrentSession } from "../platform/identity/caller.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"
import type { ChosenDelivery } from "../orders/orders.ts"
import type { Checkout } from "./sent-checkout.ts"

/** `null` for delivery by email. */
export const chosenDelivery = (
  { address, addressId, deliveryId, pointId }: Checkout,
  { code, to }: { readonly code: string; readonly to: { readonly settlement: string } | null }
): ChosenDelivery | null =>
  deliveryId === null || code === "email"
    ? null
    : {
        deliveryId,
        ...(code === "courier" ? { address, addressId, pointId: null } : { address: null, addressId: null, pointId }),
        settlement: code === "pickup-point" ? (to?.settlement ?? null) : null
      }

/** Finds the delivery of the caller's last order not sent by email. */
export const findLastDelivery: DatabaseEffect<LastDelivery | null> = Effect.gen(function* () {
  const session = yield* CurrentSession
  if (session === null) return null
  const row = yield* queryOne<Pick<LastDelivery, "name" | "phone" | "email"> & { readonly chosen: ChosenDelivery }>(
    "select name, phone, email, chosen_delivery as chosen from orders where user_id = $1 and chosen_delivery is not null order by id desc limit 1",
    [session.user.id]
  )
  return row === null ? null : { name: row.name, phone: row.phone, email: row.email, ...row.chosen }
})
