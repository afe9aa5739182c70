import type { LastDelivery } from "../contract/checkout.ts"
import type { User } from "../contract/session.ts"
import type { Values } from "../domain/form/form.ts"
import { contactValues, otherAddress } from "./checkout.ts"

/** Prefills recipient (unless edited), method and place from the last order; never consents or payment. */
export const withLast = (values: Values, user: User | null, last: LastDelivery | null | undefined): Values => {
  if (user === null || last === null || last === undefined || values["deliveryId"] !== "") return values
  const contact = contactValues(user)
  const isUntouched = ["name", "phone", "email"].every((field) => values[field] === contact[field])
  const { address, addressId, deliveryId, email, name, phone, pointId, settlement } = last
  return {
    ...values,
    ...(isUntouched && { name, phone, email }),
    deliveryId: String(deliveryId),
    pointId: pointId === null ? "" : String(pointId),
    pointsIn: settlement ?? "",
    ...(addressId !== null && { addressId: String(addressId) }),
    ...(address !== null && { ...address, addressId: otherAddress, building: address.building ?? "", flat: address.flat ?? "" })
  }
}
