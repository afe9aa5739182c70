const listings: ReadonlyArray<ReadonlySet<string>> = [new Set(["diamonds"]), new Set(["jewelry", "jewelry-category"])]

/** Whether two pages are of one listing: turning its pages or changing its filters leaves the scroll alone (NAV-005, NAV-006). */
export const isOneListing = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && listings.some((routes) => routes.has(before) && routes.has(after))
