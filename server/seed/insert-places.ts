import { Effect } from "effect"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { places } from "./places.ts"

export const insertPlaces: DatabaseEffect<void> = Effect.suspend(() => fillPlaces(places()))

export const fillPlaces = Effect.fnUntraced(function* ({
  settlements,
  streets
}: ReturnType<typeof places>): Effect.fn.Return<void, DatabaseFailed, Database> {
  yield* execute(insertSettlements, [JSON.stringify(settlements)])
  yield* execute(insertStreets, [JSON.stringify(streets)])
  yield* execute(gatherWords)
})

const wordsOfRow = "array_to_tsvector(array(select jsonb_array_elements_text(words)))"

const insertSettlements = `insert into settlements (country, name, region, position, words)
  select country, name, region, position, ${wordsOfRow}
  from jsonb_to_recordset($1::jsonb) as place (country text, name text, region text, position int4, words jsonb)
  on conflict do nothing`

const insertStreets = `insert into streets (settlement_id, name, words)
  select settlements.id, street.name, ${wordsOfRow.replace("(words)", "(street.words)")}
  from jsonb_to_recordset($1::jsonb) as street (settlement int4, name text, words jsonb, position int4)
  join settlements on settlements.position = street.settlement order by street.position on conflict do nothing`

/** Eight best streets per word: first those of large settlements, then those with few words. */
const gatherWords = `insert into street_words (country, word, streets)
  select country, word, array_agg(id order by rank) from (
    select country, word, streets.id, row_number() over (partition by country, word order by position, length(streets.words), streets.id) as rank
    from streets join settlements on settlements.id = settlement_id, unnest(tsvector_to_array(streets.words)) as word
  ) as ranked where rank <= 8 group by country, word`
