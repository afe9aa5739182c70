import { Schema } from "effect"
import { horoscopePath, signPath, signs } from "../domain/content/zodiac-signs.ts"
import { Slug } from "./params.ts"
import { ask, meta, nameOf } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** The calls of a page of words, by its path without the first slash. */
const wordsAt = (code: string, path: string): ReadonlyArray<CallRequest> => [ask("content.staticPage", { params: { code } }), meta(path)]

/** Pages of words that the specification names. */
const words = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({ name: nameOf(pattern), pattern, screen: "static", calls: (_, path) => wordsAt(pattern.slice(1), path) }))

/** Pages of collections and themes. */
const landings = (...patterns: ReadonlyArray<string>): ReadonlyArray<Route> =>
  patterns.map((pattern) => ({
    name: nameOf(pattern),
    pattern,
    screen: "landing",
    header: "transparent-black",
    calls: (_, path) => [ask("content.landing", { params: { code: pattern.slice(1) } }), meta(path)]
  }))

/** The page of each sign. */
const signPages: ReadonlyArray<Route> = signs.map((code) => ({
  name: nameOf(signPath(code)),
  pattern: signPath(code),
  screen: "sign",
  header: "transparent-white",
  calls: (_, path) => [ask("horoscope.sign", { params: { code } }), meta(path)]
}))

const contactsCalls: Route["calls"] = (_, path) => [
  ask("stores.contacts", {}),
  ask("stores.locations", {}),
  ask("stores.cities", {}),
  meta(path)
]

/** Pages of words, of collections and themes, of certificates, and where the house is. */
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
  { name: "contacts-markup", pattern: "/contacts-markup", screen: "contacts", calls: contactsCalls, isPrivate: true },
  { name: "customer-service-contacts", pattern: "/customer-service/contacts", screen: "contacts", calls: contactsCalls },
  ...words("/customer-service/certification", "/customer-service/payment-and-shipping", "/customer-service/personalization"),
  ...words("/customer-service/questions-and-answers", "/customer-service/try-on", "/customer-service/warranty"),
  ...words("/diamonds-history", "/our-history", "/privacy-policy", "/terms-and-conditions", "/vacancies"),
  {
    name: nameOf(horoscopePath),
    pattern: horoscopePath,
    screen: "horoscope",
    header: "transparent-white",
    calls: (_, path) => [ask("horoscope.signs", {}), meta(path)]
  },
  ...signPages,
  { name: "giftcards", pattern: "/giftcards", screen: "giftcards", calls: (_, path) => [ask("catalog.giftcards", {}), meta(path)] }
]

/** Whatever else its editors have written: the last of all. */
export const staticRoute: Route = {
  name: "static-page",
  pattern: "/{slug...}",
  params: Schema.Struct({ slug: Slug }),
  screen: "static",
  calls: ({ slug }, path) => wordsAt(String(slug), path)
}
