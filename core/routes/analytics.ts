import type { Match } from "./resolve.ts"

export type AnalyticsPage = {
  /** `null` when no route matches. */
  readonly name: string | null
  readonly params: Readonly<Record<string, string>>
  readonly isSearchPage: boolean
  readonly isCollectionFilter: boolean
}

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
