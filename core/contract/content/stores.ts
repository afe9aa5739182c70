import { Schema } from "effect"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { plain } from "../../domain/schema/privacy.ts"

export const StoreContacts = Schema.Struct({
  /** Central office (CNT-016). */
  phone: plain(Schema.String),
  email: plain(Schema.String),
  hours: plain(Schema.String),
  office: Schema.Struct({ address: plain(Schema.String), hours: plain(Schema.String), directions: plain(Schema.String) }),
  /** Contacts by subject. */
  departments: Schema.Array(
    Schema.Struct({ name: plain(Schema.String), text: plain(Schema.String), phone: plain(Schema.String), email: plain(Schema.String) })
  ),
  /** Company name, registration numbers and address. */
  company: Schema.Array(Schema.Struct({ name: plain(Schema.String), value: plain(Schema.String) }))
})
export type StoreContacts = typeof StoreContacts.Type

export const StoreLocation = Schema.Struct({
  id: Schema.Int,
  city: plain(Schema.String),
  kind: Schema.Literals(["salon", "pickup"]),
  name: plain(Schema.String),
  address: plain(Schema.String),
  /** Nearest landmark and the way from it. */
  directions: Schema.NullOr(plain(Schema.String)),
  hours: plain(Schema.String),
  phone: plain(Schema.String),
  services: Schema.Array(plain(Schema.String)),
  latitude: Schema.Finite,
  longitude: Schema.Finite
})
export type StoreLocation = typeof StoreLocation.Type

/** `code` is derived from the name. */
export const StoreCity = Schema.Struct({ code: plain(Schema.String), name: plain(Schema.String), count: Schema.Int })
export type StoreCity = typeof StoreCity.Type

const read = { method: "GET", base: "/api/v2", params: Nothing, query: Nothing, body: Nothing, refusals: [] } as const

/** API-053. */
export const getStoreContacts = endpoint({
  ...read,
  key: "stores.contacts",
  summary: "Контакты",
  access: "anyone",
  path: "/store-contacts/",
  answer: StoreContacts
})

/** API-054. */
export const listStoreLocations = endpoint({
  ...read,
  key: "stores.locations",
  summary: "Салоны и пункты выдачи",
  access: "anyone",
  path: "/store-locations/",
  answer: Schema.Struct({ items: Schema.Array(StoreLocation) })
})

/** API-055. */
export const listStoreCities = endpoint({
  ...read,
  key: "stores.cities",
  summary: "Города с салонами",
  access: "anyone",
  path: "/store-cities/",
  answer: Schema.Struct({ items: Schema.Array(StoreCity) })
})
