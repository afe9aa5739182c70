import { articles } from "../../../server/seed/content/articles.ts"
import { landings } from "../../../server/seed/content/landings.ts"
import { pageMeta } from "../../../server/seed/content/page-meta.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { banners, countries, menus } from "../../../server/seed/content/shell.ts"
import { sections, staticPages } from "../../../server/seed/content/static-pages.ts"
import { storeCities, storeContacts, storeLocations } from "../../../server/seed/content/stores.ts"
import { tooltips } from "../../../server/seed/content/tooltips.ts"

const everything = {
  articles: articles().map(({ lead, title }) => ({ lead, title })),
  staticPages,
  sections,
  landings,
  mainPage,
  pageMeta,
  menus,
  banners,
  tooltips,
  countries,
  storeContacts,
  storeLocations,
  storeCities
}

/** Every string with the name of its field. */
export const fieldsIn = (value: unknown, name = ""): ReadonlyArray<readonly [name: string, text: string]> => {
  if (typeof value === "string") return [[name, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, Array.isArray(value) ? name : key))
}

/** Fields that no shopper reads as text. */
const unread = new Set([
  "keywords",
  "code",
  "link",
  "picture",
  "image",
  "previews",
  "section",
  "kind",
  "place",
  "scene",
  "path",
  "phone",
  "email",
  "city"
])

/** Every text of the seed, with the name of its field. */
export const fields = fieldsIn(everything)

/** Texts that a shopper reads. */
export const texts = fields.filter(([name]) => !unread.has(name) && name !== "collection" && name !== "type").map(([, text]) => text)

/** Addresses and product references in the seed, without duplicates. */
export const links = [
  ...new Set([...fields, ...fieldsIn(articles())].flatMap(([name, text]) => (["link", "stones", "pieces"].includes(name) ? [text] : [])))
]

/** Single words of a value. */
export const wordsOf = (value: unknown): ReadonlyArray<string> =>
  fieldsIn(value)
    .filter(([name]) => !unread.has(name))
    .flatMap(([, text]) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\-,.:/]*/gu) ?? [])
const pageOf = (code: string) => staticPages.find((page) => page.code === code)

/** Full text of a page, with plain spaces. */
export const said = (code: string): string =>
  fieldsIn(pageOf(code))
    .map(([, text]) => text)
    .join("\n")
    .replaceAll("\u00A0", " ")

/** Values that occur more than once. */
export const repeated = (values: ReadonlyArray<string>) => values.filter((value, index) => values.indexOf(value) !== index)
