import { Effect } from "effect"
import { articlePath, blogPageSize } from "../../core/domain/articles/article.ts"
import { pagesOf } from "../catalogue/list-query.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { findArticle, findArticles, findReadMore, findTopics } from "./articles.ts"

type ArticleKey = Extract<keyof Handlers, `articles.${string}`>

export const articleHandlers = (publicUrl: string): Pick<Handlers, ArticleKey> => ({
  "articles.topics": () => Effect.map(findTopics, (items) => ({ items })),

  "articles.list": Effect.fn("articles.list")(function* ({ query: { page = 1, topic } }) {
    const { items, total } = yield* findArticles({ topic, page })
    return { items, total, page, pages: yield* pagesOf(total, page, blogPageSize) }
  }),

  "articles.one": Effect.fn("articles.one")(function* ({ params: { id } }) {
    const article = (yield* findArticle(id)) ?? (yield* notFound("Такой статьи нет"))
    return { ...article, address: publicUrl + articlePath(id) }
  }),

  "articles.readMore": Effect.fn("articles.readMore")(function* ({ query: { articleCode } }) {
    return { items: (yield* findReadMore(articleCode)) ?? (yield* notFound("Такой статьи нет")) }
  })
})
