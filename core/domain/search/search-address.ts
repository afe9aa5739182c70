import type { Direction } from "../catalogue/filter.ts"
import { tidyTerm } from "./search-term.ts"

export type SearchTab = "jewelry" | "diamonds"

export type SearchState = {
  readonly term: string
  /** `null`: jewelry, or stones when no jewelry is found. */
  readonly tab: SearchTab | null
  /** Not validated. */
  readonly sort: { readonly code: string; readonly direction: Direction | null } | null
  readonly page: number
}

/** Parses `?term=кольцо&tab=diamonds&sort=price&order=asc&page=2`; ignores invalid values. */
export const readSearch = (search: string): SearchState => {
  const query = new URLSearchParams(search)
  const [tab, code, direction, page] = ["tab", "sort", "order", "page"].map((name) => query.get(name))
  return {
    term: tidyTerm(query.get("term") ?? ""),
    tab: tab === "jewelry" || tab === "diamonds" ? tab : null,
    sort: code ? { code, direction: direction === "asc" || direction === "desc" ? direction : null } : null,
    page: page && /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1
  }
}

export const searchAddress = ({ page = 1, sort = null, tab = null, term }: Partial<SearchState> & Pick<SearchState, "term">): string => {
  const query = new URLSearchParams({ term })
  if (tab !== null) query.set("tab", tab)
  if (sort !== null) query.set("sort", sort.code)
  if (sort?.direction) query.set("order", sort.direction)
  if (page > 1) query.set("page", String(page))
  return `${searchPath}?${query.toString()}`
}

type ResultList = { readonly total: number; readonly read: { readonly isMeant: boolean; readonly misfits: ReadonlyArray<string> } }

/** Tab of the term; the other when that is empty and the whole term applies there. */
export const firstTab = (lists: Readonly<Record<SearchTab, ResultList>>): SearchTab => {
  const [meant, other]: readonly [SearchTab, SearchTab] = lists.jewelry.read.isMeant ? ["jewelry", "diamonds"] : ["diamonds", "jewelry"]
  return lists[meant].total === 0 && lists[other].total > 0 && lists[other].read.misfits.length === 0 ? other : meant
}

/** RT-087. */
export const sampleSearch: SearchState = { term: "кольцо", tab: null, sort: null, page: 1 }

export const searchPath = "/search/"
