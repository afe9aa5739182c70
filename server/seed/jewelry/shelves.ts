import { catalogPageSize } from "../../../core/domain/page-sizes.ts"

/** A page of a list: how often it shows each picture, and how much it matters that it shows none too often. */
export type Page = { readonly shown: Map<string, number>; readonly weight: number }

/** Something that can be shown in one of these pictures, on the pages where it stands. */
export type Choice = { readonly pictures: ReadonlyArray<string>; readonly pages: ReadonlyArray<Page> }

/** A list that people leaf through, cut into its pages: each page with what stands on it. */
export const cutIntoPages = <Item>(list: ReadonlyArray<Item>, weight: number): ReadonlyArray<readonly [Page, ReadonlyArray<Item>]> =>
  Array.from({ length: Math.ceil(list.length / catalogPageSize) }, (_, page) => [
    { shown: new Map(), weight },
    list.slice(page * catalogPageSize, (page + 1) * catalogPageSize)
  ])

/**
 * Which of its pictures each takes, so that no page is a row of equals: they choose one after another, knowing what the others show, who has
 * least to show first, again and again until few would change.
 */
export const settle = (choices: ReadonlyArray<Choice>): ReadonlyArray<number> => {
  const taken = choices.map(() => 0)
  for (const { pages, pictures } of choices) count(pages, pictures[0], 1)
  const byLeast = [...choices.keys()].toSorted((one, other) => picturesOf(choices[one]) - picturesOf(choices[other]))
  for (let round = 0, changed = Infinity; round < mostRounds && changed > fewChanges; round++) {
    changed = 0
    for (const index of byLeast) {
      const [choice, before] = [choices[index], taken[index] ?? 0]
      if (choice === undefined || choice.pictures.length < 2) continue
      count(choice.pages, choice.pictures[before], -1)
      const chosen = rarest(choice, before)
      count(choice.pages, choice.pictures[chosen], 1)
      taken[index] = chosen
      if (chosen !== before) changed++
    }
  }
  return taken
}

const mostRounds = 20
const fewChanges = 2

const picturesOf = (choice: Choice | undefined): number => choice?.pictures.length ?? 0

const count = (pages: ReadonlyArray<Page>, picture: string | undefined, by: number): void => {
  if (picture === undefined) return
  for (const { shown } of pages) shown.set(picture, (shown.get(picture) ?? 0) + by)
}

/** The picture that its pages show least: a second equal costs little, every one after it more than the one before. */
const rarest = ({ pages, pictures }: Choice, before: number): number => {
  const costs = pictures.map((picture) =>
    pages.reduce((sum, { shown, weight }) => sum + weight * costOfOneMore(shown.get(picture) ?? 0), 0)
  )
  return costs.reduce((least, cost, index) => (cost < (costs[least] ?? cost) ? index : least), before)
}

const costOfOneMore = (shown: number): number => (shown < 2 ? 0.02 * shown : 2 * shown - 3)
