import { Effect } from "effect"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"
import { articles } from "./content/articles.ts"
import { landings } from "./content/landings.ts"
import { pageMeta } from "./content/page-meta.ts"
import { mainPage } from "./content/pages.ts"
import { banners, countries, menus, shopConfig } from "./content/shell.ts"
import { sections, staticPages } from "./content/static-pages.ts"
import { storeCities, storeContacts, storeLocations } from "./content/stores.ts"
import { tooltips } from "./content/tooltips.ts"

/** Rows by table; their keys are columns. */
export const contentRows = () => ({
  static_sections: Object.entries(sections).map(([code, section]) => ({ code, ...section })),
  static_pages: staticPages.map(({ changedOn, ...page }, index) => ({ ...page, changed_on: changedOn, position: index + 1 })),
  landings: landings.map((landing, index) => ({ ...landing, ...piecesOf(landing), position: index + 1 })),
  articles: articles(),
  main_page: [mainPage],
  page_meta: pageMeta,
  menus,
  banners,
  tooltips,
  countries,
  shop_config: [shopConfig],
  store_contacts: [{ id: 1, ...storeContacts }],
  store_cities: storeCities.map(({ code, name }, index) => ({ code, name, position: index + 1 })),
  store_locations: storeLocations.map((location, index) => ({ ...location, position: index + 1 }))
})

/** Leaves existing countries and settings. */
export const insertContent: DatabaseEffect<void> = Effect.gen(function* () {
  for (const [table, rows] of Object.entries(contentRows())) yield* insertRows(table, rows)
  yield* execute(numberTheNextStore)
})

/** Adds the blog to a shop of an earlier version. */
export const insertArticles: DatabaseEffect<void> = Effect.suspend(() => insertRows("articles", articles()))

const piecesOf = ({ code, collection }: (typeof landings)[number]) => ({
  collection,
  category: collection === null && code === "engagement" ? "pomolvochnoe-kolco" : null
})

type Row = Readonly<Record<string, unknown>>

/** Missing keys become null; existing rows remain. */
const insertRows = (table: string, rows: ReadonlyArray<Row>) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(", ")
  const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`
  return rows.length === 0 ? Effect.void : execute(sql, [JSON.stringify(rows)])
}

const numberTheNextStore =
  "select setval(pg_get_serial_sequence('store_locations', 'id'), (select coalesce(max(id), 0) + 1 from store_locations), false)"
