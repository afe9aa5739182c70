import { Schema } from "effect"
import { drawingNames, plotNames, topics } from "../../domain/articles/article.ts"
import { liveNames } from "../../domain/articles/live-examples.ts"
import { inks } from "../../domain/articles/drawing.ts"
import { plain } from "../../domain/schema/privacy.ts"
import { DiamondCard } from "../catalog-diamonds.ts"
import { JewelryCard } from "../catalog-jewelry.ts"
import { listOf, Nothing, PageNumber } from "../common.ts"
import { endpoint } from "../endpoint.ts"

const Text = plain(Schema.String)

/** Excludes `topics`, the path of another call. */
export const ArticleCode = plain(Schema.String.check(Schema.isPattern(/^(?!topics$)[a-z0-9-]{3,60}$/)))

const TopicName = Schema.Struct({ code: Schema.Literals(topics), name: Text })

export const ArticleCard = Schema.Struct({
  code: ArticleCode,
  title: Text,
  lead: Text,
  topic: TopicName,
  /** `2026-03-12`. */
  publishedOn: Text,
  minutes: Schema.Int,
  figure: Schema.Literals(drawingNames)
})
export type ArticleCard = typeof ArticleCard.Type

const Run = Schema.Struct({ text: Text, style: Schema.Literals(["plain", "strong", "emphasis"]), link: Schema.NullOr(Text) })
export type Run = typeof Run.Type
const Line = Schema.Array(Run)

/** `count` is the number of stones. */
const Bar = Schema.Struct({ label: Text, value: Schema.Finite, count: Schema.Int })

/** Panel of a drawing (`core/domain/articles/drawing.ts`). */
const Panel = Schema.Struct({
  title: Text,
  text: Text,
  width: Schema.Int,
  height: Schema.Int,
  strokes: Schema.Array(Schema.Struct({ d: Text, ink: Schema.Literals(inks), fill: Schema.NullOr(Text), isQuarter: Schema.Boolean })),
  labels: Schema.Array(
    Schema.Struct({ x: Schema.Finite, y: Schema.Finite, text: Text, anchor: Schema.Literals(["start", "middle", "end"]) })
  )
})

/** Typographed text; `id` is the anchor in the table of contents. */
export const TextBlock = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("heading"), level: Schema.Literals([2, 3]), id: Text, text: Text }),
  Schema.Struct({ kind: Schema.Literal("text"), line: Line }),
  Schema.Struct({ kind: Schema.Literal("list"), isOrdered: Schema.Boolean, items: Schema.Array(Line) }),
  Schema.Struct({ kind: Schema.Literal("table"), head: Schema.Array(Text), rows: Schema.Array(Schema.Array(Text)) }),
  Schema.Struct({ kind: Schema.Literal("quote"), line: Line })
])

const drawingFields = { kind: Schema.Literal("drawing"), name: Schema.Literals(drawingNames), caption: Text }
const liveFields = { kind: Schema.Literal("live"), name: Schema.Literals(liveNames), caption: Text }
const plotFields = { kind: Schema.Literal("plot"), name: Schema.Literals(plotNames), caption: Text }

/** Without computed data. */
export const StoredBlock = Schema.Union([
  ...TextBlock.members,
  Schema.Struct(drawingFields),
  Schema.Struct(liveFields),
  Schema.Struct(plotFields)
])
export type StoredBlock = typeof StoredBlock.Type

/** Bars are computed from current stock: `roubles` per carat or number of `stones`. */
export const ArticleBlock = Schema.Union([
  ...TextBlock.members,
  Schema.Struct(liveFields),
  Schema.Struct({ ...drawingFields, panels: Schema.Array(Panel) }),
  Schema.Struct({ ...plotFields, unit: Schema.Literals(["roubles", "stones"]), bars: Schema.Array(Bar) })
])
export type ArticleBlock = typeof ArticleBlock.Type

const shownOf = <Item extends Schema.Codec<unknown, unknown>>(item: Item) =>
  Schema.NullOr(Schema.Struct({ link: Text, items: Schema.Array(item) }))

export const Article = Schema.Struct({
  ...ArticleCard.fields,
  author: Text,
  /** Absolute URL, for sharing. */
  address: Text,
  panels: Schema.Array(Panel),
  /** Standards, studies and laws. */
  sources: Schema.Array(Text),
  blocks: Schema.Array(ArticleBlock),
  stones: shownOf(DiamondCard),
  pieces: shownOf(JewelryCard)
})
export type Article = typeof Article.Type

const read = { method: "GET", base: "/api/v2", body: Nothing, access: "anyone" } as const

/** API-056. Topics with articles. */
export const listTopics = endpoint({
  ...read,
  key: "articles.topics",
  summary: "Рубрики блога",
  path: "/articles/topics/",
  params: Nothing,
  query: Nothing,
  answer: Schema.Struct({ items: Schema.Array(Schema.Struct({ ...TopicName.fields, count: Schema.Int })) }),
  refusals: []
})

/** API-057. Newest first. */
export const listArticles = endpoint({
  ...read,
  key: "articles.list",
  summary: "Статьи блога",
  path: "/articles/",
  params: Nothing,
  query: Schema.Struct({ topic: Schema.optionalKey(Schema.Literals(topics)), page: Schema.optionalKey(PageNumber) }),
  answer: listOf(ArticleCard),
  refusals: [404, 422]
})

/** API-058. With products from the current stock. */
export const getArticle = endpoint({
  ...read,
  key: "articles.one",
  summary: "Статья",
  path: "/articles/{id}/",
  params: Schema.Struct({ id: ArticleCode }),
  query: Nothing,
  answer: Article,
  refusals: [404, 422]
})

/** API-059. Three other articles. */
export const readMore = endpoint({
  ...read,
  key: "articles.readMore",
  summary: "Читать дальше",
  path: "/articles/readMore/",
  params: Nothing,
  query: Schema.Struct({ articleCode: ArticleCode }),
  answer: Schema.Struct({ items: Schema.Array(ArticleCard) }),
  refusals: [404, 422]
})
