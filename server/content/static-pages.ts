import { Effect, Schema } from "effect"
import { listRootPages, StaticPage } from "../../core/contract/content/static-pages.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { samplePage } from "../seed/content/sample-pages.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Pages without a section come last. */
export const findRootPages: Answer<(typeof listRootPages.answer.Type)["items"]> = Effect.flatMap(
  Database.use((database) =>
    database.query("select code, title, '/' || code as link from static_pages order by section is null, position")
  ),
  (rows) => Effect.orDie(decodeRootPages(rows))
)

/** Code such as `about/russian-cut`, or a sample page. */
export const findStaticPage = (code: string): Answer<StaticPage | undefined> =>
  Effect.flatMap(
    Database.use((database) => database.query(selectPage, [code])),
    ([row]) => (row === undefined ? Effect.succeed(samplePage(code)) : Effect.orDie(decodePage(row)))
  )

const selectPage = `select page.code, page.title, lead, blocks, changed_on::text as "changedOn",
  case when section.code is not null then jsonb_build_object('title', section.title, 'pages', section.pages) end as section
  from static_pages as page left join static_sections as section on section.code = page.section where page.code = $1`

/** A row that does not match the schema is a defect. */
const decodeRootPages = Schema.decodeUnknownEffect(listRootPages.answer.fields.items)
const decodePage = Schema.decodeUnknownEffect(StaticPage)
