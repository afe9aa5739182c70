import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { complectsOf, type SetCandidate } from "./frames/complects.ts"

export const insertComplects: DatabaseEffect<void> = Effect.gen(function* () {
  yield* execute("delete from complects")
  const sets = complectsOf(yield* query<SetCandidate>(selectStock), maxComplects)
  yield* execute(insert, [JSON.stringify(sets.map((stones, index) => ({ code: `К-${firstCode + index}`, stones })))])
})

const maxComplects = 48
const firstCode = 1001

const selectStock = `select id, weight, color, clarity from diamonds
  where shape = 'round' and is_available_for_sale and weight between 0.1 and 1.2 order by id limit 2500`

const insert = `with given as (select * from jsonb_to_recordset($1::jsonb) as given (code text, stones jsonb)),
  added as (insert into complects (code) select code from given order by code returning id, code)
  insert into complect_stones (complect_id, position, diamond_id)
  select added.id, stone.position, stone.id::int4 from added join given using (code)
  cross join lateral jsonb_array_elements_text(given.stones) with ordinality as stone (id, position)`
