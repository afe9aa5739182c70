import { Effect } from "effect"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { deliveries } from "./content/deliveries.ts"
import { pickupPoints } from "./content/pickup-points.ts"

export const insertDeliveries: DatabaseEffect<void> = Effect.gen(function* () {
  yield* execute(insertWays, [JSON.stringify(deliveries)])
  yield* execute(insertPoints, [JSON.stringify(pickupPoints)])
})

const insertWays = `insert into deliveries (id, code, position, name, price, least_days, most_days, note)
  select id, code, id, name, price, (days ->> 'least')::int4, (days ->> 'most')::int4, note
  from jsonb_to_recordset($1::jsonb) as way (id int4, code text, name text, price int4, days jsonb, note text) on conflict do nothing`

const insertPoints = `insert into pickup_points (position, settlement, region, name, address, hours, phone, latitude, longitude)
  select row_number() over (), settlement, region, name, address, hours, phone, latitude, longitude
  from jsonb_to_recordset($1::jsonb) as point (settlement text, region text, name text, address text, hours text, phone text, latitude float8,
    longitude float8) on conflict do nothing`
