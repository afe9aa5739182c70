import { Effect, Schema } from "effect"
import { StoreCity, StoreContacts, StoreLocation } from "../../core/contract/content/stores.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"

export const findStoreContacts: DatabaseEffect<StoreContacts> = Effect.flatMap(
  queryOne("select phone, email, hours, office, departments, company from store_contacts"),
  (row) => Effect.orDie(decodeContacts(row))
)

export const findStoreLocations: DatabaseEffect<ReadonlyArray<StoreLocation>> = query(
  `select id, city, kind, place.name, address, directions, hours, phone, services, latitude, longitude
      from store_locations as place join store_cities on store_cities.code = place.city order by store_cities.position, place.position, id`,
  [],
  StoreLocation
)

export const findStoreCities: DatabaseEffect<ReadonlyArray<StoreCity>> = query(
  `select store_cities.code, store_cities.name, count(*)::int4 as count
      from store_cities join store_locations on store_locations.city = store_cities.code group by store_cities.code order by store_cities.position`,
  [],
  StoreCity
)

const decodeContacts = Schema.decodeUnknownEffect(StoreContacts)
