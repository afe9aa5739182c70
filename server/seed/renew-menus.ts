import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Row = Readonly<Record<string, unknown>>
type Written = Effect.Effect<void, DatabaseFailed, Database>

/** A menu changed or emptied by an editor remains. */
export const renewMenus = (seed: ReadonlyArray<Row>): Written =>
  Effect.gen(function* () {
    const database = yield* Database
    const following = JSON.stringify((yield* database.query<{ place: string }>(untouched)).map(({ place }) => place))
    yield* database.query(`delete from menus where place in ${theirs}`, [following])
    yield* database.query(fill, [following, JSON.stringify(seed)])
    yield* database.query(`delete from seed_words where of_table = 'menus' and key in ${theirs}`, [following])
  })

export const recordMenus: Written = Database.use((database) =>
  database.query(`insert into seed_words (of_table, key, checksum) select 'menus', place, checksum from ${standing} on conflict do nothing`)
)

const standing = `(
  select place, md5(jsonb_agg(jsonb_build_array(position, code, title, link, children, previews) order by position)::text) as checksum
  from menus group by place
) as standing`
const untouched = `select place from ${standing} join seed_words on of_table = 'menus' and key = place and seed_words.checksum = standing.checksum`
const theirs = "(select jsonb_array_elements_text($1::jsonb))"
const fill = `insert into menus (place, position, code, title, link, children, previews)
  select place, position, code, title, link, children, previews from jsonb_populate_recordset(null::menus, $2::jsonb) where place in ${theirs}`
