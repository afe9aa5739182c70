import { Effect, Schema } from "effect"
import { MainPage, PageMeta } from "../../core/contract/pages.ts"
import { Banner, type Menu, MenuItem } from "../../core/contract/shell.ts"
import { Database, type DatabaseFailed } from "./database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** The home page's own words; the counts and the stones beside them come from `diamonds.ts`. */
export const findMainPage: Answer<Pick<MainPage, "hero" | "principles">> = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.query(
    `select jsonb_build_object('title', hero_title, 'accent', hero_accent, 'lead', hero_lead) as hero, principles from main_page`
  )
  return yield* Effect.orDie(decodeMainPage(rows[0]))
})

/** The meta of the page at this path, with or without a trailing slash; all nulls where nothing is written. */
export const findPageMeta = (path: string): Answer<PageMeta> =>
  Effect.gen(function* () {
    const database = yield* Database
    const [row] = yield* database.query(
      `select title, description, keywords, robots, canonical, h1, text, redirect, redirect_code as "redirectCode" from page_meta where path = $1`,
      [path.replace(/\/+$/, "") || "/"]
    )
    return row === undefined ? nothingWritten : yield* Effect.orDie(decodePageMeta(row))
  })

/** The four menus, each in its order. */
export const findMenu: Answer<Menu> = Effect.gen(function* () {
  const database = yield* Database
  const rows = yield* database.query("select place, code, title, link, children, previews from menus order by position")
  const lines = yield* Effect.orDie(decodeMenuLines(rows))
  const itemsOf = (place: MenuLine["place"]) => lines.filter((line) => line.place === place).map(toMenuItem)
  return { header: itemsOf("header"), footer: itemsOf("footer"), hamburger: itemsOf("hamburger"), mobile: itemsOf("mobile") }
})

/** Every banner, in the order in which the editors put them. */
export const findBanners: Answer<ReadonlyArray<typeof Banner.Type>> = Effect.flatMap(
  Database.use((database) =>
    database.query(
      `select type, title, link, previews, video, filtration, is_default as "isDefault", child from banners order by position, id`
    )
  ),
  (rows) => Effect.orDie(decodeBanners(rows))
)

/** Texts of tooltips by the code of what they explain. */
export const findTooltips: Answer<ReadonlyArray<{ readonly code: string; readonly text: string }>> = Database.use((database) =>
  database.query("select code, text from tooltips order by position")
)

/** Countries to which the shop delivers, the home country first. */
export const findCountries: Answer<ReadonlyArray<{ readonly code: string; readonly name: string }>> = Database.use((database) =>
  database.query("select code, name from countries order by position")
)

/** What the editors set of the shop; the shop's own domain is the server's to say. */
export const findConfig: Answer<{ readonly captchaClientKey: string | null }> = Effect.map(
  Database.use((database) =>
    database.query<{ captchaClientKey: string | null }>(`select captcha_client_key as "captchaClientKey" from shop_config`)
  ),
  ([row]) => row ?? { captchaClientKey: null }
)

/** Rows are read by the contract's own schemas; one that does not fit is a defect of the schema or the seed, not an answer. */
const decodeMainPage = Schema.decodeUnknownEffect(Schema.Struct({ hero: MainPage.fields.hero, principles: MainPage.fields.principles }))
const decodePageMeta = Schema.decodeUnknownEffect(PageMeta)
const decodeBanners = Schema.decodeUnknownEffect(Schema.Array(Banner))
const MenuLine = Schema.Struct({ place: Schema.Literals(["header", "footer", "hamburger", "mobile"]), ...MenuItem.fields })
type MenuLine = typeof MenuLine.Type
const toMenuItem = ({ code, title, link, children, previews }: MenuLine): MenuItem => ({ code, title, link, children, previews })
const decodeMenuLines = Schema.decodeUnknownEffect(Schema.Array(MenuLine))

const nothingWritten: PageMeta = {
  title: null,
  description: null,
  keywords: null,
  robots: null,
  canonical: null,
  h1: null,
  text: null,
  redirect: null,
  redirectCode: null
}
