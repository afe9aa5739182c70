import { Effect, Schema } from "effect"
import { Delivery, PickupPoint, PointSettlement, SelfPickup } from "../../core/contract/checkout.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

export const findDeliveries: Answer<ReadonlyArray<Delivery>> = Effect.flatMap(
  Database.use((database) =>
    database.query(`select id, code, name, price, jsonb_build_object('least', least_days, 'most', most_days) as days, note
      from deliveries order by position`)
  ),
  (rows) => Effect.orDie(decodeDeliveries(rows))
)

export const findSelfPickups: Answer<ReadonlyArray<SelfPickup>> = Effect.flatMap(
  Database.use((database) => database.query(`${selectShops} where gives_orders order by city.position, place.position, place.id`)),
  (rows) => Effect.orDie(decodeShops(rows))
)

/** `null` returns all pickup points. */
export const findPickupPoints = (settlement: string | null): Answer<ReadonlyArray<PickupPoint>> =>
  Effect.flatMap(
    Database.use((database) =>
      database.query(`${selectPoints} where gives_orders and ($1::text is null or ${isNamed}) order by position, id`, [settlement])
    ),
    (rows) => Effect.orDie(decodePoints(rows))
  )

export const findPointSettlements: Answer<ReadonlyArray<PointSettlement>> = Effect.flatMap(
  Database.use((database) =>
    database.query(`select settlement as name, region, count(*)::int4 as count, avg(latitude) as latitude, avg(longitude) as longitude
      from pickup_points where gives_orders group by settlement, region order by min(position)`)
  ),
  (rows) => Effect.orDie(decodeSettlements(rows))
)

/** `null` if the place is closed or unknown. */
export const findOpenPlace = (way: "self-pickup" | "pickup-point", id: number): Answer<SelfPickup | PickupPoint | null> =>
  Effect.flatMap(
    Database.use((database) =>
      way === "self-pickup"
        ? database.query(`${selectShops} where gives_orders and place.id = $1`, [id])
        : database.query(`${selectPoints} where gives_orders and id = $1`, [id])
    ),
    ([row]): Effect.Effect<SelfPickup | PickupPoint | null> =>
      row === undefined ? Effect.succeed(null) : way === "self-pickup" ? Effect.orDie(decodeShop(row)) : Effect.orDie(decodePoint(row))
  )

const selectShops = `select place.id, place.name, city.name as settlement, place.address, place.hours, place.phone, place.latitude, place.longitude,
  place.directions from store_locations as place join store_cities as city on city.code = place.city`

const selectPoints = "select id, name, settlement, region, address, hours, phone, latitude, longitude from pickup_points"

/** Matches any case, `ё` as `е`, an optional region in brackets. */
const isNamed = `replace(lower(trim($1)), 'ё', 'е') in (
  replace(lower(settlement), 'ё', 'е'), replace(lower(settlement || ' (' || coalesce(region, '') || ')'), 'ё', 'е'))`

/** A row that does not match the schema is a defect. */
const decodeDeliveries = Schema.decodeUnknownEffect(Schema.Array(Delivery))
const decodeShop = Schema.decodeUnknownEffect(SelfPickup)
const decodeShops = Schema.decodeUnknownEffect(Schema.Array(SelfPickup))
const decodePoint = Schema.decodeUnknownEffect(PickupPoint)
const decodePoints = Schema.decodeUnknownEffect(Schema.Array(PickupPoint))
const decodeSettlements = Schema.decodeUnknownEffect(Schema.Array(PointSettlement))
