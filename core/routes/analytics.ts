import type { Match } from "./resolve.ts"

/** A page as analytics knows it. */
export type AnalyticsPage = {
  /** The route's name; `null` where no route fits. */
  readonly name: string | null
  readonly params: Readonly<Record<string, string>>
  readonly isSearchPage: boolean
  /** A listing filtered by a collection. */
  readonly isCollectionFilter: boolean
}

/** What analytics is told of a visit, by the route that was matched and the path. */
export const analyticsOf = (match: Match, path: string): AnalyticsPage => {
  const category = match._tag === "Found" && match.route === "jewelry-category" ? match.params["category"] : undefined
  return {
    name: match.route,
    params: typeof category === "string" ? { category } : {},
    isSearchPage: match.route?.includes("search") === true,
    isCollectionFilter: match.route !== null && listings.has(match.route) && path.includes("collections--")
  }
}

const listings: ReadonlySet<string> = new Set(["jewelry", "jewelry-category", "diamonds"])
