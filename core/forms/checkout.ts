import { Schema } from "effect"
import { type OrderAddress, orderPlacingFields, OrderAddress as AddressSchema } from "../contract/checkout.ts"
import type { InputByKey } from "../contract/calls.ts"
import type { User } from "../contract/session.ts"
import { byCertificates } from "../domain/checkout/total.ts"
import { homeCountry } from "../domain/content/shop-rules.ts"
import { abroadText } from "../domain/delivery/abroad.ts"
import { maxAddressLineLength } from "../domain/postal/address-limits.ts"
import type { Term } from "../domain/delivery/arrival.ts"
import { readSlot } from "../domain/delivery/slots.ts"
import type { Errors, FormDefinition, Values } from "../domain/form/form.ts"
import { maxParcelNoteLength } from "../domain/orders/parcel.ts"
import { deliveryAsks, type OrderDeliveryMethod, orderDeliveryMethods } from "../domain/delivery/deliveries.ts"
import { checkBy, trimText } from "./check-by.ts"

/** Listed in the order in which they open. */
export const checkoutSections = ["contact", "delivery", "payment", "consent"] as const
export type CheckoutSection = (typeof checkoutSections)[number]

/** Value of `addressId` for a typed address. */
export const otherAddress = "other"

const line = { kind: "text", privacy: "personal", most: maxAddressLineLength } as const

/** CHK-007. `given` fields are chosen from lists. */
export const checkoutForm: FormDefinition = {
  name: "checkout",
  fields: [
    { name: "name", label: "Имя и фамилия", kind: "text", privacy: "personal", isRequired: true, most: 200, autocomplete: "name" },
    { name: "phone", label: "Телефон", kind: "phone", mask: "phone", isRequired: true, most: 30, autocomplete: "tel" },
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "email" },
    { name: "way", label: "", kind: "given", privacy: "plain" },
    { name: "deliveryId", label: "Способ получения", kind: "given", privacy: "plain" },
    { name: "addressId", label: "Адрес", kind: "given", privacy: "plain" },
    { name: "country", label: "Страна", ...line, privacy: "plain", isRequired: true, autocomplete: "country" },
    { name: "settlement", label: "Населённый пункт", ...line, isRequired: true, autocomplete: "address-level2" },
    { name: "street", label: "Улица", ...line, isRequired: true, autocomplete: "address-line1" },
    { name: "house", label: "Дом", ...line, isRequired: true },
    { name: "building", label: "Корпус", ...line },
    { name: "flat", label: "Квартира", ...line },
    { name: "pointsIn", label: "Город", kind: "given", privacy: "plain" },
    { name: "pointId", label: "Пункт", kind: "given", privacy: "plain" },
    { name: "slot", label: "Время курьера", kind: "given", privacy: "plain" },
    { name: "isGiftWrapped", label: "Подарочная упаковка", kind: "flag" },
    {
      name: "parcelNote",
      label: "Записка в посылку, без цен",
      kind: "lines",
      privacy: "personal",
      most: maxParcelNoteLength,
      isCounted: true
    },
    { name: "paymentId", label: "Способ оплаты", kind: "given", privacy: "plain" },
    { name: "comment", label: "Комментарий к заказу", kind: "lines", privacy: "personal", most: 1_000, isCounted: true },
    { name: "isAcceptedTerms", label: "Принимаю условия продажи", kind: "flag", isRequired: true },
    { name: "isAcceptedPrivacy", label: "Согласие на обработку персональных данных", kind: "flag", isRequired: true }
  ],
  check: (values) => checkoutSections.reduce<Errors>((errors, section) => ({ ...errors, ...checks[section](values) }), {}),
  judge: () => ({}),
  refused: (refusal) => ({ banner: refusal._tag === "Refused" ? refusal.message : null, errors: {} })
}

export const sectionErrors = (section: CheckoutSection, values: Values): Errors => checks[section](values)

export const sectionOfField = (field: string): CheckoutSection => {
  if (["name", "phone", "email"].includes(field)) return "contact"
  if (field === "paymentId") return "payment"
  return ["comment", "isAcceptedTerms", "isAcceptedPrivacy"].includes(field) ? "consent" : "delivery"
}

const { comment, email, isAcceptedPrivacy, isAcceptedTerms, name, parcelNote, phone } = orderPlacingFields
const checkParcel = checkBy(Schema.Struct({ parcelNote }))
const checkContact = checkBy(Schema.Struct({ name, phone, email }))
const checkAddress = checkBy(AddressSchema)
const checkConsent = checkBy(Schema.Struct({ comment, isAcceptedTerms, isAcceptedPrivacy }))

const checks: { readonly [S in CheckoutSection]: (values: Values) => Errors } = {
  contact: (values) => checkContact({ ...values, name: trimText(values["name"]), email: trimText(values["email"]) }),
  delivery: (values) => {
    const way = deliveryMethodOf(values)
    if (way === "email") return {}
    if (way === null || trimText(values["deliveryId"]) === "") return { deliveryId: "Выберите, как получить заказ" }
    const parcel = checkParcel({ parcelNote: trimText(values["parcelNote"]) })
    if (deliveryAsks[way] === "address") return { ...addressErrors(values), ...slotErrors(values), ...parcel }
    const noPoint = way === "self-pickup" ? "Выберите салон" : "Выберите пункт выдачи"
    return { ...(trimText(values["pointId"]) === "" && { pointId: noPoint }), ...parcel }
  },
  payment: (values) => (trimText(values["paymentId"]) === "" ? { paymentId: "Выберите, как оплатить заказ" } : {}),
  consent: (values) => checkConsent({ ...values, comment: trimText(values["comment"]) })
}

const addressErrors = (values: Values): Errors => {
  if (trimText(values["addressId"]) === "") return { addressId: "Выберите адрес" }
  if (values["addressId"] !== otherAddress) return {}
  return { ...checkAddress(typedAddress(values)), ...(isAbroad(values) && { country: abroadText }) }
}

/** Tests for a courier to a typed address abroad, which cannot be ordered. */
export const isAbroad = (values: Values): boolean =>
  deliveryMethodOf(values) === "courier" && values["addressId"] === otherAddress && ![homeCountry, ""].includes(trimText(values["country"]))

/** A courier day requires hours. */
const slotErrors = (values: Values): Errors =>
  trimText(values["slot"]) === "" || readSlot(trimText(values["slot"])) !== null ? {} : { slot: "Выберите часы или ближайший день" }

export const deliveryMethodOf = (values: Values): OrderDeliveryMethod | null =>
  orderDeliveryMethods.find((way) => way === values["way"]) ?? null

export const typedAddress = (values: Values): OrderAddress => ({
  country: trimText(values["country"]),
  settlement: trimText(values["settlement"]),
  street: trimText(values["street"]),
  house: trimText(values["house"]),
  building: trimText(values["building"]) || null,
  flat: trimText(values["flat"]) || null
})

export const contactValues = ({ email: userEmail, name: first, phone: number, surname }: User): Values => ({
  name: [first, surname].filter((part) => part !== null && part !== "").join(" "),
  phone: number ?? "",
  email: userEmail
})

/** Body of an order, with the sums and the date that the page shows. */
export const checkoutBody = (
  values: Values,
  { due, term, total }: { readonly total: number; readonly due: number; readonly term?: Term | null }
): InputByKey["orders.place"]["body"] => {
  const way = deliveryMethodOf(values)
  const asks = way === null ? null : deliveryAsks[way]
  const isTyped = asks === "address" && values["addressId"] === otherAddress
  return {
    name: trimText(values["name"]),
    phone: trimText(values["phone"]),
    email: trimText(values["email"]),
    deliveryId: way === "email" ? null : Number(values["deliveryId"]),
    addressId: asks === "address" && !isTyped ? Number(values["addressId"]) : null,
    address: isTyped ? typedAddress(values) : null,
    pointId: asks === "shop" || asks === "point" ? Number(values["pointId"]) : null,
    paymentId: values["paymentId"] === byCertificates ? null : Number(values["paymentId"]),
    ...(way === "email" ? {} : { isGiftWrapped: values["isGiftWrapped"] === true, parcelNote: trimText(values["parcelNote"]) || null }),
    comment: trimText(values["comment"]),
    isAcceptedTerms: values["isAcceptedTerms"] === true,
    isAcceptedPrivacy: values["isAcceptedPrivacy"] === true,
    slot: asks === "address" ? readSlot(String(values["slot"] ?? "")) : null,
    ...(term !== undefined && { term }),
    total,
    due
  }
}
