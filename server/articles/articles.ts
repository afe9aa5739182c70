import { Effect, Schema, Struct } from "effect"
import { type ArticleBlock, ArticleCard, type listTopics, StoredBlock } from "../../core/contract/content/articles.ts"
import { blogPageSize, type Topic, topicNames, topics } from "../../core/domain/articles/article.ts"
import { drawingOf } from "../../core/domain/articles/drawings.ts"
import { stateAt } from "../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { findDiamonds } from "../catalogue/diamonds.ts"
import { findJewelry } from "../catalogue/jewelry-list.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { findPlot } from "./plots.ts"

/** In the order of the blog, without empty topics. */
export const findTopics: DatabaseEffect<(typeof listTopics.answer.Type)["items"]> = Effect.map(
  query<{ topic: string; count: number }>("select topic, count(*)::int4 as count from articles group by topic"),
  (rows) =>
    topics.flatMap((code) => {
      const count = rows.find(({ topic }) => topic === code)?.count
      return count === undefined ? [] : [{ code, name: topicNames[code], count }]
    })
)

export const findArticles = Effect.fn("findArticles")(function* (listQuery: { readonly topic?: Topic | undefined; readonly page: number }) {
  const topic = listQuery.topic ?? null
  const counted = yield* queryOne<{ total: number }>("select count(*)::int4 as total from articles where $1::text is null or topic = $1", [
    topic
  ])
  const rows = yield* query(
    `select ${cardColumns} from articles where $1::text is null or topic = $1 order by published_on desc, code limit $2::int4 offset $3::int4`,
    [topic, blogPageSize, (listQuery.page - 1) * blogPageSize]
  )
  return { items: yield* readCards(rows), total: counted?.total ?? 0 }
})

/** Related articles, then the newest of the topic, then the newest; three in all. `undefined` for an unknown article. */
export const findReadMore = Effect.fn("findReadMore")(function* (code: string) {
  const rows = yield* query(
    `select ${cardColumns} from articles, (select code as read, topic as read_topic, related as named from articles where code = $1) as this
      where code <> read order by array_position(named, code) nulls last, topic <> read_topic, published_on desc, code limit 3`,
    [code]
  )
  const articleRow = yield* queryOne("select from articles where code = $1", [code])
  return articleRow === null ? undefined : yield* readCards(rows)
})

export const findArticle = Effect.fn("findArticle")(function* (code: string) {
  const row = yield* queryOne(`select ${cardColumns}, author, sources, stones, pieces, blocks from articles where code = $1`, [code])
  if (row === null) return undefined
  const { blocks, pieces, stones, topic, ...texts } = yield* Effect.orDie(decodeStored(row))
  return {
    ...texts,
    topic: named(topic),
    panels: drawingOf(texts.figure),
    blocks: yield* Effect.forEach(blocks, complete),
    stones: stones === null ? null : yield* stonesAt(stones),
    pieces: pieces === null ? null : yield* piecesAt(pieces)
  }
})

export const findArticleDays = query<{ code: string; title: string; lead: string; day: string }>(
  "select code, title, lead, published_on::text as day from articles order by published_on desc, code"
)

const cardColumns = `code, title, lead, topic, published_on::text as "publishedOn", minutes, figure`

const shownCount = 3

const stonesAt = Effect.fnUntraced(function* (link: string) {
  const state = stateAt(diamondListing, link, "")
  if (state === undefined) return null
  const { items } = yield* findDiamonds({ ...state, page: 1, from: 1, pageSize: shownCount })
  return items.length === 0 ? null : { link, items }
})

const piecesAt = Effect.fnUntraced(function* (link: string) {
  const state = stateAt(jewelryListing, link, "")
  if (state === undefined) return null
  const { items } = yield* findJewelry({ ...state, page: 1, from: 1, pageSize: shownCount })
  return items.length === 0 ? null : { link, items }
})

const complete = (block: StoredBlock): DatabaseEffect<ArticleBlock> => {
  if (block.kind === "drawing") return Effect.succeed({ ...block, panels: drawingOf(block.name) })
  return block.kind === "plot" ? Effect.map(findPlot(block.name), (plot) => ({ ...block, ...plot })) : Effect.succeed(block)
}

const named = (code: Topic) => ({ code, name: topicNames[code] })

const StoredCard = ArticleCard.mapFields(Struct.assign({ topic: Schema.Literals(topics) }))

const decodeCards = Schema.decodeUnknownEffect(Schema.Array(StoredCard))
const readCards = (rows: ReadonlyArray<unknown>) =>
  Effect.map(Effect.orDie(decodeCards(rows)), (cards) => cards.map(({ topic, ...card }): ArticleCard => ({ ...card, topic: named(topic) })))
const decodeStored = Schema.decodeUnknownEffect(
  StoredCard.mapFields(
    Struct.assign({
      author: Schema.String,
      sources: Schema.Array(Schema.String),
      stones: Schema.NullOr(Schema.String),
      pieces: Schema.NullOr(Schema.String),
      blocks: Schema.Array(StoredBlock)
    })
  )
)
