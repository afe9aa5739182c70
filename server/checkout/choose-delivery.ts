import { Effect } from "effect"
import { addressLine } from "../../core/domain/postal/address.ts"
import { homeCountry } from "../../core/domain/content/shop-rules.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { abroadText } from "../../core/domain/delivery/abroad.ts"
import { byMail, isSentByMail } from "../../core/domain/delivery/deliveries.ts"
import { fullName } from "../../core/domain/orders/points-map.ts"
import { unfitField } from "../platform/api/refusal.ts"
import { findAddresses } from "../account/addresses.ts"
import { findDeliveries, findOpenPlace } from "./deliveries.ts"
import { orderRefused } from "./order-refused.ts"
import type { Checkout } from "./sent-checkout.ts"

/** Sends orders of certificates alone by email. Refuses closed pickup points, other users' addresses and addresses abroad. */
export const chooseDelivery = Effect.fnUntraced(function* (userId: number, checkout: Checkout, items: Parameters<typeof isSentByMail>[0]) {
  if (isSentByMail(items)) return { way: byMail, address: checkout.email.trim(), point: null, to: null, salon: null }
  if (checkout.deliveryId === null) return yield* unfitField("deliveryId", fieldTexts.required)
  const way = (yield* findDeliveries).find(({ id }) => id === checkout.deliveryId)
  if (way === undefined) return yield* unfitField("deliveryId", fieldTexts.invalid)
  if (way.code === "courier") return { way, ...(yield* addressOf(userId, checkout)), point: null, salon: null }
  if (checkout.pointId === null) return yield* unfitField("pointId", fieldTexts.required)
  const place = yield* findOpenPlace(way.code, checkout.pointId)
  if (place === null) return yield* orderRefused({ reason: "pointClosed" })
  const { address, hours, id, name, phone, settlement } = place
  const to = { country: homeCountry, settlement: fullName({ name: settlement, region: "region" in place ? place.region : null }) }
  return { way, address: `${settlement}, ${address}`, point: { name, hours, phone }, to, salon: way.code === "self-pickup" ? id : null }
})

const addressOf = Effect.fnUntraced(function* (userId: number, { address: typed, addressId }: Checkout) {
  const chosen = addressId === null ? typed : (yield* findAddresses(userId)).items.find(({ id }) => id === addressId)
  if (chosen === undefined) return yield* unfitField("addressId", "Этого адреса больше нет. Выберите другой")
  if (chosen === null) return yield* unfitField("address", fieldTexts.required)
  if (chosen.country !== homeCountry) return yield* unfitField(addressId === null ? "address.country" : "addressId", abroadText)
  return { address: addressLine(chosen), to: { country: chosen.country, settlement: chosen.settlement } }
})
