import { Delivery, PickupPoint, PointSettlement, SelfPickup } from "../../core/contract/checkout.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"

export const findDeliveries: DatabaseEffect<ReadonlyArray<Delivery>> = query(
  `select id, code, name, price, jsonb_build_object('least', least_days, 'most', most_days) as days, note
      from deliveries order by position`,
  [],
  Delivery
)

const selectShops = `select place.id, place.name, city.name as settlement, place.address, place.hours, place.phone, place.latitude, place.longitude,
  place.directions from store_locations as place join store_cities as city on city.code = place.city`

export const findSelfPickups: DatabaseEffect<ReadonlyArray<SelfPickup>> = query(
  `${selectShops} where gives_orders order by city.position, place.position, place.id`,
  [],
  SelfPickup
)

export const findPickupPoints = (settlement: string | null): DatabaseEffect<ReadonlyArray<PickupPoint>> =>
  query(`${selectPoints} where gives_orders and ($1::text is null or ${isNamed}) order by position, id`, [settlement], PickupPoint)

export const findPointSettlements: DatabaseEffect<ReadonlyArray<PointSettlement>> = query(
  `select settlement as name, region, count(*)::int4 as count, avg(latitude) as latitude, avg(longitude) as longitude
      from pickup_points where gives_orders group by settlement, region order by min(position)`,
  [],
  PointSettlement
)

export const findOpenPlace = (way: "self-pickup" | "pickup-point", id: number): DatabaseEffect<SelfPickup | PickupPoint | null> =>
  way === "self-pickup"
    ? queryOne(`${selectShops} where gives_orders and place.id = $1`, [id], SelfPickup)
    : queryOne(`${selectPoints} where gives_orders and id = $1`, [id], PickupPoint)

const selectPoints = "select id, name, settlement, region, address, hours, phone, latitude, longitude from pickup_points"

/** The region in brackets is optional. */
const isNamed = `replace(lower(trim($1)), 'ё', 'е') in (
  replace(lower(settlement), 'ё', 'е'), replace(lower(settlement || ' (' || coalesce(region, '') || ')'), 'ё', 'е'))`
