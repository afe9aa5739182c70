import { Effect } from "effect"
import { listRootPages, StaticPage } from "../../core/contract/content/static-pages.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { samplePage } from "../seed/content/sample-pages.ts"

export const findRootPages: DatabaseEffect<(typeof listRootPages.answer.Type)["items"]> = query(
  "select code, title, '/' || code as link from static_pages order by section is null, position",
  [],
  listRootPages.answer.fields.items.value
)

/** `code` such as `about/russian-cut`, or a sample page. */
export const findStaticPage = (code: string): DatabaseEffect<StaticPage | undefined> =>
  Effect.map(queryOne(selectPage, [code], StaticPage), (page) => page ?? samplePage(code))

const selectPage = `select page.code, page.title, lead, blocks, changed_on::text as "changedOn",
  case when section.code is not null then jsonb_build_object('title', section.title, 'pages', section.pages) end as section
  from static_pages as page left join static_sections as section on section.code = page.section where page.code = $1`
