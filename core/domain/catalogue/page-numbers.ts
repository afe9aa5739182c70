export type PageNumber = number | "gap"

/** First pages, last one and neighbours; a gap covers at least two pages. */
export const pageNumbers = (page: number, pages: number): ReadonlyArray<PageNumber> => {
  const first = page <= 2 ? [1, 2, 3] : [1, page - 1, page, page + 1]
  const last = page >= pages - 1 ? [pages - 2, pages - 1, pages] : [pages]
  const shown = [...new Set([...first, ...last])].filter((number) => number >= 1 && number <= pages).toSorted((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    return missing === 0 ? [number] : missing === 1 ? [number - 1, number] : ["gap" as const, number]
  })
}

/** Item numbers from 1; expects all pages but the last to be full. */
export const shownRange = ({
  count,
  first,
  page,
  pages,
  total
}: {
  readonly count: number
  readonly first: number
  readonly page: number
  readonly pages: number
  readonly total: number
}) => {
  const to = page === pages ? total : (page * count) / (page - first + 1)
  return { from: to - count + 1, to }
}
