import { Schema } from "effect"
import { blogPath, readBlogSearch } from "../domain/articles/article.ts"
import { Code, Slug } from "./params.ts"
import { askQuestionPath, getInTouchPath, questionSentPath } from "../domain/questions/question-paths.ts"
import { horoscopePath, signPath, signs } from "../domain/content/zodiac-signs.ts"
import { ask, meta, publicPage, privatePage } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** Calls of a static page; `code` is its path without the leading slash. */
const wordsAt = (code: string, path: string): ReadonlyArray<CallRequest> => [ask("content.staticPage", { params: { code } }), meta(path)]

export const words = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({ ...publicPage(pattern, "static"), calls: (_, path) => wordsAt(pattern.slice(1), path) }))

export const landings = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({
    ...publicPage(pattern, "landing"),
    header: "transparent-black",
    calls: (_, path) => [ask("content.landing", { params: { code: pattern.slice(1) } }), meta(path)]
  }))

const signPages: ReadonlyArray<Route> = signs.map((code) => ({
  ...publicPage(signPath(code), "sign"),
  header: "transparent-white",
  calls: (_, path) => [ask("horoscope.sign", { params: { code } }), meta(path)]
}))

const contactsCalls: Route["calls"] = (_, path) => [
  ask("stores.contacts", {}),
  ask("stores.locations", {}),
  ask("stores.cities", {}),
  meta(path)
]

const blogCalls: Route["calls"] = (_, path, search) => {
  const { page, topic } = readBlogSearch(search)
  const query = { ...(topic === null ? {} : { topic }), ...(page === 1 ? {} : { page }) }
  return [ask("articles.list", { query }), ask("articles.topics", {}), meta(path)]
}

const articleCalls = (code: string, path: string): ReadonlyArray<CallRequest> => [
  ask("articles.one", { params: { id: code } }),
  ask("articles.readMore", { query: { articleCode: code } }, true),
  meta(path)
]

const blogRoutes: ReadonlyArray<Route> = [
  { ...publicPage(blogPath, "blog"), calls: blogCalls },
  {
    name: "customer-service-blog-article",
    pattern: `${blogPath}/{articleCode}`,
    params: Schema.Struct({ articleCode: Code }),
    screen: "article",
    calls: ({ articleCode }, path) => articleCalls(String(articleCode), path)
  },
  { ...privatePage("/blog", "blog"), calls: blogCalls },
  privatePage("/blog-skeleton", "blogSkeleton"),
  { ...privatePage("/article", "article"), calls: (_, path) => articleCalls("kak-chitat-otchet", path) }
]

export const contentRoutes: ReadonlyArray<Route> = [
  { name: "home", pattern: "/", screen: "home", header: "transparent-black", calls: (_, path) => [ask("pages.main", {}), meta(path)] },
  ...words(
    "/about",
    "/about/environmental-responsibility",
    "/about/kimberley-process",
    "/about/russian-cut",
    "/about/social-responsibility"
  ),
  { name: "collection", pattern: "/collection", screen: "collections", calls: (_, path) => [ask("content.landings", {}), meta(path)] },
  ...landings(
    "/balance",
    "/berkana",
    "/engagement",
    "/engagement-selection",
    "/fancy",
    "/lethe",
    "/luminous",
    "/luminous-selection",
    "/petals"
  ),
  { ...privatePage("/contacts-markup", "contacts"), calls: contactsCalls },
  { ...publicPage("/customer-service/contacts", "contacts"), calls: contactsCalls },
  { ...publicPage(askQuestionPath, "askQuestion"), calls: (_, path) => [ask("questions.topics", {}), meta(path)] },
  privatePage(questionSentPath, "questionSent"),
  {
    ...publicPage(getInTouchPath, "getInTouch"),
    calls: (_, path) => [ask("questions.topics", {}), ask("stores.contacts", {}), ask("stores.cities", {}), meta(path)]
  },
  ...words("/customer-service/certification", "/customer-service/payment-and-shipping", "/customer-service/personalization"),
  ...words("/customer-service/questions-and-answers", "/customer-service/try-on", "/customer-service/warranty"),
  ...words("/diamonds-history", "/our-history", "/privacy-policy", "/terms-and-conditions", "/vacancies"),
  ...blogRoutes,
  {
    ...publicPage(horoscopePath, "horoscope"),
    header: "transparent-white",
    calls: (_, path) => [ask("horoscope.signs", {}), meta(path)]
  },
  ...signPages,
  { ...publicPage("/giftcards", "giftcards"), calls: (_, path) => [ask("catalog.giftcards", {}), meta(path)] }
]

/** Any other static page; must be the last route. */
export const staticRoute: Route = {
  name: "static-page",
  pattern: "/{slug...}",
  params: Schema.Struct({ slug: Slug }),
  screen: "static",
  calls: ({ slug }, path) => wordsAt(String(slug), path)
}
