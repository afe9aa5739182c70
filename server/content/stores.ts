import { Effect, Schema } from "effect"
import { StoreCity, StoreContacts, StoreLocation } from "../../core/contract/content/stores.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

export const findStoreContacts: Answer<StoreContacts> = Effect.flatMap(
  Database.use((database) => database.query("select phone, email, hours, office, departments, company from store_contacts")),
  ([row]) => Effect.orDie(decodeContacts(row))
)

export const findStoreLocations: Answer<ReadonlyArray<StoreLocation>> = Effect.flatMap(
  Database.use((database) =>
    database.query(`select id, city, kind, place.name, address, directions, hours, phone, services, latitude, longitude
      from store_locations as place join store_cities on store_cities.code = place.city order by store_cities.position, place.position, id`)
  ),
  (rows) => Effect.orDie(decodeLocations(rows))
)

export const findStoreCities: Answer<ReadonlyArray<StoreCity>> = Effect.flatMap(
  Database.use((database) =>
    database.query(`select store_cities.code, store_cities.name, count(*)::int4 as count
      from store_cities join store_locations on store_locations.city = store_cities.code group by store_cities.code order by store_cities.position`)
  ),
  (rows) => Effect.orDie(decodeCities(rows))
)

/** A row that does not match the schema is a defect. */
const decodeContacts = Schema.decodeUnknownEffect(StoreContacts)
const decodeLocations = Schema.decodeUnknownEffect(Schema.Array(StoreLocation))
const decodeCities = Schema.decodeUnknownEffect(Schema.Array(StoreCity))
