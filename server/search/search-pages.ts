import { Effect, Schema } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

const FoundPage = Schema.Struct({
  kind: Schema.Literals(["page", "landing"]),
  title: Schema.String,
  link: Schema.String,
  text: Schema.String
})
type FoundPage = typeof FoundPage.Type

/** Keeps the given order. */
export const findPages = (
  asked: ReadonlyArray<{ readonly kind: "page" | "landing"; readonly code: string }>
): Effect.Effect<ReadonlyArray<FoundPage>, DatabaseFailed, Database> =>
  asked.length === 0
    ? Effect.succeed([])
    : Effect.flatMap(
        Database.use((database) => database.query(selectPages, [JSON.stringify(asked)])),
        (rows) => Effect.orDie(decodePages(rows))
      )

const selectPages = `with asked as (
    select kind, code, place from rows from (jsonb_to_recordset($1::jsonb) as (kind text, code text)) with ordinality as asked (kind, code, place)
  )
  select kind, title, '/' || code as link, lead as text from (
    select place, asked.kind, code, title, lead from asked join static_pages using (code) where asked.kind = 'page'
    union all
    select place, asked.kind, code, landings.kind || ' ' || name, lead from asked join landings using (code) where asked.kind = 'landing'
  ) as found order by place`

/** A row that does not match the schema is a defect. */
const decodePages = Schema.decodeUnknownEffect(Schema.Array(FoundPage))
