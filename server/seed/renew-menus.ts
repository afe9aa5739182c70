import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"

type Row = Readonly<Record<string, unknown>>
type Written = DatabaseEffect<void>

/** Leaves a menu changed or emptied by an editor. */
export const renewMenus = (seed: ReadonlyArray<Row>): Written =>
  Effect.gen(function* () {
    const following = JSON.stringify((yield* query<{ place: string }>(untouched)).map(({ place }) => place))
    yield* execute(`delete from menus where place in ${theirs}`, [following])
    yield* execute(fill, [following, JSON.stringify(seed)])
    yield* execute(`delete from seed_words where of_table = 'menus' and key in ${theirs}`, [following])
  })

const standing = `(
  select place, md5(jsonb_agg(jsonb_build_array(position, code, title, link, children, previews) order by position)::text) as checksum
  from menus group by place
) as standing`

export const recordMenus: Written = execute(
  `insert into seed_words (of_table, key, checksum) select 'menus', place, checksum from ${standing} on conflict do nothing`
)
const untouched = `select place from ${standing} join seed_words on of_table = 'menus' and key = place and seed_words.checksum = standing.checksum`
const theirs = "(select jsonb_array_elements_text($1::jsonb))"
const fill = `insert into menus (place, position, code, title, link, children, previews)
  select place, position, code, title, link, children, previews from jsonb_populate_recordset(null::menus, $2::jsonb) where place in ${theirs}`
