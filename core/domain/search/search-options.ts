import { searchAddress, type SearchTab } from "./search-address.ts"

type Titled = { readonly title: string; readonly link: string }

/** What is suggested, as far as its options go. */
type Suggested = {
  readonly queries: ReadonlyArray<string>
  readonly sections: ReadonlyArray<Titled & { readonly count: number | null }>
  readonly articles: ReadonlyArray<Titled>
  readonly jewelry: { readonly total: number }
  readonly diamonds: { readonly total: number }
}

/** A whole list of results. */
export type ListOption = { readonly tab: SearchTab; readonly total: number; readonly link: string }

/** The lists that have something; both lead to the page of results. */
export const listOptions = (term: string, { diamonds, jewelry }: Suggested): ReadonlyArray<ListOption> =>
  (
    [
      { tab: "jewelry", total: jewelry.total },
      { tab: "diamonds", total: diamonds.total }
    ] as const
  ).flatMap((list) => (list.total === 0 ? [] : [{ ...list, link: searchAddress({ term, tab: list.tab }) }]))

/** Where every option leads, in the order in which the arrow keys go along them; `cards` are the addresses of what is pictured. */
export const optionLinks = (term: string, suggested: Suggested, cards: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...suggested.queries.map((query) => searchAddress({ term: query })),
  ...suggested.sections.map(({ link }) => link),
  ...suggested.articles.map(({ link }) => link),
  ...listOptions(term, suggested).map(({ link }) => link),
  ...cards
]

/** The option after or before one of `count`; beyond the ends there is none, which is the field itself. */
export const nextOption = (count: number, active: number | null, by: 1 | -1): number | null => {
  const next = active === null ? (by === 1 ? 0 : count - 1) : active + by
  return next >= 0 && next < count ? next : null
}
