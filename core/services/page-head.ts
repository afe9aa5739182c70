import type { PageMeta } from "../contract/pages.ts"
import { describeDiamondPage } from "../domain/diamond-meta.ts"
import { closedRobots, type Head, openRobots, shopName } from "../domain/head.ts"
import type { Place } from "../domain/place.ts"
import type { Found } from "../routes/resolve.ts"
import type { PageData } from "./pages.ts"

/** What a page says of itself: its meta record, and where that is silent its own words (`storefront §8`, META-015, META-021). */
export const pageHead = (place: Place, match: Found, data: PageData): Head => {
  const meta: Partial<PageMeta> = data["pages.meta"] ?? {}
  const own = ownHead(place, match, data)
  const page = data["catalog.diamonds"]?.page ?? 1
  return {
    title: numbered(meta.title ?? own.title, page),
    description: meta.description ?? own.description,
    keywords: meta.keywords ?? own.keywords,
    robots: match.isPrivate ? closedRobots : (meta.robots ?? openRobots),
    canonical: page > 1 ? own.canonical : (meta.canonical ?? own.canonical)
  }
}

const ownHead = (place: Place, match: Found, data: PageData): Omit<Head, "robots"> => {
  const diamond = data["catalog.diamond"]
  const list = data["catalog.diamonds"]
  if (diamond) return describeDiamondPage(diamond)
  if (list) return { ...silent, title: `Бриллианты | ${shopName}`, canonical: list.page === 1 ? "/diamonds" : `/diamonds/${list.page}` }
  return { ...silent, title: shopName, canonical: match.isPrivate ? null : place.path }
}

/** Pages of one list share its words; the number tells them apart in a tab and in a search result. */
const numbered = (title: string, page: number): string => (page === 1 ? title : `${title}, страница ${page}`)

const silent = { description: null, keywords: null }
