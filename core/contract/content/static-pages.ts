import { Schema } from "effect"
import { JewelryCard } from "../catalog-jewelry.ts"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { plain } from "../../domain/schema/privacy.ts"
import { Showcase } from "./showcase.ts"
import { Headline, TitleAndLink } from "./titles.ts"

/** Texts are plain and typographed. */
export const StaticBlock = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("heading"), text: plain(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("text"), text: plain(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("list"), isOrdered: Schema.Boolean, items: Schema.Array(plain(Schema.String)) }),
  Schema.Struct({
    kind: Schema.Literal("figures"),
    items: Schema.Array(Schema.Struct({ value: plain(Schema.String), text: plain(Schema.String) }))
  }),
  Schema.Struct({
    kind: Schema.Literal("terms"),
    items: Schema.Array(Schema.Struct({ term: plain(Schema.String), text: plain(Schema.String) }))
  }),
  Schema.Struct({
    kind: Schema.Literal("table"),
    head: Schema.Array(plain(Schema.String)),
    rows: Schema.Array(Schema.Array(plain(Schema.String)))
  }),
  Schema.Struct({
    kind: Schema.Literal("questions"),
    items: Schema.Array(Schema.Struct({ question: plain(Schema.String), answer: plain(Schema.String) }))
  }),
  /** Image base path. */
  Schema.Struct({ kind: Schema.Literal("picture"), picture: plain(Schema.String), caption: plain(Schema.String) }),
  /** Marked as a sample; `design` is from `core/domain/cart/gift-designs.ts`. */
  Schema.Struct({
    kind: Schema.Literal("certificate"),
    design: plain(Schema.String),
    amount: Schema.Int,
    recipient: plain(Schema.String),
    sender: plain(Schema.String),
    words: plain(Schema.String),
    caption: plain(Schema.String)
  }),
  Schema.Struct({ kind: Schema.Literal("note"), text: plain(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("links"), items: Schema.Array(TitleAndLink) })
])
export type StaticBlock = typeof StaticBlock.Type

export const StaticPage = Schema.Struct({
  /** Path without the leading slash: `about/russian-cut`. */
  code: plain(Schema.String),
  title: plain(Schema.String),
  lead: plain(Schema.String),
  /** Section with its other pages; `null` for a stand-alone page. */
  section: Schema.NullOr(Schema.Struct({ title: plain(Schema.String), pages: Schema.Array(TitleAndLink) })),
  blocks: Schema.Array(StaticBlock),
  /** `2026-11-01`, on legal pages. */
  changedOn: Schema.NullOr(plain(Schema.String))
})
export type StaticPage = typeof StaticPage.Type

export const Landing = Schema.Struct({
  code: plain(Schema.String),
  name: plain(Schema.String),
  /** «Коллекция», «Тема». */
  kind: plain(Schema.String),
  ...Headline,
  lead: plain(Schema.String),
  picture: plain(Schema.String),
  /** Light or dark design. */
  scene: Schema.Literals(["light", "night"]),
  stories: Schema.Array(Schema.Struct({ ...Headline, text: plain(Schema.String), picture: plain(Schema.String) })),
  facts: Schema.Array(Schema.Struct({ value: plain(Schema.String), text: plain(Schema.String) })),
  products: Schema.Array(JewelryCard),
  others: Schema.Array(TitleAndLink),
  /** `null` for a single collection. */
  showcase: Schema.NullOr(Showcase)
})
export type Landing = typeof Landing.Type

const Code = plain(Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/)))
const PageCode = plain(Schema.String.check(Schema.isPattern(/^[\w-]+(?:\/[\w-]+)*$/), Schema.isMaxLength(200)))

const read = { method: "GET", base: "/api/v2", query: Nothing, body: Nothing } as const

/** API-080. */
export const listRootPages = endpoint({
  ...read,
  key: "content.rootPages",
  summary: "Список статических страниц",
  access: "anyone",
  path: "/root-pages/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Schema.Struct({ code: plain(Schema.String), ...TitleAndLink.fields })) }),
  refusals: []
})

/** API-082. Slashes in the code are sent as `%2F`. */
export const getStaticPage = endpoint({
  ...read,
  key: "content.staticPage",
  summary: "Статическая страница",
  access: "anyone",
  path: "/static-pages/{code}/",
  params: Schema.Struct({ code: PageCode }),
  answer: StaticPage,
  refusals: [404, 422]
})

/** API-081. With all pieces. */
export const getLanding = endpoint({
  ...read,
  key: "content.landing",
  summary: "Страница коллекции",
  access: "anyone",
  path: "/landings/collections/{code}",
  params: Schema.Struct({ code: Code }),
  answer: Landing,
  refusals: [404, 422]
})

/** Not in the specification. */
export const listLandings = endpoint({
  ...read,
  key: "content.landings",
  summary: "Коллекции",
  access: "anyone",
  path: "/landings/collections/",
  params: Nothing,
  answer: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        code: plain(Schema.String),
        name: plain(Schema.String),
        kind: plain(Schema.String),
        lead: plain(Schema.String),
        link: plain(Schema.String),
        picture: plain(Schema.String),
        count: Schema.Int
      })
    )
  }),
  refusals: []
})
