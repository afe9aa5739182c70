import { Schema } from "effect"
import { JewelryCard } from "./catalog-jewelry.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"

const TitleAndLink = Schema.Struct({ title: Schema.String, link: Schema.String })

/** One part of a static page; texts are plain, already set by the typographer. */
export const StaticBlock = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("heading"), text: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("text"), text: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("list"), isOrdered: Schema.Boolean, items: Schema.Array(Schema.String) }),
  /** Large figures with a line under each. */
  Schema.Struct({ kind: Schema.Literal("figures"), items: Schema.Array(Schema.Struct({ value: Schema.String, text: Schema.String })) }),
  /** A term and what is said of it. */
  Schema.Struct({ kind: Schema.Literal("terms"), items: Schema.Array(Schema.Struct({ term: Schema.String, text: Schema.String })) }),
  Schema.Struct({ kind: Schema.Literal("table"), head: Schema.Array(Schema.String), rows: Schema.Array(Schema.Array(Schema.String)) }),
  /** Questions that open to their answers. */
  Schema.Struct({
    kind: Schema.Literal("questions"),
    items: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String }))
  }),
  /** A picture as `previews` of the catalogue have it. */
  Schema.Struct({ kind: Schema.Literal("picture"), picture: Schema.String, caption: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("note"), text: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("links"), items: Schema.Array(TitleAndLink) })
])
export type StaticBlock = typeof StaticBlock.Type

/** A page of words. */
export const StaticPage = Schema.Struct({
  /** Its path without the first slash: `about/russian-cut`. */
  code: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  /** The section to which it belongs, with its other pages in order; `null` for a page that stands alone. */
  section: Schema.NullOr(Schema.Struct({ title: Schema.String, pages: Schema.Array(TitleAndLink) })),
  blocks: Schema.Array(StaticBlock),
  /** When the text was last changed, `2026-11-01`; said on the pages that bind. */
  changedOn: Schema.NullOr(Schema.String)
})
export type StaticPage = typeof StaticPage.Type

/** A headline in two halves, the second in italics. */
const Headline = { title: Schema.String, accent: Schema.String }

/** The page of a collection or of a theme. */
export const Landing = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  /** What it is: «Коллекция», «Тема». */
  kind: Schema.String,
  ...Headline,
  lead: Schema.String,
  picture: Schema.String,
  /** Light on the paper, or a scene on night. */
  scene: Schema.Literals(["light", "night"]),
  stories: Schema.Array(Schema.Struct({ ...Headline, text: Schema.String, picture: Schema.String })),
  facts: Schema.Array(Schema.Struct({ value: Schema.String, text: Schema.String })),
  products: Schema.Array(JewelryCard),
  /** The other landings, to go on to. */
  others: Schema.Array(TitleAndLink)
})
export type Landing = typeof Landing.Type

const Code = Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/))
const PageCode = Schema.String.check(Schema.isPattern(/^[\w-]+(?:\/[\w-]+)*$/), Schema.isMaxLength(200))

const read = { method: "GET", base: "/api/v2", query: Nothing, body: Nothing } as const

/** API-080. Every static page, by its section. */
export const listRootPages = endpoint({
  ...read,
  key: "content.rootPages",
  summary: "Список статических страниц",
  access: "anyone",
  path: "/root-pages/",
  params: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Schema.Struct({ code: Schema.String, ...TitleAndLink.fields })) }),
  refusals: []
})

/** API-082. A static page; its code may have slashes, which the path carries as `%2F`. */
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

/** API-081. The page of a collection or of a theme, with all its pieces. */
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

/** The collections for their common page; the specification names no call for it, the landings' folder is its place. */
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
        code: Schema.String,
        name: Schema.String,
        kind: Schema.String,
        lead: Schema.String,
        link: Schema.String,
        picture: Schema.String,
        /** How many pieces it has. */
        count: Schema.Int
      })
    )
  }),
  refusals: []
})
