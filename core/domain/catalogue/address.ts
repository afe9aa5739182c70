import type { Listing } from "./facet.ts"
import { type CatalogState, type Filter, isRange } from "./filter.ts"
import { readForm } from "./form.ts"
import { meaningfulFilters } from "./meaning.ts"
import { printFilters, readFilters } from "./grammar.ts"
import { maxPages } from "./page-sizes.ts"
import { defaultSort, isDefaultSort, readSort } from "./sort.ts"

export type ReadAddress =
  { readonly _tag: "Read"; readonly state: CatalogState } | { readonly _tag: "Moved"; readonly to: string } | { readonly _tag: "Missing" }

export const plainState = (listing: Listing): CatalogState => ({ filters: [], sort: defaultSort(listing), page: 1 })

/**
 * Canonical address, `/jewelry/kolco/filter/metal--gold/2?sort=price&order=asc`. Page 1 has no number (CAT-031); a single value of the path facet is
 * a path segment. The query has a non-default sort, `?from=1` (first shown page) and `?view=table` or `plot`.
 */
export const catalogAddress = (listing: Listing, { filters: chosen, from, extra = [], page, sort, view }: CatalogState): string => {
  const filters = meaningfulFilters(chosen)
  const query = [
    ...(isDefaultSort(listing, sort) ? [] : [`sort=${sort.code}`, `order=${sort.direction}`]),
    ...(from === undefined ? [] : [`from=${from}`]),
    ...(view === undefined ? [] : [`view=${view}`]),
    ...extra.map(([name, value]) => `${name}=${value}`)
  ]
  return pathOf(listing, filters, page) + (query.length === 0 ? "" : `?${query.join("&")}`)
}

/**
 * Parses an escaped address. Other spellings redirect to the canonical one and keep foreign parameters; submitted forms (`…/filter/?shape=round`)
 * redirect without them. Overlong input is `Missing`.
 */
export const readAddress = (listing: Listing, path: string, search: string): ReadAddress => {
  if (path.length > longestPath || search.length > longestSearch) return missing
  const query = new URLSearchParams(search)
  const filters = readPath(listing, path)
  if (filters === undefined) return missing
  const form = /\/filter\/?$/.test(path) ? readForm(listing, query, filters.filters) : undefined
  const from = form === undefined ? readFrom(query, filters.page) : undefined
  const state = {
    ...filters,
    filters: meaningfulFilters(form ?? filters.filters),
    sort: readSort(listing, query),
    ...(from !== undefined && { from }),
    ...readView(listing, query),
    ...readExtra(listing, query)
  }
  const address = catalogAddress(listing, state)
  if (address === comparable(listing, path, query)) return { _tag: "Read", state }
  return { _tag: "Moved", to: withRest(address, form === undefined ? foreignParameters(listing, query) : []) }
}

/** Follows redirects; `undefined` when not found. */
export const stateAt = (listing: Listing, path: string, search: string): CatalogState | undefined => {
  const read = readAddress(listing, path, search)
  if (read._tag !== "Moved") return read._tag === "Read" ? read.state : undefined
  const [to = "", query = ""] = read.to.split("?")
  return stateAt(listing, to, query)
}

const longestPath = 1_000
const longestSearch = 4_000
/** Ignored unless below `page` and within `maxPages`. */
const readFrom = (query: URLSearchParams, page: number): number | undefined => {
  const text = query.get("from") ?? ""
  const from = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : page
  return from < page && page - from < maxPages ? from : undefined
}

const readView = ({ hasPlot, hasTable }: Listing, query: URLSearchParams): Pick<CatalogState, "view"> => {
  const view = query.get("view")
  return (hasTable && view === "table") || (hasPlot && view === "plot") ? { view } : {}
}

const readExtra = ({ keeps = [] }: Listing, query: URLSearchParams): Pick<CatalogState, "extra"> => {
  const extra = keeps.flatMap((name) => {
    const value = query.get(name) ?? ""
    return /^[1-9]\d{0,8}$/.test(value) ? [[name, value] as const] : []
  })
  return extra.length === 0 ? {} : { extra }
}

const missing: ReadAddress = { _tag: "Missing" }

const pathOf = (listing: Listing, filters: ReadonlyArray<Filter>, page: number): string => {
  const inPath = filters.find(({ code, payload }) => code === listing.pathFacet && !isRange(payload) && payload.length === 1)
  const others = filters.filter((filter) => filter !== inPath)
  const segments = [
    listing.root,
    ...(inPath === undefined || isRange(inPath.payload) ? [] : inPath.payload),
    ...(others.length === 0 ? [] : ["filter", printFilters(others)]),
    ...(page === 1 ? [] : [page])
  ]
  return segments.length === 1 ? listing.home : segments.join("/")
}

const readPath = (listing: Listing, path: string): Pick<CatalogState, "filters" | "page"> | undefined => {
  const segments = segmentsOf(listing, path)
  if (segments === undefined) return undefined
  const [last = ""] = segments.slice(-1)
  const isNumbered = /^\d{1,3}$/.test(last)
  const named = isNumbered ? segments.slice(0, -1) : segments
  const at = named.indexOf("filter")
  const before = at === -1 ? named : named.slice(0, at)
  const pathSegments = pathFacetSegments(listing, before)
  const filters =
    pathSegments === undefined ? undefined : readFilters(listing, [...pathSegments, ...(at === -1 ? [] : named.slice(at + 1))])
  const page = isNumbered ? Number(last) : 1
  return filters === undefined || page === 0 ? undefined : { filters, page }
}

const segmentsOf = (listing: Listing, path: string): ReadonlyArray<string> | undefined => {
  const [, ...segments] = path.replace(/\/$/, "").split("/")
  const [, ...root] = listing.root.split("/")
  if (root.some((segment, index) => segments[index] !== segment)) return undefined
  try {
    return segments.slice(root.length).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** Maps the segment before `filter` to the path facet. */
const pathFacetSegments = ({ pathFacet }: Listing, before: ReadonlyArray<string>): ReadonlyArray<string> | undefined => {
  const [value, ...more] = before
  if (value === undefined) return []
  return pathFacet === null || more.length > 0 || value.includes(",") ? undefined : [`${pathFacet}--${value}`]
}

const comparable = (listing: Listing, path: string, query: URLSearchParams): string => {
  const bare = path.replace(/\/$/, "")
  const listQuery = new URLSearchParams([...query].filter(([name]) => isOwn(listing, name))).toString()
  return (bare === listing.root ? listing.home : bare) + (listQuery === "" ? "" : `?${listQuery}`)
}

const isOwn = ({ keeps = [] }: Listing, name: string): boolean => ["sort", "order", "from", "view", ...keeps].includes(name)

/** Parameters of ads, for example. */
const foreignParameters = (listing: Listing, query: URLSearchParams): ReadonlyArray<readonly [string, string]> =>
  [...query].filter(([name]) => !isOwn(listing, name))

const withRest = (address: string, rest: ReadonlyArray<readonly [string, string]>): string => {
  if (rest.length === 0) return address
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams(rest.map(([name, value]) => [name, value])).toString()}`
}
