import { Schema } from "effect"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

/** How to reach the house. */
export const StoreContacts = Schema.Struct({
  /** The central office (CNT-016). */
  phone: Schema.String,
  email: Schema.String,
  hours: Schema.String,
  office: Schema.Struct({ address: Schema.String, hours: Schema.String, directions: Schema.String }),
  /** Whom to write to about what. */
  departments: Schema.Array(Schema.Struct({ name: Schema.String, text: Schema.String, phone: Schema.String, email: Schema.String })),
  /** Name, registration numbers and address of the company, line by line. */
  company: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String }))
})
export type StoreContacts = typeof StoreContacts.Type

/** A place to look at jewelry or to take an order. */
export const StoreLocation = Schema.Struct({
  id: Schema.Int,
  city: Schema.String,
  kind: Schema.Literals(["salon", "pickup"]),
  name: Schema.String,
  address: Schema.String,
  /** The nearest station or landmark, with the way from it. */
  directions: Schema.NullOr(Schema.String),
  hours: Schema.String,
  phone: Schema.String,
  services: Schema.Array(Schema.String),
  latitude: Schema.Finite,
  longitude: Schema.Finite
})
export type StoreLocation = typeof StoreLocation.Type

/** A city with places of ours, by the code of its name. */
export const StoreCity = Schema.Struct({ code: Schema.String, name: Schema.String, count: Schema.Int })
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
