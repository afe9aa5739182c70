import type { ChoiceFacet, Facet, Listing, RangeFacet } from "./facet.ts"
import { type Filter, isRange, type Range } from "./filter.ts"

/** `shape--round,oval/weight--1-1.5/price--to-2000000` in listing order, without trailing zeros. Parsing normalizes equivalent input. */
export const printFilters = (filters: ReadonlyArray<Filter>): string =>
  filters.map(({ code, payload }) => `${code}--${isRange(payload) ? printRange(payload) : payload.join(",")}`).join("/")

export const readFilterText = (listing: Listing, text: string): ReadonlyArray<Filter> | undefined =>
  text === "" ? [] : readFilters(listing, text.split("/", listing.facets.length + 1))

/** `undefined` for an unknown, repeated or invalid name or value. */
export const readFilters = (listing: Listing, segments: ReadonlyArray<string>): ReadonlyArray<Filter> | undefined => {
  if (segments.length > listing.facets.length) return undefined
  const read = new Map<string, Filter["payload"]>()
  for (const segment of segments) {
    const [, code = "", text = ""] = /^([a-z_]+)--(.+)$/.exec(segment) ?? []
    const facet = listing.facets.find((candidate) => candidate.code === code)
    const payload = facet === undefined || read.has(code) ? undefined : readPayload(facet, text)
    if (payload === undefined) return undefined
    read.set(code, payload)
  }
  return inOrder(listing, read)
}

export const inOrder = (listing: Listing, payloads: ReadonlyMap<string, Filter["payload"]>): ReadonlyArray<Filter> =>
  listing.facets.flatMap((facet) => {
    const payload = payloads.get(facet.code)
    const normal = payload === undefined ? undefined : normalized(facet, payload)
    return normal === undefined ? [] : [{ code: facet.code, payload: normal }]
  })

/** At most nine digits, and the facet's decimals after a point. */
export const readNumber = ({ ceiling, digits }: RangeFacet, text: string): number | undefined => {
  const match = /^\d{1,9}(?:\.(\d{1,2}))?$/.exec(text)
  if (match === null) return undefined
  const decimals = match[1]?.replace(/0+$/, "") ?? ""
  const value = Number(text)
  return decimals.length <= digits && value <= ceiling ? value : undefined
}

/** Removes spaces and turns a comma into a point. */
export const plainDigits = (text: string): string => text.slice(0, 40).replaceAll(/\s/g, "").replace(",", ".")

const printRange = ({ from, to }: Range): string => {
  if (from === null) return `to-${to}`
  return to === null ? `from-${from}` : `${from}-${to}`
}

const readPayload = (facet: Facet, text: string): Filter["payload"] | undefined =>
  facet.kind === "range" ? readRange(facet, text) : readValues(facet, text)

const readValues = ({ options }: ChoiceFacet, text: string): ReadonlyArray<string> | undefined => {
  const values = text.split(",")
  return values.every((value) => options.some((option) => option.value === value)) ? values : undefined
}

const readRange = (facet: RangeFacet, text: string): Range | undefined => {
  const [first = "", second = "", ...more] = text.split("-")
  if (more.length > 0) return undefined
  const from = first === "to" ? null : readNumber(facet, first === "from" ? second : first)
  const to = first === "from" ? null : readNumber(facet, second)
  return from === undefined || to === undefined ? undefined : { from, to }
}

const normalized = (facet: Facet, payload: Filter["payload"]): Filter["payload"] | undefined => {
  if (isRange(payload)) return facet.kind === "range" ? upright(payload) : undefined
  const values = facet.kind === "choice" ? facet.options.flatMap(({ value }) => (payload.includes(value) ? value : [])) : []
  return values.length === 0 ? undefined : values
}

/** Swaps reversed ends; a lower end of 0 is open. */
const upright = ({ from, to }: Range): Range | undefined => {
  const [least, most] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const open = least === 0 ? null : least
  return open === null && most === null ? undefined : { from: open, to: most }
}
