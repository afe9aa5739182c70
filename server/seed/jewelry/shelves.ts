import { catalogPageSize } from "../../../core/domain/catalogue/page-sizes.ts"

/** `shown` counts the uses of each picture. */
export type Page = { readonly shown: Map<string, number> }

export type Choice = { readonly pictures: ReadonlyArray<string>; readonly pages: ReadonlyArray<Page> }

export const cutIntoPages = <Item>(list: ReadonlyArray<Item>): ReadonlyArray<readonly [Page, ReadonlyArray<Item>]> =>
  Array.from({ length: Math.ceil(list.length / catalogPageSize) }, (_, page) => [
    { shown: new Map() },
    list.slice(page * catalogPageSize, (page + 1) * catalogPageSize)
  ])

/** Index for each item. Items choose in turn, those with fewest alternatives first, in several rounds, so that pages vary. */
export const choosePictures = (choices: ReadonlyArray<Choice>): ReadonlyArray<number> => {
  const taken = choices.map(() => 0)
  for (const { pages, pictures } of choices) count(pages, pictures[0], 1)
  const byLeast = [...choices.entries()].toSorted(([, one], [, other]) => one.pictures.length - other.pictures.length)
  for (let round = 0; round < rounds; round++)
    for (const [index, choice] of byLeast) {
      count(choice.pages, choice.pictures[taken[index] ?? 0], -1)
      const chosen = rarest(choice, round)
      count(choice.pages, choice.pictures[chosen], 1)
      taken[index] = chosen
    }
  return taken
}

const rounds = 10

const count = (pages: ReadonlyArray<Page>, picture: string | undefined, by: number): void => {
  if (picture === undefined) return
  for (const { shown } of pages) shown.set(picture, (shown.get(picture) ?? 0) + by)
}

/** Ties rotate by round, to leave local optima. */
const rarest = ({ pages, pictures }: Choice, round: number): number => {
  const costs = pictures.map((picture) => pages.reduce((sum, { shown }) => sum + costOfOneMore(shown.get(picture) ?? 0), 0))
  const least = Math.min(...costs) + 1e-9
  return turnedBy(round, [...costs.keys()]).find((index) => (costs[index] ?? least) <= least) ?? 0
}

const turnedBy = (round: number, indexes: ReadonlyArray<number>): ReadonlyArray<number> => {
  const from = round % indexes.length
  return [...indexes.slice(from), ...indexes.slice(0, from)]
}

const costOfOneMore = (shown: number): number => (shown < 2 ? 0.02 * shown : 3 * shown - 3)
