import { searchAddress, type SearchTab } from "./search-address.ts"

type TitledLink = { readonly title: string; readonly link: string }

type SuggestedResults = {
  readonly queries: ReadonlyArray<string>
  readonly sections: ReadonlyArray<TitledLink & { readonly count: number | null }>
  readonly articles: ReadonlyArray<TitledLink>
  readonly jewelry: { readonly total: number }
  readonly diamonds: { readonly total: number }
}

export type ListOption = { readonly tab: SearchTab; readonly total: number; readonly link: string }

export const listOptions = (term: string, { diamonds, jewelry }: SuggestedResults): ReadonlyArray<ListOption> =>
  (
    [
      { tab: "jewelry", total: jewelry.total },
      { tab: "diamonds", total: diamonds.total }
    ] as const
  ).flatMap((list) => (list.total === 0 ? [] : [{ ...list, link: searchAddress({ term, tab: list.tab }) }]))

/** Keyboard order; `cards` are the addresses of pictured products. */
export const optionLinks = (term: string, suggested: SuggestedResults, cards: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...suggested.queries.map((query) => searchAddress({ term: query })),
  ...suggested.sections.map(({ link }) => link),
  ...suggested.articles.map(({ link }) => link),
  ...listOptions(term, suggested).map(({ link }) => link),
  ...cards
]

/** `null` beyond the ends returns the focus to the field. */
export const nextOption = (count: number, active: number | null, by: 1 | -1): number | null => {
  const next = active === null ? (by === 1 ? 0 : count - 1) : active + by
  return next >= 0 && next < count ? next : null
}
