import { Schema } from "effect"
import { maxAddresses } from "../domain/postal/address-limits.ts"
import { Address, Country, SavedAddress } from "../domain/postal/address-schema.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { allPersonal, personal } from "../domain/schema/privacy.ts"

/** `revision` counts the changes of the list. */
const AddressBook = Schema.Struct({ items: Schema.Array(SavedAddress), revision: Schema.Int })

const commonParts = { base: "/api/v2", path: "/users/address/", params: Nothing, query: Nothing, answer: AddressBook } as const

/** API-044. */
export const listAddresses = endpoint({
  ...commonParts,
  key: "users.addresses",
  summary: "Адреса доставки покупателя",
  access: "user",
  method: "GET",
  body: Nothing,
  refusals: [401]
})

/** API-045. Replaces the list: new addresses have no id, omitted ones are deleted (ADDR-007). 409 when `revision` is outdated. */
export const saveAddresses = endpoint({
  ...commonParts,
  key: "users.saveAddresses",
  summary: "Сохранение адресов доставки",
  access: "user",
  method: "PUT",
  isRepeatable: true,
  body: Schema.Struct({
    items: Schema.Array(Address).check(Schema.isMaxLength(maxAddresses, { message: `Можно сохранить не больше ${maxAddresses} адресов` })),
    revision: Schema.Int
  }),
  refusals: [401, 409, 422, 429]
})

/** `building` and `flat` are as typed. */
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

/** API-011, API-012. At most eight, best first. */
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
