import { Effect, Schema, Struct } from "effect"
import { MainPage, PageMeta } from "../../core/contract/content/pages.ts"
import { Banner } from "../../core/contract/shell.ts"
import { pathOf } from "../../core/domain/url/path-of.ts"
import { horoscopeMeta } from "./horoscope-meta.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"

type MainPageTexts = Pick<MainPage, "hero" | "collection" | "figures" | "scene" | "principles">

export const findMainPage: DatabaseEffect<MainPageTexts> = Effect.gen(function* () {
  const rows = yield* query(
    `select hero, figures, main_page.scene, principles, case when landings.code is not null then
      jsonb_build_object('title', name, 'link', '/' || code, 'text', lead, 'picture', picture) end as collection
      from main_page left join landings on landings.code = main_page.collection`
  )
  return yield* Effect.orDie(decodeMainPage(rows[0]))
})

/** Stored meta; without it the defaults of the horoscope, elsewhere `null`. */
export const findPageMeta = (path: string): DatabaseEffect<PageMeta> =>
  Effect.gen(function* () {
    const row = yield* queryOne(
      `select title, description, keywords, robots, canonical, h1, text, redirect, redirect_code as "redirectCode" from page_meta where path = $1`,
      [pathOf(path) || "/"],
      PageMeta
    )
    return row ?? { ...nothingWritten, ...horoscopeMeta(pathOf(path)) }
  })

/** Omits unknown types (ENT-018). */
export const findBanners: DatabaseEffect<ReadonlyArray<typeof Banner.Type>> = query(
  `select type, title, link, previews, video, filtration, is_default as "isDefault", child from banners
        where type = any($1::text[]) order by position, id`,
  [[...Banner.fields.type.literals]],
  Banner
)

export const findTooltips: DatabaseEffect<ReadonlyArray<{ readonly code: string; readonly text: string }>> = query(
  "select code, text from tooltips order by position"
)

export const findCountries: DatabaseEffect<ReadonlyArray<{ readonly code: string; readonly name: string }>> = query(
  "select code, name from countries order by position"
)

/** The domain comes from the environment. */
export const findConfig: DatabaseEffect<{ readonly captchaClientKey: string | null }> = Effect.map(
  queryOne<{ captchaClientKey: string | null }>(`select captcha_client_key as "captchaClientKey" from shop_config`),
  (row) => row ?? { captchaClientKey: null }
)

const decodeMainPage = Schema.decodeUnknownEffect(MainPage.mapFields(Struct.pick(["hero", "collection", "figures", "scene", "principles"])))
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
