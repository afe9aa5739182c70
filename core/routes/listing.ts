const listings: ReadonlyArray<ReadonlySet<string>> = [
  new Set(["diamonds"]),
  new Set(["jewelry", "jewelry-category"]),
  new Set(["customer-service-contacts"]),
  new Set(["contacts-markup"]),
  new Set(["giftcards"]),
  new Set(["wishlist"]),
  new Set(["create-jewelry-from-frame"])
]

/**
 * Whether two pages are of one listing: turning its pages or changing its filters leaves the scroll alone (NAV-005, NAV-006); so do
 * choosing a city among the salons, what is chosen of a gift certificate, and a tab of the favourites.
 */
export const isOneListing = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && listings.some((routes) => routes.has(before) && routes.has(after))

/** Whether two addresses are of one piece of jewelry: choosing a metal or a size of it leaves the scroll alone (RT-112). */
export const isOneProduct = (before: string | null, after: string): boolean => {
  const piece = before === null ? undefined : pieceAt(before)
  return piece !== undefined && piece === pieceAt(after)
}

/** The product code of a piece's page, whichever variant it shows. */
const pieceAt = (path: string): string | undefined => /^\/jewelry\/[\w-]+\/(\w{7,10})(?:\/skuId_[\w-]+)?\/?$/.exec(path)?.[1]
