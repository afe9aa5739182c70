import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"

type Row = Readonly<Record<string, unknown>>

/** Updates the menus that no editor has changed or emptied. */
export const renewMenus = (seed: ReadonlyArray<Row>): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const places = JSON.stringify((yield* query<{ place: string }>(untouched)).map(({ place }) => place))
    yield* execute(`delete from menus where place in ${inPlaces}`, [places])
    yield* execute(fill, [places, JSON.stringify(seed)])
    yield* execute(`delete from seed_words where of_table = 'menus' and key in ${inPlaces}`, [places])
  })

const stored = `(
  select place, md5(jsonb_agg(jsonb_build_array(position, code, title, link, children, previews) order by position)::text) as checksum
  from menus group by place
) as stored`

export const recordMenus: DatabaseEffect<void> = execute(
  `insert into seed_words (of_table, key, checksum) select 'menus', place, checksum from ${stored} on conflict do nothing`
)
const untouched = `select place from ${stored} join seed_words on of_table = 'menus' and key = place and seed_words.checksum = stored.checksum`
const inPlaces = "(select jsonb_array_elements_text($1::jsonb))"
const fill = `insert into menus (place, position, code, title, link, children, previews)
  select place, position, code, title, link, children, previews from jsonb_populate_recordset(null::menus, $2::jsonb) where place in ${inPlaces}`
