import { Effect, Schema } from "effect"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

const FoundPage = Schema.Struct({
  kind: Schema.Literals(["page", "landing"]),
  title: Schema.String,
  link: Schema.String,
  text: Schema.String
})
type FoundPage = typeof FoundPage.Type

/** In the given order. */
export const findPages = (
  asked: ReadonlyArray<{ readonly kind: "page" | "landing"; readonly code: string }>
): DatabaseEffect<ReadonlyArray<FoundPage>> =>
  asked.length === 0 ? Effect.succeed([]) : query(selectPages, [JSON.stringify(asked)], FoundPage)

const selectPages = `with asked as (
    select kind, code, place from rows from (jsonb_to_recordset($1::jsonb) as (kind text, code text)) with ordinality as asked (kind, code, place)
  )
  select kind, title, '/' || code as link, lead as text from (
    select place, asked.kind, code, title, lead from asked join static_pages using (code) where asked.kind = 'page'
    union all
    select place, asked.kind, code, landings.kind || ' ' || name, lead from asked join landings using (code) where asked.kind = 'landing'
  ) as found order by place`
