import { Schema } from "effect"
import { addressesMost } from "../domain/postal/address-limits.ts"
import { Address, Country, KeptAddress } from "../domain/postal/address-schema.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { allPersonal, personal } from "../domain/schema/privacy.ts"

/** The addresses of a shopper, as they were added; `revision` counts the changes of the list. */
const AddressBook = Schema.Struct({ items: Schema.Array(KeptAddress), revision: Schema.Int })

const own = { base: "/api/v2", path: "/users/address/", params: Nothing, query: Nothing, answer: AddressBook } as const

/** API-044. */
export const listAddresses = endpoint({
  ...own,
  key: "users.addresses",
  summary: "Адреса доставки покупателя",
  access: "user",
  method: "GET",
  body: Nothing,
  refusals: [401]
})

/**
 * API-045. The list becomes what is sent: a new address has no id, one that is left out is deleted (ADDR-007). `revision` is the one that was
 * shown: where the list has changed since, in another tab or on another device, it is refused with 409 and stays.
 */
export const saveAddresses = endpoint({
  ...own,
  key: "users.saveAddresses",
  summary: "Сохранение адресов доставки",
  access: "user",
  method: "PUT",
  isRepeatable: true,
  body: Schema.Struct({
    items: Schema.Array(Address).check(
      Schema.isMaxLength(addressesMost, { message: `Можно сохранить не больше ${addressesMost} адресов` })
    ),
    revision: Schema.Int
  }),
  refusals: [401, 409, 422, 429]
})

/** A place that what was typed may mean: a settlement, a street of it, a house there, with the building and the flat that were typed. */
export const AddressSuggestion = Schema.Struct({
  ...allPersonal({
    value: Schema.String,
    settlement: Schema.String,
    street: Schema.NullOr(Schema.String),
    house: Schema.NullOr(Schema.String)
  }),
  building: Schema.optionalKey(personal(Schema.String)),
  flat: Schema.optionalKey(personal(Schema.String))
})
export type AddressSuggestion = typeof AddressSuggestion.Type

/** API-011, API-012. The best first, eight at most. */
export const suggestAddresses = endpoint({
  base: "/api/v2",
  key: "suggestions.address",
  summary: "Подсказки адресов",
  access: "anyone",
  method: "GET",
  path: "/suggestions/address/{country}/{query}",
  params: Schema.Struct({ country: Country, query: personal(Schema.String.check(Schema.isMaxLength(200))) }),
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({ items: Schema.Array(AddressSuggestion) }),
  refusals: [422, 429]
})
