const listings: ReadonlyArray<ReadonlySet<string>> = [
  new Set(["diamonds"]),
  new Set(["jewelry", "jewelry-category"]),
  new Set(["customer-service-contacts"]),
  new Set(["contacts-markup"]),
  new Set(["giftcards"]),
  new Set(["wishlist"]),
  new Set(["create-jewelry-from-frame"])
]

/** Keeps the scroll (NAV-005, NAV-006). Listings include cities of salons, gift certificate options and favourites tabs. */
export const isOneListing = (before: string | null, after: string | null): boolean =>
  before !== null && after !== null && listings.some((routes) => routes.has(before) && routes.has(after))

/** Choosing a metal or size keeps the scroll (RT-112). */
export const isOneProduct = (before: string | null, after: string): boolean => {
  const piece = before === null ? undefined : pieceAt(before)
  return piece !== undefined && piece === pieceAt(after)
}

const pieceAt = (path: string): string | undefined => /^\/jewelry\/[\w-]+\/(\w{7,10})(?:\/skuId_[\w-]+)?\/?$/.exec(path)?.[1]
