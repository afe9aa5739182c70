import { Schema } from "effect"
import { shapes } from "../../domain/product/diamond.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { plain } from "../../domain/schema/privacy.ts"
import { Headline, TitleAndLink } from "./titles.ts"

/** ENT-004. `null` keeps the default. */
export const PageMeta = Schema.Struct({
  title: Schema.NullOr(plain(Schema.String)),
  description: Schema.NullOr(plain(Schema.String)),
  keywords: Schema.NullOr(plain(Schema.String)),
  robots: Schema.NullOr(plain(Schema.String)),
  canonical: Schema.NullOr(plain(Schema.String)),
  h1: Schema.NullOr(plain(Schema.String)),
  text: Schema.NullOr(plain(Schema.String)),
  redirect: Schema.NullOr(plain(Schema.String)),
  redirectCode: Schema.NullOr(Schema.Literals([301, 302, 303, 307, 308]))
})
export type PageMeta = typeof PageMeta.Type

/** Images as in `JewelryCard`. */
export const MainPage = Schema.Struct({
  hero: Schema.Struct({
    ...Headline,
    lead: plain(Schema.String),
    /** Caption of the leader line. */
    caption: Schema.Array(plain(Schema.String)),
    /** The first is the primary button. */
    links: Schema.Array(TitleAndLink)
  }),
  collection: Schema.NullOr(Schema.Struct({ ...TitleAndLink.fields, text: plain(Schema.String), picture: plain(Schema.String) })),
  novelties: Schema.Array(JewelryCard),
  categories: Schema.Array(Schema.Struct({ ...TitleAndLink.fields, count: Schema.Int, picture: plain(Schema.String) })),
  /** Stones per shape in the listing. */
  shapes: Schema.Array(Schema.Struct({ shape: Schema.Literals(shapes), count: Schema.Int })),
  featured: Schema.Array(DiamondCard),
  figures: Schema.Array(Schema.Struct({ value: plain(Schema.String), text: plain(Schema.String) })),
  scene: Schema.Struct({ ...Headline, text: plain(Schema.String), steps: Schema.Array(TitleAndLink), link: TitleAndLink }),
  principles: Schema.Array(Schema.Struct({ title: plain(Schema.String), text: plain(Schema.String) }))
})
export type MainPage = typeof MainPage.Type

/** API-010. */
export const getMainPage = endpoint({
  key: "pages.main",
  summary: "Содержание главной страницы",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/main-page/",
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: MainPage,
  refusals: []
})

/** API-083. `url` has no sorting and order (META-020). All fields are `null` for an unknown page. */
export const getPageMeta = endpoint({
  key: "pages.meta",
  summary: "Мета-данные страницы",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/page-meta/",
  params: Nothing,
  query: Schema.Struct({ url: plain(Schema.String.check(Schema.isPattern(/^\//), Schema.isMaxLength(1000))) }),
  body: Nothing,
  answer: PageMeta,
  refusals: [422]
})
