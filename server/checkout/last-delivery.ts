import { Effect, Schema, Struct } from "effect"
import { LastDelivery } from "../../core/contract/checkout.ts"
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

const contact = ["name", "phone", "email"] as const

const LastRow = Schema.Struct({
  ...Struct.pick(LastDelivery.fields, contact),
  chosen: Schema.Struct(Struct.omit(LastDelivery.fields, contact))
})

/** Leaves out orders sent by email. */
export const findLastDelivery: DatabaseEffect<LastDelivery | null> = Effect.gen(function* () {
  const session = yield* CurrentSession
  if (session === null) return null
  const row = yield* queryOne(
    "select name, phone, email, chosen_delivery as chosen from orders where user_id = $1 and chosen_delivery is not null order by id desc limit 1",
    [session.user.id],
    LastRow
  )
  return row === null ? null : { name: row.name, phone: row.phone, email: row.email, ...row.chosen }
})
