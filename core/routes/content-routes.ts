import { Schema } from "effect"
import { blogPath, readBlogSearch } from "../domain/articles/article.ts"
import { Code, Slug } from "./params.ts"
import { askQuestionPath, getInTouchPath, questionSentPath } from "../domain/questions/question-paths.ts"
import { horoscopePath, signPath, signs } from "../domain/content/zodiac-signs.ts"
import { callRequest, metaRequest, publicPage, privatePage } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** `code` is the path without the leading slash. */
const staticPageCalls = (code: string, path: string): ReadonlyArray<CallRequest> => [
  callRequest("content.staticPage", { params: { code } }),
  metaRequest(path)
]

export const textPages = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({ ...publicPage(pattern, "static"), calls: (_, path) => staticPageCalls(pattern.slice(1), path) }))

export const landingPages = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({
    ...publicPage(pattern, "landing"),
    header: "transparent-black",
    calls: (_, path) => [callRequest("content.landing", { params: { code: pattern.slice(1) } }), metaRequest(path)]
  }))

const signPages: ReadonlyArray<Route> = signs.map((code) => ({
  ...publicPage(signPath(code), "sign"),
  header: "transparent-white",
  calls: (_, path) => [callRequest("horoscope.sign", { params: { code } }), metaRequest(path)]
}))

const contactsCalls: Route["calls"] = (_, path) => [
  callRequest("stores.contacts", {}),
  callRequest("stores.locations", {}),
  callRequest("stores.cities", {}),
  metaRequest(path)
]

const blogCalls: Route["calls"] = (_, path, search) => {
  const { page, topic } = readBlogSearch(search)
  const query = { ...(topic === null ? {} : { topic }), ...(page === 1 ? {} : { page }) }
  return [callRequest("articles.list", { query }), callRequest("articles.topics", {}), metaRequest(path)]
}

const articleCalls = (code: string, path: string): ReadonlyArray<CallRequest> => [
  callRequest("articles.one", { params: { id: code } }),
  callRequest("articles.readMore", { query: { articleCode: code } }, true),
  metaRequest(path)
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
  {
    name: "home",
    pattern: "/",
    screen: "home",
    header: "transparent-black",
    calls: (_, path) => [callRequest("pages.main", {}), metaRequest(path)]
  },
  ...textPages(
    "/about",
    "/about/environmental-responsibility",
    "/about/kimberley-process",
    "/about/russian-cut",
    "/about/social-responsibility"
  ),
  {
    name: "collection",
    pattern: "/collection",
    screen: "collections",
    calls: (_, path) => [callRequest("content.landings", {}), metaRequest(path)]
  },
  ...landingPages(
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
  { ...publicPage(askQuestionPath, "askQuestion"), calls: (_, path) => [callRequest("questions.topics", {}), metaRequest(path)] },
  privatePage(questionSentPath, "questionSent"),
  {
    ...publicPage(getInTouchPath, "getInTouch"),
    calls: (_, path) => [
      callRequest("questions.topics", {}),
      callRequest("stores.contacts", {}),
      callRequest("stores.cities", {}),
      metaRequest(path)
    ]
  },
  ...textPages("/customer-service/certification", "/customer-service/payment-and-shipping", "/customer-service/personalization"),
  ...textPages("/customer-service/questions-and-answers", "/customer-service/try-on", "/customer-service/warranty"),
  ...textPages("/diamonds-history", "/our-history", "/privacy-policy", "/terms-and-conditions", "/vacancies"),
  ...blogRoutes,
  {
    ...publicPage(horoscopePath, "horoscope"),
    header: "transparent-white",
    calls: (_, path) => [callRequest("horoscope.signs", {}), metaRequest(path)]
  },
  ...signPages,
  { ...publicPage("/giftcards", "giftcards"), calls: (_, path) => [callRequest("catalog.giftcards", {}), metaRequest(path)] }
]

/** Must be the last route. */
export const staticRoute: Route = {
  name: "static-page",
  pattern: "/{slug...}",
  params: Schema.Struct({ slug: Slug }),
  screen: "static",
  calls: ({ slug }, path) => staticPageCalls(String(slug), path)
}
