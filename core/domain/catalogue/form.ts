import type { Facet, Listing, RangeFacet } from "./facet.ts"
import { type Filter, isRange, type Range } from "./filter.ts"
import { inOrder, plainDigits, readNumber } from "./grammar.ts"

/**
 * Parses a form sent without JavaScript: `?shape=round&shape=oval&weight_from=1&price_to=2+000+000`. Allows commas and spaces, ignores invalid
 * values. Missing facets come from the path.
 */
export const readForm = (listing: Listing, query: URLSearchParams, inPath: ReadonlyArray<Filter>): ReadonlyArray<Filter> => {
  const payloads = new Map(inPath.map(({ code, payload }) => [code, payload]))
  for (const facet of listing.facets) {
    const payload = payloadOf(facet, query)
    if (payload !== undefined) payloads.set(facet.code, payload)
  }
  return inOrder(listing, payloads)
}

export const fieldNames = ({ code }: RangeFacet): Readonly<Record<keyof Range, string>> => ({ from: `${code}_from`, to: `${code}_to` })

export const fieldValue = (payload: Filter["payload"] | undefined, end: keyof Range): string =>
  payload === undefined || !isRange(payload) ? "" : String(payload[end] ?? "")

const payloadOf = (facet: Facet, query: URLSearchParams): Filter["payload"] | undefined => {
  if (facet.kind === "choice") return query.has(facet.code) ? query.getAll(facet.code).slice(0, facet.options.length) : undefined
  const names = fieldNames(facet)
  if (!query.has(names.from) && !query.has(names.to)) return undefined
  return { from: typed(facet, query.get(names.from)), to: typed(facet, query.get(names.to)) }
}

const typed = (facet: RangeFacet, text: string | null): number | null => readNumber(facet, plainDigits(text ?? "")) ?? null
