import { Option, Schema } from "effect"
import { addressFields, SavedAddress } from "../domain/postal/address-schema.ts"
import { maxAddressLineLength } from "../domain/postal/address-limits.ts"
import type { Field, Values } from "../domain/form/form.ts"
import { homeCountry } from "../domain/content/shop-rules.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, type ShopForm, showRefusal, unsavedText } from "./shop-form.ts"

const check = checkBy(Schema.Struct(addressFields))

const line = (name: string, label: string, more: Pick<Field, "autocomplete" | "hint" | "isRequired"> = {}): Field => ({
  name,
  label,
  kind: "text",
  privacy: "personal",
  most: maxAddressLineLength,
  autocomplete: "off",
  ...more
})

/** ADDR-002 to ADDR-004. `was` is the address before editing as JSON; empty for a new one. */
export const addressForm: ShopForm = {
  name: "address",
  sentBy: ["users.addresses", "users.saveAddresses"],
  dialogs: { address: ({ address }) => addressValues(address) },
  isDrafted: true,
  after: infoDialog({ title: "Адрес доставки", text: "Адрес сохранён.", isBrief: true }),
  isSentLater: true,
  subject: "was",
  fields: [
    { ...line("country", "Страна", { isRequired: true, autocomplete: "country" }), kind: "text", privacy: "plain" },
    line("settlement", "Населённый пункт", { isRequired: true, autocomplete: "address-level2", hint: "Можно начать сразу с улицы" }),
    line("street", "Улица", { isRequired: true, autocomplete: "address-line1" }),
    line("house", "Дом", { isRequired: true }),
    line("building", "Корпус"),
    line("flat", "Квартира"),
    { name: "isDefault", label: "Основной адрес", kind: "flag", hint: "Подставим его в заказ с доставкой по России" },
    { name: "isSure", label: "Сохранить то, что введено здесь", kind: "flag", isErrorPersonal: true },
    { name: "was", label: "", kind: "given", privacy: "personal" }
  ],
  check: (values) => check(addressBody(values)),
  judge: () => ({}),
  refused: showRefusal(unsavedText)
}

export const addressBody = (values: Values) => ({
  country: trimText(values["country"]),
  settlement: trimText(values["settlement"]),
  street: trimText(values["street"]),
  house: trimText(values["house"]),
  building: trimText(values["building"]) || null,
  flat: trimText(values["flat"]) || null,
  isDefault: values["isDefault"] === true
})

export const addressValues = (address: SavedAddress | undefined): Values =>
  address === undefined
    ? { country: homeCountry, was: "" }
    : {
        country: address.country,
        settlement: address.settlement,
        street: address.street,
        house: address.house,
        building: address.building ?? "",
        flat: address.flat ?? "",
        isDefault: address.isDefault,
        isSure: false,
        was: JSON.stringify(address)
      }

export const addressBefore = (values: Values): SavedAddress | null =>
  Option.getOrNull(Schema.decodeUnknownOption(Schema.fromJsonString(SavedAddress))(values["was"]))
