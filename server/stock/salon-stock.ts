import { Effect } from "effect"
import type { Salon } from "../../core/domain/delivery/arrival.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

/** By item (`0-12` a variant, `1-7` a stone). */
export const findSalonsOf = (things: ReadonlyArray<string>): DatabaseEffect<ReadonlyMap<string, ReadonlyArray<Salon>>> =>
  things.length === 0
    ? Effect.succeed(new Map())
    : Effect.map(
        query<{ thing: string; salons: ReadonlyArray<Salon> }>(select, [[...things]]),
        (rows) => new Map(rows.map(({ salons, thing }) => [thing, salons]))
      )

const select = `select thing, jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name, 'settlement', city.name) order by city.position, place.id) as salons
  from salon_stock join store_locations as place on place.id = salon_stock.place join store_cities as city on city.code = place.city
  where thing = any($1::text[]) and place.gives_orders group by thing`
